import { defineTexts } from '../i18n/texts.ts';

export const actionTexts = defineTexts({
  en: {
    buttons: { capture: 'Capture…', cancel: 'Cancel payment…', ask_wallet: 'Ask the wallet again' },
    keep: 'Leave it as it is',
    capture: {
      title: 'Capture this payment?',
      text: (id: string, total: string) =>
        `The wallet holds ${total} for the payment ${id}. You can capture all or part of it, once; the rest goes back to the buyer.`,
      amount: (currency: string) => `Amount to capture, in ${currency}`,
      wrong: (total: string) => `More than nothing and at most ${total}`,
      act: (amount: string) => `Capture ${amount}`,
    },
    cancel: {
      title: 'Cancel this payment?',
      awaiting: (id: string, total: string) =>
        `The payment ${id} of ${total} stops here: the buyer can no longer approve it. This cannot be undone.`,
      authorized: (id: string, total: string) =>
        `The ${total} that the wallet holds for the payment ${id} go back to the buyer. This cannot be undone.`,
      act: (total: string) => `Cancel the payment of ${total}`,
    },
    outcomes: {
      captured: (amount: string) => `${amount} are captured.`,
      cancelled: 'The payment is cancelled.',
      changed: (status: string) => `The wallet was asked. The payment is now “${status}”.`,
      same: (status: string) =>
        `The wallet was asked. The payment is still “${status}”; the timeline has the wallet’s answer.`,
    },
    lost: 'The answer was lost, so it is not known whether the order arrived. Look at the payment below, as it is now, before you order anything again.',
  },
  fr: {
    buttons: {
      capture: 'Encaisser…',
      cancel: 'Annuler le paiement…',
      ask_wallet: 'Redemander au portefeuille',
    },
    keep: 'Ne rien changer',
    capture: {
      title: 'Encaisser ce paiement ?',
      text: (id, total) =>
        `Le portefeuille réserve ${total} pour le paiement ${id}. Vous pouvez en encaisser tout ou partie, une seule fois ; le reste est rendu à l’acheteur.`,
      amount: (currency) => `Montant à encaisser, en ${currency}`,
      wrong: (total) => `Plus que zéro et au plus ${total}`,
      act: (amount) => `Encaisser ${amount}`,
    },
    cancel: {
      title: 'Annuler ce paiement ?',
      awaiting: (id, total) =>
        `Le paiement ${id} de ${total} s’arrête ici : l’acheteur ne pourra plus l’approuver. C’est irrévocable.`,
      authorized: (id, total) =>
        `Les ${total} que le portefeuille réserve pour le paiement ${id} sont rendus à l’acheteur. C’est irrévocable.`,
      act: (total) => `Annuler le paiement de ${total}`,
    },
    outcomes: {
      captured: (amount) => `${amount} sont encaissés.`,
      cancelled: 'Le paiement est annulé.',
      changed: (status) => `Le portefeuille a été interrogé. Le paiement est maintenant « ${status} ».`,
      same: (status) =>
        `Le portefeuille a été interrogé. Le paiement est toujours « ${status} » ; sa réponse est dans la chronologie.`,
    },
    lost: 'La réponse s’est perdue : on ne sait pas si l’ordre est arrivé. Regardez le paiement ci-dessous, tel qu’il est maintenant, avant de redonner un ordre.',
  },
});
