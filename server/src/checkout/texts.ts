import type { Language } from './language.ts';

/** What can have become of a payment, as far as its buyer is concerned. */
export type Outcome = 'captured' | 'cancelled' | 'expired' | 'failed' | 'unclear';

interface Message {
  heading: string;
  text: string;
}

export interface Texts {
  working: Message & { note: string; checkNow: string };
  over: Record<Outcome, Message>;
  invalid: Message & { note: string };
  backToShop: string;
  closePage: string;
  testMode: { label: string; text: string };
}

const english: Texts = {
  working: {
    heading: 'One moment, we are checking your payment',
    text: 'We are waiting for an answer from your wallet. This usually takes a few seconds, and the page updates by itself.',
    note: 'It is safe to wait here or to close this page. Your payment carries on either way, and you are never charged twice.',
    checkNow: 'Check now',
  },
  over: {
    captured: {
      heading: 'Your payment is complete',
      text: 'Thank you. The payment went through, and there is nothing left for you to do here.',
    },
    cancelled: {
      heading: 'This payment was cancelled',
      text: 'No money was taken. If you would still like to pay, you can start again from the shop.',
    },
    expired: {
      heading: 'This payment has expired',
      text: 'It was not completed in time, so no money was taken. You can start again from the shop.',
    },
    failed: {
      heading: 'This payment did not go through',
      text: 'No money was taken. You can try again from the shop, perhaps with another way to pay.',
    },
    unclear: {
      heading: 'Your payment is being checked',
      text: 'Something about it is not clear yet, and somebody is looking into it. Please do not pay again for now. The shop can tell you how it stands.',
    },
  },
  invalid: {
    heading: 'This link is not valid',
    text: 'It may be incomplete or no longer in use. Please go back to the shop where you were paying and continue from there.',
    note: 'If you have already paid, nothing changes for your payment. The shop can tell you how it stands.',
  },
  backToShop: 'Back to the shop',
  closePage: 'You can close this page.',
  testMode: { label: 'Test mode', text: 'No real money is involved.' },
};

const french: Texts = {
  working: {
    heading: 'Un instant, nous vérifions votre paiement',
    text: 'Nous attendons la réponse de votre service de paiement. Quelques secondes suffisent en général, et cette page s’actualise toute seule.',
    note: 'Vous pouvez attendre ici ou fermer cette page sans crainte. Votre paiement suit son cours, et le montant n’est jamais prélevé deux fois.',
    checkNow: 'Vérifier maintenant',
  },
  over: {
    captured: {
      heading: 'Votre paiement est confirmé',
      text: 'Merci. Le paiement a bien été effectué, et vous n’avez plus rien à faire ici.',
    },
    cancelled: {
      heading: 'Ce paiement a été annulé',
      text: 'Rien n’a été prélevé. Si vous souhaitez tout de même payer, vous pouvez recommencer depuis la boutique.',
    },
    expired: {
      heading: 'Ce paiement a expiré',
      text: 'Il n’a pas été finalisé à temps, et rien n’a donc été prélevé. Vous pouvez recommencer depuis la boutique.',
    },
    failed: {
      heading: 'Ce paiement n’a pas abouti',
      text: 'Rien n’a été prélevé. Vous pouvez réessayer depuis la boutique, peut-être avec un autre moyen de paiement.',
    },
    unclear: {
      heading: 'Votre paiement est en cours de vérification',
      text: 'Un point reste à éclaircir, et quelqu’un s’en occupe. Merci de ne pas payer une seconde fois pour l’instant. La boutique peut vous dire où en est votre paiement.',
    },
  },
  invalid: {
    heading: 'Ce lien n’est pas valide',
    text: 'Il est peut-être incomplet ou n’est plus utilisable. Retournez à la boutique où vous étiez en train de payer et reprenez à partir de là.',
    note: 'Si vous avez déjà payé, rien ne change pour votre paiement. La boutique peut vous dire où il en est.',
  },
  backToShop: 'Retour à la boutique',
  closePage: 'Vous pouvez fermer cette page.',
  testMode: { label: 'Mode test', text: 'Aucun argent réel n’est en jeu.' },
};

const german: Texts = {
  working: {
    heading: 'Einen Moment, wir prüfen Ihre Zahlung',
    text: 'Wir warten auf die Antwort Ihres Bezahldienstes. Das dauert meist nur wenige Sekunden, und die Seite aktualisiert sich von selbst.',
    note: 'Sie können hier warten oder die Seite unbesorgt schließen. Ihre Zahlung läuft weiter, und der Betrag wird nie zweimal abgebucht.',
    checkNow: 'Jetzt nachsehen',
  },
  over: {
    captured: {
      heading: 'Ihre Zahlung ist abgeschlossen',
      text: 'Vielen Dank. Ihre Zahlung war erfolgreich, und Sie müssen hier nichts weiter tun.',
    },
    cancelled: {
      heading: 'Diese Zahlung wurde abgebrochen',
      text: 'Es wurde nichts abgebucht. Wenn Sie doch noch bezahlen möchten, können Sie im Shop neu beginnen.',
    },
    expired: {
      heading: 'Diese Zahlung ist abgelaufen',
      text: 'Sie wurde nicht rechtzeitig abgeschlossen, daher wurde nichts abgebucht. Sie können im Shop neu beginnen.',
    },
    failed: {
      heading: 'Diese Zahlung hat nicht geklappt',
      text: 'Es wurde nichts abgebucht. Sie können es im Shop noch einmal versuchen, vielleicht mit einer anderen Zahlungsart.',
    },
    unclear: {
      heading: 'Ihre Zahlung wird geprüft',
      text: 'Etwas daran ist noch nicht geklärt, und jemand kümmert sich darum. Bitte zahlen Sie vorerst nicht noch einmal. Der Shop gibt Ihnen gerne Auskunft.',
    },
  },
  invalid: {
    heading: 'Dieser Link ist ungültig',
    text: 'Vielleicht ist er unvollständig oder veraltet. Bitte gehen Sie zurück zum Shop, in dem Sie bezahlen wollten, und machen Sie dort weiter.',
    note: 'Falls Sie schon bezahlt haben, ändert sich an Ihrer Zahlung nichts. Der Shop gibt Ihnen gerne Auskunft.',
  },
  backToShop: 'Zurück zum Shop',
  closePage: 'Sie können diese Seite schließen.',
  testMode: { label: 'Testmodus', text: 'Es fließt kein echtes Geld.' },
};

