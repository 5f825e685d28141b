import type { Texts } from '../en/en.ts';

export const reconciliation: Texts['reconciliation'] = {
  title: 'Riconciliazione',
  description:
    'Florin confronta le transazioni del wallet con i nostri registri ogni giorno e ogni volta che qualcuno esegue il comando. Registra soltanto i costi che il wallet non aveva ancora comunicato.',
  period: (from, to) => `${from} – ${to}`,
  fits: 'Nessuna differenza',
  differs: (count, text) => (count === 1 ? '1 differenza' : `${text} differenze`),
  incomplete: 'Incompleta',
  by: { service: 'Confronto giornaliero', operator: 'Dalla riga di comando' },
  counts: (there, here) => `Transazioni presso il wallet: ${there}; registrazioni in Florin: ${here}.`,
  behind: (at) =>
    `Fine dei rapporti del wallet: ${at}. Ciò che è successivo sarà confrontato la prossima volta.`,
  unchecked: (count) => `Non confrontate, perché il wallet ha fornito troppo poche informazioni: ${count}.`,
  unreadable: (rows) => `Righe illeggibili del rapporto del wallet: ${rows}.`,
  row: (row, page) => `riga ${row} di pagina ${page}`,
  first: (count) => `Sono mostrate le prime ${count}.`,
  list: 'Differenze',
  columns: { what: 'Differenza', payment: 'Pagamento', wallet: 'Presso il wallet', here: 'In Florin' },
  subjects: { capture: 'Incasso', refund: 'Rimborso' },
  kinds: {
    missing_here: 'assente in Florin',
    missing_there: 'assente presso il wallet',
    other_amount: 'con un altro importo',
    other_state: 'con un altro stato',
    other_fee: 'con un altro costo',
  },
  what: (subject, kind) => `${subject} ${kind}`,
  walletStatuses: { S: 'Eseguito', V: 'Stornato', P: 'In attesa', D: 'Rifiutato' },
  refundStatuses: {
    under_way: 'In corso',
    pending: 'In attesa',
    completed: 'Rimborsato',
    failed: 'Non riuscito',
    cancelled: 'Annullato',
  },
  unknown: 'Sconosciuto in Florin',
  nothing: 'Nulla',
  advice:
    'Per riprendere ciò che in Florin manca o è diverso, un amministratore esegue questo comando sul server, con l’ID del wallet e una nota:',
  command: 'npm run florin -- reconcile --adopt <id> --note "…"',
  foreign: {
    title: (count, text) =>
      count === 1 ? '1 altra transazione presso il wallet' : `${text} altre transazioni presso il wallet`,
    text: 'Non sono pagamenti di Florin, quindi non c’è nulla con cui confrontarle.',
    columns: { what: 'Transazione', at: 'Data e ora', amount: 'Importo' },
    categories: {
      payment: 'Pagamento',
      donation: 'Donazione',
      payment_sent: 'Pagamento inviato',
      refund: 'Rimborso',
      reversal: 'Storno',
      withdrawal: 'Prelievo verso la banca',
      deposit: 'Versamento',
      conversion: 'Cambio di valuta',
      hold: 'Blocco',
      fee: 'Costo',
      other: 'Altro',
    },
    what: (category, code) => `${category} (${code})`,
  },
  empty: {
    title: 'Ancora nessun confronto',
    text: 'Il primo confronto viene eseguito quattro ore dopo la fine del giorno in UTC.',
  },
};
