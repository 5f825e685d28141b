import type { Texts } from '../en/en.ts';

export const accounts: Texts['accounts'] = {
  title: 'Comptes',
  description: 'Les comptes qui reçoivent l’argent encaissé. Le solde est la somme de toutes les écritures.',
  list: 'Comptes',
  columns: { id: 'Compte', opened: 'Ouvert le', balance: 'Solde' },
  nothing: 'Aucun solde',
  others: (count) => `et ${count} autres devises`,
  search: {
    label: 'Rechercher un compte',
    hint: 'Identifiant du compte',
    clear: 'Afficher tous les comptes',
  },
  own: {
    commission: 'Commission',
    commissionText: 'Votre part des paiements encaissés.',
    fees: 'Frais du portefeuille',
    feesText:
      'Ce que le portefeuille a prélevé, moins ce qu’il a restitué lors des remboursements. C’est une charge : le solde est négatif.',
    clearing: 'Compensation du portefeuille',
    clearingText:
      'La contrepartie de chaque encaissement, de chaque remboursement et des frais. Un solde négatif est ce que le portefeuille vous doit.',
  },
  empty: {
    title: 'Aucun compte pour l’instant',
    sandbox: 'Dans la sandbox, un compte s’ouvre de lui-même dès qu’un paiement le mentionne.',
    production: 'Un paiement ne peut mentionner qu’un compte ouvert. Ouvrez le premier ici ou par l’API.',
  },
  noMatch: {
    title: 'Aucun résultat',
    text: (search) => `Aucun identifiant ne contient « ${search} ».`,
  },
  open: {
    button: 'Ouvrir un compte',
    title: 'Ouvrir un compte',
    label: 'Identifiant du compte',
    hint: 'Celui que les plateformes indiquent dans transaction.accountId. 256 caractères au plus ; il ne pourra plus être modifié.',
    confirm: 'Ouvrir le compte',
    cancel: 'Annuler',
    done: (id) => `Le compte ${id} a été ouvert.`,
  },
  account: {
    title: (id) => `Compte ${id}`,
    back: 'Tous les comptes',
    opened: 'Ouvert le',
    balances: 'Solde',
    payments: 'Paiements du compte',
    postings: 'Écritures',
    download: 'Télécharger en CSV',
    noPostings: 'Les paiements encaissés apparaîtront ici, chacun avec la part reçue par ce compte.',
    noPostingsTitle: 'Aucune écriture pour l’instant',
    columns: {
      at: 'Date',
      payment: 'Paiement ou compte',
      amount: 'Montant',
      kind: 'Type',
      balance: 'Nouveau solde',
    },
    kinds: { capture: 'Encaissement', refund: 'Remboursement', transfer: 'Virement', reversal: 'Annulation' },
    history: 'Solde des 30 derniers jours',
    historyLabel: (first, last) => `Solde des 30 derniers jours : de ${first} à ${last}`,
    currency: 'Devise',
  },
  unknown: {
    title: 'Compte introuvable',
    text: (id) => `Aucun compte n’a l’identifiant ${id}.`,
  },
};
