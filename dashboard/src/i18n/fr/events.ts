import type { Texts } from '../en/en.ts';

export const events: Texts['events'] = {
  title: 'Événements',
  description:
    'Ce qui est arrivé aux paiements, remboursements, litiges, comptes et virements, du plus récent au plus ancien. Les plateformes lisent la même chose, et les webhooks l’annoncent.',
  list: 'Événements',
  columns: { event: 'Événement', about: 'Concerne', at: 'Quand' },
  account: 'Compte',
  filters: {
    title: 'Rechercher des événements',
    search: 'Identifiant d’un événement, d’un paiement ou d’un virement',
    type: 'Type',
    any: 'Tous les types',
    apply: 'Rechercher',
    clear: 'Effacer la recherche',
  },
  empty: {
    title: 'Aucun événement pour l’instant',
    text: 'Le premier paiement produira le premier événement.',
  },
  noMatch: {
    title: 'Aucun événement de ce genre',
    text: 'Vérifiez l’identifiant, ou choisissez un autre type. Les événements ne sont conservés qu’un certain temps.',
  },
  one: {
    loadingTitle: 'Événement',
    back: 'Tous les événements',
    unknown: {
      title: 'Événement introuvable',
      text: (id) => `Il n’y a pas d’événement ${id}, ou il n’est plus conservé.`,
    },
    facts: {
      id: 'Événement',
      at: 'Quand',
      about: 'Concerne',
      sequence: 'Son numéro',
      previous: 'le précédent',
    },
    json: 'Tel qu’il est annoncé',
    code: 'JSON',
    deliveries: 'Envois',
    noDeliveries: 'Aucun point de réception n’en a été informé ces 30 derniers jours, et aucun ne l’attend.',
  },
  delivery: {
    list: 'Envois',
    endpoint: 'Point de réception',
    state: 'État',
    answer: 'Dernière réponse',
    tries: 'Essais',
    at: 'Dernier essai',
    states: { accepted: 'Accepté', waiting: 'En attente', failed: 'Abandonné' },
    status: (status) => `HTTP ${status}`,
    next: (at) => `Prochain essai : ${at}`,
  },
  ofPayment: {
    title: 'Événements',
    text: 'Ce qui est annoncé de ce paiement, le plus récent d’abord.',
    untold: 'Annoncé à personne',
    all: 'Voir tous les événements de ce paiement',
    nothing: 'Ils ne sont plus conservés.',
  },
};
