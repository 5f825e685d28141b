import type { Texts } from './en.ts';

export const fr: Texts = {
  working: {
    heading: 'Un instant, nous vérifions votre paiement',
    text: 'Nous attendons la réponse de votre service de paiement. Quelques secondes suffisent en général. Cette page s’actualise automatiquement.',
    note: 'Vous pouvez attendre ici ou fermer cette page sans crainte. Votre paiement suit son cours, et le montant n’est jamais prélevé deux fois.',
    checkNow: 'Vérifier maintenant',
  },
  declined: {
    heading: 'Votre paiement a été refusé',
    text: 'Votre service de paiement n’a pas pu débiter le moyen de paiement choisi. Rien n’a été prélevé. Vous pouvez en choisir un autre ou retourner à la boutique.',
    chooseAnother: 'Choisir un autre moyen de paiement',
  },
  over: {
    captured: {
      heading: 'Votre paiement est confirmé',
      text: 'Merci. Le paiement a bien été effectué. Vous n’avez rien d’autre à faire.',
    },
    cancelled: {
      heading: 'Ce paiement a été annulé',
      text: 'Rien n’a été prélevé. Si vous souhaitez tout de même payer, vous pouvez recommencer depuis la boutique.',
    },
    expired: {
      heading: 'Ce paiement a expiré',
      text: 'Il n’a pas été finalisé à temps : rien n’a été prélevé. Vous pouvez recommencer depuis la boutique.',
    },
    failed: {
      heading: 'Ce paiement n’a pas abouti',
      text: 'Rien n’a été prélevé. Vous pouvez réessayer depuis la boutique, peut-être avec un autre moyen de paiement.',
    },
    unclear: {
      heading: 'Votre paiement est en cours de vérification',
      text: 'Un point reste à éclaircir et nous nous en occupons. Merci de ne pas payer une seconde fois pour l’instant. La boutique peut vous renseigner.',
    },
  },
  invalid: {
    heading: 'Ce lien n’est pas valide',
    text: 'Il est peut-être incomplet ou n’est plus utilisable. Retournez à la boutique où vous étiez en train de payer et reprenez à partir de là.',
    note: 'Si vous avez déjà payé, votre paiement n’est pas affecté. La boutique peut vous renseigner.',
  },
  payment: { shop: 'Boutique', amount: 'Montant', reference: 'Référence' },
  backToShop: 'Retour à la boutique',
  closePage: 'Vous pouvez fermer cette page.',
  testMode: { label: 'Mode test', text: 'Aucun argent réel n’est en jeu.' },
};
