import { defineTexts } from '../i18n/texts.ts';

export const accountTexts = defineTexts({
  en: {
    title: 'Accounts',
    description: 'Who receives captured money. Balances are the sum of all postings.',
    list: 'Accounts',
    columns: { id: 'Account', opened: 'Opened', balance: 'Balance' },
    nothing: 'Nothing yet',
    search: { label: 'Find accounts', hint: 'What the account id begins with', clear: 'Show all accounts' },
    own: {
      commission: 'Commission',
      commissionText: 'What you have kept of captured payments.',
      clearing: 'Wallet clearing',
      clearingText:
        'The other side of every capture. Below zero is what the wallet has captured for you and owes.',
    },
    empty: {
      title: 'No account yet',
      sandbox: 'In the sandbox an account opens by itself when a payment first names it.',
      production:
        'A payment can only name an account that is open. Open the first one here, or over the API.',
    },
    noMatch: {
      title: 'No account begins like this',
      text: (search: string) => `Nothing begins with “${search}”.`,
    },
    open: {
      button: 'Open an account',
      title: 'Open an account',
      label: 'Account id',
      hint: 'As platforms name it in transaction.accountId. It can hold 256 characters and cannot be changed.',
      act: 'Open the account',
      cancel: 'Cancel',
      done: (id: string) => `The account ${id} is open.`,
    },
    account: {
      title: (id: string) => `Account ${id}`,
      back: 'All accounts',
      opened: 'Opened',
      balances: 'Balance',
      payments: 'Its payments',
      postings: 'Postings',
      noPostings: 'Captured payments show up here, each with what this account got of it.',
      noPostingsTitle: 'No postings yet',
      columns: { at: 'Time', payment: 'Payment', amount: 'Amount' },
    },
    unknown: {
      title: 'There is no such account',
      text: (id: string) => `No account has the id ${id}.`,
    },
  },
  fr: {
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
      act: 'Ouvrir le compte',
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
      columns: { at: 'Date', payment: 'Paiement', amount: 'Montant' },
    },
    unknown: {
      title: 'Ce compte n’existe pas',
      text: (id) => `Aucun compte n’a l’identifiant ${id}.`,
    },
  },
});