const spanish: Texts = {
  working: {
    heading: 'Un momento, estamos comprobando tu pago',
    text: 'Estamos esperando la respuesta de tu servicio de pago. Suele tardar unos segundos, y esta página se actualiza sola.',
    note: 'Puedes esperar aquí o cerrar esta página con tranquilidad. Tu pago sigue su curso, y nunca se te cobrará dos veces.',
    checkNow: 'Comprobar ahora',
  },
  over: {
    captured: {
      heading: 'Tu pago se ha completado',
      text: 'Gracias. El pago se ha realizado correctamente, y aquí ya no tienes que hacer nada más.',
    },
    cancelled: {
      heading: 'Este pago se ha cancelado',
      text: 'No se ha cobrado nada. Si aun así quieres pagar, puedes empezar de nuevo desde la tienda.',
    },
    expired: {
      heading: 'Este pago ha caducado',
      text: 'No se completó a tiempo, así que no se ha cobrado nada. Puedes empezar de nuevo desde la tienda.',
    },
    failed: {
      heading: 'Este pago no se ha podido realizar',
      text: 'No se ha cobrado nada. Puedes intentarlo de nuevo desde la tienda, quizá con otra forma de pago.',
    },
    unclear: {
      heading: 'Tu pago se está revisando',
      text: 'Hay algo que todavía no está claro, y alguien se está ocupando de ello. Por favor, no vuelvas a pagar por ahora. La tienda puede decirte en qué punto está.',
    },
  },
  invalid: {
    heading: 'Este enlace no es válido',
    text: 'Puede que esté incompleto o que ya no sirva. Vuelve a la tienda en la que estabas pagando y continúa desde allí.',
    note: 'Si ya has pagado, tu pago no se ve afectado. La tienda puede decirte en qué punto está.',
  },
  backToShop: 'Volver a la tienda',
  closePage: 'Puedes cerrar esta página.',
  testMode: { label: 'Modo de prueba', text: 'No se mueve dinero real.' },
};

const italian: Texts = {
  working: {
    heading: 'Un momento, stiamo verificando il tuo pagamento',
    text: 'Siamo in attesa della risposta del tuo servizio di pagamento. Di solito bastano pochi secondi, e la pagina si aggiorna da sola.',
    note: 'Puoi aspettare qui o chiudere la pagina in tutta tranquillità. Il pagamento prosegue comunque, e non ti verrà mai addebitato due volte.',
    checkNow: 'Controlla ora',
  },
  over: {
    captured: {
      heading: 'Il tuo pagamento è completato',
      text: 'Grazie. Il pagamento è andato a buon fine, e qui non devi fare altro.',
    },
    cancelled: {
      heading: 'Questo pagamento è stato annullato',
      text: 'Non è stato addebitato nulla. Se vuoi ancora pagare, puoi ricominciare dal negozio.',
    },
    expired: {
      heading: 'Questo pagamento è scaduto',
      text: 'Non è stato completato in tempo, quindi non è stato addebitato nulla. Puoi ricominciare dal negozio.',
    },
    failed: {
      heading: 'Questo pagamento non è riuscito',
      text: 'Non è stato addebitato nulla. Puoi riprovare dal negozio, magari con un altro metodo di pagamento.',
    },
    unclear: {
      heading: 'Il tuo pagamento è in fase di verifica',
      text: 'Qualcosa non è ancora chiaro, e qualcuno se ne sta occupando. Per ora non pagare di nuovo. Il negozio può dirti a che punto è.',
    },
  },
  invalid: {
    heading: 'Questo link non è valido',
    text: 'Forse è incompleto o non è più attivo. Torna al negozio in cui stavi pagando e continua da lì.',
    note: 'Se hai già pagato, per il tuo pagamento non cambia nulla. Il negozio può dirti a che punto è.',
  },
  backToShop: 'Torna al negozio',
  closePage: 'Puoi chiudere questa pagina.',
  testMode: { label: 'Modalità di prova', text: 'Non viene usato denaro reale.' },
};

/** Every word a buyer can read here. A missing one does not compile. */
export const texts: Record<Language, Texts> = {
  en: english,
  fr: french,
  de: german,
  es: spanish,
  it: italian,
};
