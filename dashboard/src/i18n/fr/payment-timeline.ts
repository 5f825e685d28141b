import type { Texts } from '../en/en.ts';

/** What the service writes down of a payment, and what it calls the wallet for, in words. */
export const paymentTimeline: Texts['paymentTimeline'] = {
  title: 'Chronologie',
  events: {
    'payment.created': 'La plateforme a commencé le paiement',
    'payment.authorized': 'Le portefeuille réserve l’argent',
    'payment.captured': 'L’argent a été encaissé',
    'payment.declined': 'Le portefeuille a refusé ; l’acheteur peut payer autrement',
    'payment.failed': 'Le portefeuille a refusé définitivement',
    'payment.cancelled': 'Le paiement a été annulé',
    'payment.expired': 'Le paiement a expiré',
    'payment.released': 'L’argent réservé a été libéré',
    'payment.quarantined': 'Le portefeuille a contredit Florin ; un administrateur doit décider',
    'payment.reviewed': 'Un administrateur a réglé ce que le portefeuille avait signalé',
  },
  /** The same events, where an operator has caused them. */
  eventsByOperator: { 'payment.failed': 'Un administrateur l’a clos comme non payé' },
  operations: {
    token: 'Se connecter au portefeuille',
    create_order: 'Créer la commande',
    show_order: 'Lire la commande',
    capture_order: 'Encaisser la commande',
    authorize_order: 'Autoriser la commande',
    show_authorization: 'Lire l’autorisation',
    show_capture: 'Lire l’encaissement',
    capture_authorization: 'Encaisser l’autorisation',
    void_authorization: 'Rendre l’autorisation',
  },
  reasons: {
    platform: 'Par la plateforme',
    operator: 'Par un opérateur',
    buyer: 'Par l’acheteur',
    released: 'L’autorisation a été rendue',
    authorization_lapsed: 'L’autorisation est arrivée à son terme',
  },
  walletCall: 'Appel au portefeuille',
  noAnswer: 'Pas de réponse',
  answered: (status) => `Réponse ${status}`,
  took: (duration) => `en ${duration}`,
  times: (count, last) => `${count} fois, la dernière le ${last}`,
  issue: (issue) => `Problème : ${issue}`,
  requestId: 'Identifiant de requête',
  debugId: 'Identifiant de débogage',
  copy: (name, id) => `Copier : ${name} ${id}`,
  earlier: (count) => `Afficher ${count} étapes antérieures`,
};
