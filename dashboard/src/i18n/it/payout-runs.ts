import type { Texts } from '../en/en.ts';

export const payoutRuns: Texts['payoutRuns'] = {
  title: 'Lotti di bonifici',
  description: 'Ogni lotto è un file di bonifici per la vostra banca.',
  list: 'Lotti di bonifici',
  columns: {
    at: 'Creato',
    status: 'Stato',
    bank: 'Bonifici',
    madeBy: 'Creato da',
    decidedBy: 'Approvato da',
    amount: 'Totale',
  },
  statuses: { made: 'Da approvare', approved: 'Approvato', cancelled: 'Annullato' },
  sentences: {
    made: 'Attende l’approvazione.',
    approved: 'Consegnate il file una volta alla banca, poi importate l’estratto conto.',
    cancelled: 'I suoi bonifici sono liberi per un altro lotto.',
  },
  progress: (count: number, paid: number, returned: number) => {
    const parts = [
      paid > 0 ? `${paid} ${paid === 1 ? 'pagato' : 'pagati'}` : '',
      returned > 0 ? `${returned} ${returned === 1 ? 'restituito' : 'restituiti'}` : '',
    ];
    const known = parts.filter((part) => part !== '').join(', ');
    return known === '' ? String(count) : `${count} (${known})`;
  },
  counted: (progress: string) => `Bonifici: ${progress}`,
  empty: {
    title: 'Ancora nessun lotto',
    text: 'Un lotto raccoglie i bonifici dovuti in un file per la vostra banca.',
  },
  skipped: {
    title: 'Saltati dal loro calendario',
    text: 'Questi conti erano in scadenza e non hanno ricevuto un bonifico.',
    list: 'Conti saltati',
    account: 'Conto',
    reason: 'Motivo',
    due: 'Prossima scadenza',
    more: 'Ce ne sono altri.',
  },
  make: {
    button: 'Crea un lotto…',
    title: 'Creare un lotto di bonifici?',
    text: 'Raccoglie i bonifici dovuti, prima i più vecchi, al massimo 1.000. Non viene inviato nulla: qualcuno approva il lotto e voi consegnate il file alla banca.',
    confirm: 'Crea il lotto',
  },
  page: {
    back: 'Tutti i lotti',
    loading: 'Lotto di bonifici',
    title: (amount: string) => `Lotto di bonifici di ${amount}`,
    facts: 'Dettagli',
    cancelledBy: 'Annullato da',
    messageId: 'Identificativo del messaggio del file',
    payouts: 'Bonifici di questo lotto',
    own: 'Avete creato voi questo lotto: deve approvarlo un’altra persona.',
    emptyTitle: 'Nessun bonifico',
    empty: 'Questo lotto non ne ha.',
  },
  actions: { approve: 'Approva…', cancel: 'Annulla il lotto…', file: 'Scarica il file…' },
  approve: {
    title: 'Approvare questo lotto?',
    text: (count: number, amount: string) =>
      `${count === 1 ? 'Un bonifico' : `${count} bonifici`}, ${amount} in tutto. Dopo non si possono più annullare.`,
    confirm: (amount: string) => `Approva ${amount}`,
    done: 'Il lotto è approvato. Il suo file è pronto.',
  },
  cancel: {
    title: 'Annullare questo lotto?',
    text: 'I suoi bonifici restano riservati e il prossimo lotto li raccoglie.',
    confirm: 'Annulla il lotto',
    done: 'Il lotto è annullato.',
  },
  file: {
    title: 'Scaricare il file?',
    text: 'Contiene in chiaro i conti bancari dei beneficiari. Consegnatelo una volta alla banca. Il download è nel registro di audit.',
    confirm: 'Scarica il file',
  },
  statement: {
    button: 'Importa un estratto conto…',
    title: 'Importa un estratto conto',
    text: 'L’estratto conto della banca (camt.053) dice quali bonifici sono partiti e quali sono tornati. Lo stesso file una seconda volta non cambia nulla.',
    file: 'Estratto conto',
    choose: 'Scegli un file XML',
    cancel: 'Annulla',
    confirm: 'Importa',
    close: 'Chiudi',
    lost: 'La risposta è andata persa. Inviate di nuovo il file: viene importato una sola volta.',
    done: 'L’estratto conto è stato importato',
    counts: (paid: number, returned: number, known: number) =>
      `Pagati: ${paid}. Restituiti: ${returned}. Già noti: ${known}.`,
    doubtful: (count: number) =>
      count === 1
        ? 'Un movimento non ha cambiato nulla. Controllatelo voi.'
        : `${count} movimenti non hanno cambiato nulla. Controllateli voi.`,
    entry: (amount: string, day: string, reference: string) => `${amount}, ${day}, ${reference}:`,
    doubts: {
      unknown: 'non è uno dei nostri bonifici.',
      other_amount: 'il bonifico ha un altro importo.',
      not_approved: 'il bonifico non era in nessun file.',
      no_return: 'è arrivato denaro senza essere indicato come reso.',
      settled: 'qualcuno ha indicato che la banca non ha mai inviato questo bonifico.',
    },
  },
};
