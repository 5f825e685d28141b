import type { Texts } from './en.ts';

export const fr: Texts = {
  language: 'Français',
  tagline: 'Des objets faits à la main, de trois petits ateliers',
  by: 'par',
  add: 'Ajouter au panier',
  type: { physical: 'Envoyé par la poste', digital: 'À télécharger' },
  office: 'Commandes de la boutique',
  navigation: { shop: 'Boutique', languages: 'Langue' },
  demo: 'Ceci est une démonstration de Florin. Rien n’est vendu, aucun argent réel ne circule.',
  cart: {
    title: 'Votre panier',
    empty: 'Votre panier est vide.',
    has: 'Dans votre panier :',
    full: 'C’est le maximum par commande.',
    notes: {
      emptied: 'Votre panier a été vidé entre-temps. Rien n’a été débité.',
      quantity: 'Saisissez un nombre entier de 1 à 20. Votre panier n’a pas changé.',
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
    delivery: 'Où devons-nous l’envoyer ?',
    name: 'Prénom et nom',
    street: 'Rue et numéro',
    postCode: 'Code postal',
    city: 'Ville',
    country: 'Pays',
    missing: 'Veuillez remplir ce champ.',
    onlyDownloads: 'Tout est à télécharger. Aucune adresse n’est nécessaire.',
    pay: 'Comment voulez-vous payer ?',
    sameWallet: 'Trois façons d’utiliser le même portefeuille, au choix.',
    redirect: {
      title: 'Sur la page du portefeuille',
      about: 'Vous y payez, puis vous revenez ici.',
      button: 'Payer avec Purse',
    },
    popup: {
      title: 'Dans une petite fenêtre',
      about: 'Cette page reste ouverte.',
      version: 'SDK du portefeuille pour navigateur, version 5',
    },
    newPopup: {
      title: 'Dans une petite fenêtre, ou ici',
      about: 'Ici si votre navigateur ne peut pas ouvrir de fenêtre.',
      version: 'SDK du portefeuille pour navigateur, version 6',
    },
    failed: 'Cela n’a pas fonctionné. Rien n’a été débité. Veuillez réessayer.',
    unavailable:
      'Le service de paiement est injoignable. Rien n’a été débité. Veuillez réessayer dans un instant.',
  },
  order: {
    last: 'Votre dernière commande :',
    number: 'Commande',
    sentTo: 'Envoyé à',
    downloads: 'Vos téléchargements',
    download: 'Télécharger',
    refunded: 'Remboursé',
    chooseAgain: 'Choisir un autre moyen de paiement',
    continue: 'Continuer vers le portefeuille',
    cancel: 'Annuler la commande',
    toCheckout: 'Retour à la commande',
    toShop: 'Retour à la boutique',
    states: {
      paid: { title: 'Merci !', text: 'Nous avons bien reçu votre paiement.' },
      refunded: { title: 'Remboursé', text: 'Vous avez été remboursé.' },
      working: {
        title: 'Un instant',
        text: 'Votre portefeuille ou sa banque n’a pas encore confirmé le paiement. Ne payez pas une seconde fois : cette page s’actualise toute seule.',
      },
      open: { title: 'Pas encore payé', text: 'Vous n’avez pas approuvé le paiement. Rien n’a été débité.' },
      declined: {
        title: 'Votre portefeuille a refusé',
        text: 'Votre portefeuille a refusé le moyen de paiement choisi. Rien n’a été débité. Choisissez-en un autre pour terminer votre commande.',
      },
      cancelled: {
        title: 'Vous avez annulé le paiement',
        text: 'Rien n’a été débité. Votre panier vous attend.',
      },
      expired: {
        title: 'Le délai est dépassé',
        text: 'Le paiement a expiré. Rien n’a été débité. Votre panier vous attend.',
      },
      failed: {
        title: 'Votre portefeuille a refusé',
        text: 'Rien n’a été débité. Votre panier vous attend.',
      },
      unclear: {
        title: 'Nous vérifions',
        text: 'Un point de ce paiement reste à éclaircir. Ne payez pas une seconde fois : nous nous en occupons.',
      },
      unreachable: {
        title: 'Nous ne le savons pas encore',
        text: 'Le service de paiement ne répond pas. Votre commande est conservée, et cette page s’actualise toute seule.',
      },
    },
  },
  notFound: { title: 'Page introuvable', text: 'Le lien est peut-être incomplet.' },
  broken: { title: 'Une erreur est survenue', text: 'C’est notre faute. Veuillez réessayer.' },
};
