import type { Texts } from '../en/en.ts';

export const accounts: Texts['accounts'] = {
  title: 'Comptes',
  description: 'Qui reçoit l’argent encaissé. Les soldes sont la somme de toutes les écritures.',
  list: 'Comptes',
  columns: { id: 'Compte', opened: 'Ouvert', balance: 'Solde' },
  nothing: 'Rien encore',
  search: {
    label: 'Trouver des comptes',
    hint: 'Le début de l’identifiant',
    clear: 'Afficher tous les comptes',
  },
  own: {
    commission: 'Commission',
    commissionText: 'Ce que vous avez gardé des paiements encaissés.',
    clearing: 'Compensation du portefeuille',
    clearingText:
      'L’autre côté de chaque encaissement. En dessous de zéro : ce que le portefeuille a encaissé pour vous et vous doit.',
  },
  empty: {
    title: 'Aucun compte pour l’instant',
    sandbox: 'Dans le sandbox, un compte s’ouvre tout seul quand un paiement le nomme.',
    production: 'Un paiement ne peut nommer qu’un compte ouvert. Ouvrez le premier ici ou par l’API.',
  },
  noMatch: {
    title: 'Aucun compte ne commence ainsi',
    text: (search) => `Rien ne commence par « ${search} ».`,
  },
  open: {
    button: 'Ouvrir un compte',
    title: 'Ouvrir un compte',
    label: 'Identifiant du compte',
    hint: 'Tel que les plateformes le nomment dans transaction.accountId. 256 caractères au plus ; il ne peut pas être modifié.',
    confirm: 'Ouvrir le compte',
    cancel: 'Annuler',
    done: (id) => `Le compte ${id} est ouvert.`,
  },
  account: {
    title: (id) => `Compte ${id}`,
    back: 'Tous les comptes',
    opened: 'Ouvert',
    balances: 'Solde',
    payments: 'Ses paiements',
    postings: 'Écritures',
    noPostings: 'Les paiements encaissés apparaissent ici, chacun avec ce que ce compte en a reçu.',
    noPostingsTitle: 'Aucune écriture pour l’instant',
    columns: { at: 'Date', payment: 'Paiement ou compte', amount: 'Montant' },
  },
  unknown: {
    title: 'Ce compte n’existe pas',
    text: (id) => `Aucun compte n’a l’identifiant ${id}.`,
  },
};
