import type { Texts } from './en.ts';

export const fr: Texts = {
  sandbox: { label: 'Bac à sable', text: 'Aucun argent réel ne circule ici' },
  to: 'à',
  testMerchant: 'Marchand de test',
  signIn: {
    title: 'Connexion',
    heading: 'Connectez-vous pour payer',
    email: 'E-mail',
    password: 'Mot de passe',
    submit: 'Se connecter',
    mistake: 'Aucun acheteur de test n’a cet e-mail et ce mot de passe.',
  },
  testBuyers: {
    heading: 'Acheteurs de test',
    note: 'Un clic suffit pour se connecter. Mot de passe pour se connecter à la main :',
    stories: {
      ada: 'Tout se passe bien',
      dora: 'Sa carte est refusée, son solde est accepté',
      noor: 'Ne peut pas payer ce marchand',
      remy: 'Refusé par les contrôles de risque du portefeuille',
      pia: 'Paie depuis une banque qui règle plus tard',
    },
  },
  order: {
    total: 'Total',
    deliverTo: 'Livraison à',
    parts: {
      item_total: 'Articles',
      tax_total: 'Taxes',
      shipping: 'Livraison',
      handling: 'Frais de traitement',
      insurance: 'Assurance',
      shipping_discount: 'Remise sur la livraison',
      discount: 'Remise',
    },
  },
  review: {
    title: (merchant) => `Payer ${merchant}`,
    payWith: 'Payer avec',
    choose: 'Choisissez comment payer',
    pay: (total) => `Payer ${total}`,
    agree: 'Accepter et continuer',
    signedInAs: (email) => `Connecté avec ${email}`,
    notYou: 'Ce n’est pas vous ?',
    declined: {
      heading: 'Votre paiement a été refusé',
      text: 'Vous n’avez pas payé. Veuillez choisir un autre moyen de paiement.',
      note: 'Refusé',
    },
  },
  instruments: {
    balance: { label: 'Solde Purse', note: () => 'Disponible maintenant' },
    bank: { label: 'Compte bancaire', note: (number) => number },
    debitCard: { label: 'Carte de débit', note: (number) => `Se termine par ${number}` },
    creditCard: { label: 'Carte de crédit', note: (number) => `Se termine par ${number}` },
  },
  cancel: (merchant) => `Annuler et revenir chez ${merchant}`,
  returnTo: (merchant) => `Revenir chez ${merchant}`,
  closeWindow: 'Vous pouvez fermer cette fenêtre.',
  finished: {
    approved: { title: 'Paiement approuvé', text: 'Le marchand termine maintenant votre paiement.' },
    cancelled: { title: 'Paiement annulé', text: 'Vous n’avez pas payé.' },
  },
  problems: {
    unknown: { title: 'Paiement introuvable', text: 'Retournez à la boutique et recommencez là-bas.' },
    expired: {
      title: 'Ce paiement a expiré',
      text: 'Vous n’avez pas payé. Retournez à la boutique et recommencez là-bas.',
    },
    ended: {
      title: 'Ce paiement est clos',
      text: 'Vous n’avez pas payé. Retournez à la boutique et recommencez là-bas.',
    },
    alreadyPaid: { title: 'Déjà payé', text: 'Ce paiement est terminé. Il n’y a plus rien à faire ici.' },
    wrongSession: {
      title: 'Veuillez recommencer',
      text: 'Ce formulaire ne vient pas de votre session actuelle. Rien ne s’est passé.',
    },
  },
  backToPayment: 'Revenir au paiement',
  aboutWallet: 'À propos de ce portefeuille de test',
};
