import type { Texts } from '../en/en.ts';

export const paymentStatus: Texts['paymentStatus'] = {
  /** Beside the status, where it does not say enough. */
  marks: { in_doubt: 'Incerto', pending: 'In attesa', mismatch: 'Discordanza', declined: 'Rifiutato' },
  refunded: 'Rimborsato',
  partlyRefunded: 'Rimborsato in parte',
  statuses: {
    awaiting_approval: 'In attesa dell’acquirente',
    capturing: 'Incasso in corso',
    authorizing: 'Autorizzazione in corso',
    authorized: 'Autorizzato',
    partially_captured: 'Incassato in parte',
    validating: 'Incasso (autorizzato)',
    releasing: 'Svincolo in corso',
    captured: 'Incassato',
    cancelled: 'Annullato',
    expired: 'Scaduto',
    failed: 'Non riuscito',
    quarantined: 'In quarantena',
  },
  sentences: {
    awaiting_approval: 'L’acquirente non lo ha ancora approvato presso il wallet.',
    capturing: 'Florin lo sta incassando presso il wallet.',
    authorizing: 'Florin lo sta facendo autorizzare dal wallet.',
    authorized: 'Il wallet tiene bloccato il denaro finché la piattaforma o un operatore non lo incassa.',
    partially_captured:
      'Una parte è stata incassata e accreditata. Il wallet tiene bloccato il resto finché non viene incassato o svincolato.',
    validating: 'È stato autorizzato e Florin lo sta incassando presso il wallet.',
    releasing: 'Florin sta svincolando l’autorizzazione.',
    captured: 'Il denaro è stato incassato e accreditato sul conto.',
    cancelled: 'È stato annullato. Non è stato addebitato nulla.',
    expired: 'Non è stato completato in tempo. Non è stato addebitato nulla.',
    failed: 'Il wallet lo ha rifiutato. Non è stato addebitato nulla.',
    quarantined: 'I dati del wallet non concordano con quelli di Florin. Un operatore deve decidere.',
  },
  declined: 'Il wallet lo ha rifiutato. L’acquirente può scegliere un altro metodo di pagamento.',
  allBack: 'È stato incassato, poi rimborsato per intero all’acquirente.',
  partlyBack: (amount) => `È stato incassato. Importo rimborsato all’acquirente: ${amount}.`,
  closed: 'Un operatore lo ha chiuso come non pagato. Non è stato accreditato nulla.',
  operation: {
    kinds: {
      change: (amount, since) => `Modifica dell’importo a ${amount} (inizio: ${since}).`,
      capture: (amount, since) => `Incasso di ${amount} (inizio: ${since}).`,
      authorize: (amount, since) => `Autorizzazione di ${amount} (inizio: ${since}).`,
      capture_authorization: (amount, since) =>
        `Incasso di ${amount} dall’autorizzazione (inizio: ${since}).`,
      release: (amount, since) => `Svincolo dell’autorizzazione di ${amount} (inizio: ${since}).`,
      refund: (amount, since) => `Rimborso di ${amount} (inizio: ${since}).`,
      return_capture: (_amount, since) => `Rimborso di un incasso non registrato (inizio: ${since}).`,
      review: (_amount, since) =>
        `Il wallet ha segnalato qualcosa che Florin non aveva chiesto (data: ${since}).`,
    },
    progress: {
      under_way: 'Florin sta chiamando il wallet.',
      in_doubt:
        'Il wallet non ha ancora comunicato l’esito. Florin continua a interrogarlo, non incassa mai due volte e mostra qui l’esito appena è noto.',
      pending:
        'Il wallet lo ha accettato e deciderà in seguito, forse tra qualche giorno. Florin continua a interrogarlo e mostra qui l’esito. Non occorre fare nulla.',
      mismatch: 'Il wallet non concorda con Florin. Un operatore deve decidere sulla pagina del pagamento.',
    },
  },
};
