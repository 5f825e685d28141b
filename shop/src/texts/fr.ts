import type { Texts } from './en.ts';

export const fr: Texts = {
  language: 'Français',
  tagline: 'Des objets faits à la main, de trois petits ateliers',
  by: 'par',
  add: 'Ajouter au panier',
  type: { physical: 'Envoyé chez vous', digital: 'À télécharger' },
  office: 'Commandes de la boutique',
  demo: 'Ceci est une démonstration de Florin. Rien n’est vendu, aucun argent réel ne circule.',
  cart: {
    title: 'Votre panier',
    empty: 'Il est encore vide.',
    has: 'Dans votre panier :',
    full: 'On ne peut pas en commander davantage à la fois.',
    notes: {
      emptied: 'Votre panier a été vidé entre-temps. Rien n’a été débité.',
      quantity: 'Une quantité est un nombre entier de 1 à 20. Votre panier n’a pas changé.',
    },
    quantity: 'Quantité',
    change: 'Modifier',
    remove: 'Retirer',
    total: 'Total',
    checkout: 'Commander',
    toShop: 'Retour à la boutique',
  },
  checkout: {
    title: 'Commander',
    notes: {
      changed:
        'Votre panier a changé depuis que vous avez ouvert cette page. Veuillez le vérifier avant de payer.',
    },
    delivery: 'Où faut-il l’envoyer ?',
    name: 'Prénom et nom',
    street: 'Rue et numéro',
    postCode: 'Code postal',
    city: 'Ville',
    country: 'Pays',
    missing: 'Veuillez remplir ce champ.',
    onlyDownloads: 'Tout est à télécharger. Aucune adresse n’est nécessaire.',
    pay: 'Comment voulez-vous payer ?',
    sameWallet: 'Trois chemins vers le même portefeuille, au choix.',
    redirect: {
      title: 'Sur la page du portefeuille',
      about: 'Vous y allez, vous payez, vous revenez.',
      button: 'Payer avec Purse',
    },
    popup: {
      title: 'Dans une petite fenêtre',
      about: 'Cette page reste ouverte.',
      version: 'SDK du portefeuille pour navigateur, version 5',
    },
    newPopup: {
      title: 'Dans une petite fenêtre, ou ici',
      about: 'Ici si votre navigateur n’ouvre pas de fenêtre.',
      version: 'SDK du portefeuille pour navigateur, version 6',
    },
    failed: 'Cela n’a pas fonctionné. Rien n’a été débité. Veuillez réessayer.',
    unavailable:
      'Le service de paiement est injoignable. Rien n’a été débité. Veuillez réessayer dans un instant.',
  },
  order: {
    last: 'Votre dernière commande :',
    number: 'Commande',
    sentTo: 'Nous l’envoyons à',
    downloads: 'Vos téléchargements',
    download: 'Télécharger',
    refunded: 'Remboursé',
    chooseAgain: 'Choisir un autre moyen de paiement',
    continue: 'Continuer vers le portefeuille',
    cancel: 'Annuler la commande',
    toCheckout: 'Retour à la commande',
    toShop: 'Retour à la boutique',
    states: {
      paid: { title: 'Merci !', text: 'Votre paiement est arrivé, la commande est à vous.' },
      refunded: { title: 'Remboursé', text: 'Votre argent vous a été rendu.' },
      working: {
        title: 'Un instant',
        text: 'Votre portefeuille ou sa banque n’a pas encore confirmé le paiement. Ne payez pas une seconde fois : cette page change toute seule.',
      },
      open: { title: 'Pas encore payé', text: 'Vous n’avez pas approuvé le paiement. Rien n’a été débité.' },
      declined: {
        title: 'Votre portefeuille a refusé',
        text: 'Le moyen de paiement choisi a été refusé. Rien n’a été débité. Choisissez-en un autre, et la commande est à vous.',
      },
      cancelled: { title: 'Vous avez annulé', text: 'Rien n’a été débité. Votre panier est toujours plein.' },
      expired: {
        title: 'Le temps est écoulé',
        text: 'Le paiement a expiré. Rien n’a été débité. Votre panier est toujours plein.',
      },
      failed: {
        title: 'Votre portefeuille a refusé',
        text: 'Rien n’a été débité. Votre panier est toujours plein.',
      },
      unclear: {
        title: 'Nous vérifions',
        text: 'Quelque chose n’est pas clair dans ce paiement. Ne payez pas une seconde fois, nous nous en occupons.',
      },
      unreachable: {
        title: 'Nous ne le savons pas encore',
        text: 'Le service de paiement ne répond pas. Votre commande est gardée, et cette page redemande toute seule.',
      },
    },
  },
  notFound: { title: 'Cette page n’existe pas', text: 'Le lien est peut-être incomplet.' },
  broken: { title: 'Une erreur est survenue', text: 'C’est notre faute. Veuillez réessayer.' },
};
