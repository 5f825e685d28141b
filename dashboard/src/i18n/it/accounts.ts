import type { Texts } from '../en/en.ts';

export const accounts: Texts['accounts'] = {
  title: 'Conti',
  description: 'Chi riceve il denaro incassato. Il saldo è la somma di tutte le registrazioni.',
  list: 'Conti',
  columns: { id: 'Conto', opened: 'Apertura', balance: 'Saldo' },
  nothing: 'Ancora nulla',
  others: (count) => `e altre ${count} valute`,
  search: { label: 'Cerca conti', hint: 'ID del conto', clear: 'Mostra tutti i conti' },
  own: {
    commission: 'Commissione',
    commissionText: 'La parte trattenuta sui pagamenti incassati.',
    fees: 'Costi del wallet',
    feesText:
      'Quanto il wallet ha trattenuto, meno quanto ha restituito con i rimborsi. È un costo, quindi è negativo.',
    clearing: 'Compensazione del wallet',
    clearingText:
      'La contropartita di ogni incasso, rimborso e costo. Un saldo negativo è un importo dovuto dal wallet.',
  },
  empty: {
    title: 'Ancora nessun conto',
    sandbox: 'Nella sandbox un conto viene aperto quando un pagamento lo indica per la prima volta.',
    production: 'Un pagamento può indicare solo un conto aperto. Il primo si può aprire qui o tramite l’API.',
  },
  noMatch: {
    title: 'Nessun conto trovato',
    text: (search) => `Nessun ID di conto contiene “${search}”.`,
  },
  open: {
    button: 'Apri un conto',
    title: 'Apri un conto',
    label: 'ID del conto',
    hint: 'Il valore che le piattaforme inviano come transaction.accountId. Al massimo 256 caratteri; non si può modificare in seguito.',
    confirm: 'Apri il conto',
    cancel: 'Annulla',
    done: (id) => `Il conto ${id} è stato aperto.`,
  },
  account: {
    title: (id) => `Conto ${id}`,
    back: 'Tutti i conti',
    opened: 'Apertura',
    balances: 'Saldo',
    payments: 'Pagamenti di questo conto',
    postings: 'Registrazioni',
    download: 'Scarica CSV',
    noPostings: 'Qui compaiono i pagamenti incassati, ciascuno con la quota di questo conto.',
    noPostingsTitle: 'Ancora nessuna registrazione',
    columns: {
      at: 'Data e ora',
      payment: 'Pagamento o conto',
      amount: 'Importo',
      kind: 'Causale',
      balance: 'Saldo successivo',
    },
    kinds: { capture: 'Incasso', refund: 'Rimborso', transfer: 'Trasferimento', reversal: 'Storno' },
    history: 'Saldo degli ultimi 30 giorni',
    historyLabel: (first, last) => `Saldo degli ultimi 30 giorni: da ${first} a ${last}`,
    currency: 'Valuta',
  },
  unknown: {
    title: 'Conto non trovato',
    text: (id) => `Nessun conto ha l’ID ${id}.`,
  },
};
