import type { Texts } from './en.ts';

export const de: Texts = {
  working: {
    heading: 'Einen Moment, wir prüfen Ihre Zahlung',
    text: 'Wir warten auf die Antwort Ihres Bezahldienstes. Das dauert meist nur wenige Sekunden. Die Seite aktualisiert sich automatisch.',
    note: 'Sie können hier warten oder die Seite unbesorgt schließen. Ihre Zahlung läuft weiter, und der Betrag wird nie zweimal abgebucht.',
    checkNow: 'Jetzt prüfen',
  },
  declined: {
    heading: 'Ihre Zahlung wurde abgelehnt',
    text: 'Die Abbuchung über die gewählte Zahlungsart hat nicht funktioniert. Es wurde nichts abgebucht. Sie können eine andere Zahlungsart wählen oder zum Shop zurückgehen.',
    chooseAnother: 'Andere Zahlungsart wählen',
  },
  over: {
    captured: {
      heading: 'Ihre Zahlung ist abgeschlossen',
      text: 'Vielen Dank. Ihre Zahlung war erfolgreich, Sie müssen nichts weiter tun.',
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
      heading: 'Diese Zahlung ist fehlgeschlagen',
      text: 'Es wurde nichts abgebucht. Sie können es im Shop noch einmal versuchen, vielleicht mit einer anderen Zahlungsart.',
    },
    unclear: {
      heading: 'Ihre Zahlung wird geprüft',
      text: 'Es ist noch etwas zu klären, und wir kümmern uns darum. Bitte zahlen Sie vorerst nicht noch einmal. Der Shop gibt Ihnen gerne Auskunft.',
    },
  },
  invalid: {
    heading: 'Dieser Link ist ungültig',
    text: 'Vielleicht ist er unvollständig oder veraltet. Bitte kehren Sie zum Shop zurück, in dem Sie bezahlen wollten, und fahren Sie dort fort.',
    note: 'Falls Sie schon bezahlt haben, ändert sich an Ihrer Zahlung nichts. Der Shop gibt Ihnen gerne Auskunft.',
  },
  payment: { shop: 'Händler', amount: 'Betrag', reference: 'Referenz' },
  backToShop: 'Zurück zum Shop',
  closePage: 'Sie können diese Seite schließen.',
  testMode: { label: 'Testmodus', text: 'Es fließt kein echtes Geld.' },
};
