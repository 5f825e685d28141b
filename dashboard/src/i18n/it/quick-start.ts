import type { Texts } from '../en/en.ts';

export const quickStart: Texts['quickStart'] = {
  title: 'Guida rapida',
  description:
    'Da una chiave API a un pagamento incassato in un solo terminale. Ogni chiamata è descritta in dettaglio nel',
  apiPages: 'riferimento API',
  toKeys: 'Vai alle chiavi API',
  askAdministrator: 'Un amministratore può generarne una.',
  steps: {
    key: {
      title: 'Impostare la chiave API',
      text: 'Mostrarla, copiarla e incollarla qui al posto di <API_KEY>.',
    },
    token: {
      title: 'Ottenere un token di accesso',
      text: 'Un token basta per tutte le chiamate. Una nuova richiesta restituisce lo stesso token finché non scade.',
    },
    init: { title: 'Avviare un pagamento', text: '' },
    approve: {
      title: 'Farlo approvare dall’acquirente',
      text: 'Aprire in un browser il redirectionUrl della risposta. È lì che la piattaforma manderebbe l’acquirente.',
    },
    resume: {
      title: 'Riprenderlo',
      text: 'Serve solo con l’SDK per browser: comunica al servizio che l’acquirente ha approvato, e il pagamento viene incassato. Dopo un reindirizzamento il servizio lo fa da sé; ripetere la chiamata non cambia nulla.',
    },
    read: { title: 'Leggerlo', text: 'Stato, importi e ogni passaggio del pagamento.' },
  },
  initText: (amount) =>
    `Gli importi sono nell’unità minima della valuta: qui si tratta di ${amount}. La risposta contiene l’ID del pagamento e il redirectionUrl per l’acquirente.`,
  approve: {
    sandbox: 'Nella sandbox è il wallet simulato, che elenca i propri acquirenti di prova.',
    production:
      'Questo è l’ambiente di produzione: chi approva paga con denaro reale. Il conto deve essere aperto.',
  },
};
