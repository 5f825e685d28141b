import type { Texts } from '../en/en.ts';

export const events: Texts['events'] = {
  title: 'Événements',
  description:
    'Tout ce qui est arrivé aux paiements, remboursements, litiges, comptes et virements, du plus récent au plus ancien. Les plateformes peuvent lire ces événements ; ils sont aussi envoyés par webhook.',
  list: 'Événements',
  columns: { event: 'Événement', about: 'Concerne', at: 'Quand' },
  account: 'Compte',
  filters: {
    title: 'Rechercher des événements',
    search: 'ID d’événement, de paiement ou de virement',
    type: 'Type',
    any: 'Tous les types',
    clear: 'Effacer la recherche',
  },
  empty: {
    title: 'Aucun événement pour l’instant',
    text: 'Le premier paiement produira le premier événement.',
  },
  noMatch: {
    title: 'Événement introuvable',
    text: 'Vérifiez l’identifiant, ou choisissez un autre type. Les anciens événements sont supprimés.',
  },
  one: {
    loadingTitle: 'Événement',
    back: 'Tous les événements',
    unknown: {
      title: 'Événement introuvable',
      text: (id) => `L’événement ${id} n’existe pas, ou il a été supprimé parce qu’il était trop ancien.`,
    },
    facts: {
      id: 'Événement',
      at: 'Quand',
      about: 'Concerne',
      sequence: 'Numéro d’ordre',
      previous: 'événement précédent',
    },
    json: 'Contenu envoyé',
    code: 'JSON',
    deliveries: 'Envois',
    noDeliveries: 'Non envoyé ces 30 derniers jours, et aucun envoi en attente.',
  },
  delivery: {
    list: 'Envois',
    endpoint: 'Point de terminaison',
    state: 'État',
    answer: 'Dernière réponse',
    tries: 'Tentatives',
    at: 'Dernière tentative',
    states: { accepted: 'Accepté', waiting: 'En attente', failed: 'Échoué' },
    status: (status) => `HTTP ${status}`,
    next: (at) => `Prochaine tentative : ${at}`,
  },
  ofPayment: {
    title: 'Événements',
    text: 'Les événements de ce paiement, du plus récent au plus ancien.',
    untold: 'Non envoyé',
    all: 'Voir tous les événements de ce paiement',
    nothing: 'Ils ont été supprimés.',
  },
};
