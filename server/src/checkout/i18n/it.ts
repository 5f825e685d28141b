import type { Texts } from './en.ts';

export const it: Texts = {
  working: {
    heading: 'Un momento, stiamo verificando il tuo pagamento',
    text: 'Siamo in attesa della risposta del tuo servizio di pagamento. Di solito bastano pochi secondi. La pagina si aggiorna automaticamente.',
    note: 'Puoi aspettare qui o chiudere la pagina in tutta tranquillità. Il pagamento prosegue comunque e non ti verrà mai addebitato due volte.',
    checkNow: 'Controlla ora',
  },
  declined: {
    heading: 'Il tuo pagamento è stato rifiutato',
    text: 'Il tuo servizio di pagamento non ha potuto usare il metodo scelto. Non è stato addebitato nulla. Puoi scegliere un altro metodo di pagamento o tornare al negozio.',
    chooseAnother: 'Scegli un altro metodo di pagamento',
  },
  over: {
    captured: {
      heading: 'Il tuo pagamento è completato',
      text: 'Grazie. Il pagamento è andato a buon fine e non devi fare altro.',
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
      text: 'C’è ancora qualcosa da chiarire e ce ne stiamo occupando. Per ora non pagare di nuovo. Il negozio può darti maggiori informazioni.',
    },
  },
  invalid: {
    heading: 'Questo link non è valido',
    text: 'Forse è incompleto o non è più attivo. Torna al negozio in cui stavi pagando e continua da lì.',
    note: 'Se hai già pagato, per il tuo pagamento non cambia nulla. Il negozio può darti maggiori informazioni.',
  },
  payment: { shop: 'Negozio', amount: 'Importo', reference: 'Riferimento' },
  backToShop: 'Torna al negozio',
  closePage: 'Puoi chiudere questa pagina.',
  testMode: { label: 'Modalità di prova', text: 'Non viene utilizzato denaro reale.' },
};
