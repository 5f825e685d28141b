import type { Texts } from '../en/en.ts';

export const events: Texts['events'] = {
  title: 'Eventi',
  description:
    'Tutto ciò che è accaduto a pagamenti, rimborsi, contestazioni, conti e trasferimenti, a partire dal più recente. Le piattaforme possono leggere questi eventi, che vengono inviati anche come webhook.',
  list: 'Eventi',
  columns: { event: 'Evento', about: 'Oggetto', at: 'Quando' },
  account: 'Conto',
  filters: {
    title: 'Cerca eventi',
    search: 'ID di evento, pagamento o trasferimento',
    type: 'Tipo',
    any: 'Tutti i tipi',
    clear: 'Cancella la ricerca',
  },
  empty: { title: 'Ancora nessun evento', text: 'Il primo pagamento creerà il primo evento.' },
  noMatch: {
    title: 'Nessun evento trovato',
    text: 'Controllare l’ID o scegliere un altro tipo. Gli eventi vecchi vengono eliminati.',
  },
  one: {
    loadingTitle: 'Evento',
    back: 'Tutti gli eventi',
    unknown: {
      title: 'Evento non trovato',
      text: (id) => `L’evento ${id} non esiste o è stato eliminato perché troppo vecchio.`,
    },
    facts: {
      id: 'Evento',
      at: 'Quando',
      about: 'Oggetto',
      sequence: 'Sequenza',
      previous: 'evento precedente',
    },
    json: 'Contenuto',
    code: 'JSON',
    deliveries: 'Invii',
    noDeliveries: 'Non inviato ad alcun endpoint negli ultimi 30 giorni e non in attesa di invio.',
  },
  delivery: {
    list: 'Invii',
    endpoint: 'Endpoint',
    state: 'Stato',
    answer: 'Ultima risposta',
    tries: 'Tentativi',
    at: 'Ultimo tentativo',
    states: { accepted: 'Accettato', waiting: 'In attesa', failed: 'Non riuscito' },
    status: (status) => `HTTP ${status}`,
    next: (at) => `Prossimo tentativo: ${at}`,
  },
  ofPayment: {
    title: 'Eventi',
    text: 'Eventi di questo pagamento, a partire dal più recente.',
    untold: 'Non inviato',
    all: 'Mostra tutti gli eventi di questo pagamento',
    nothing: 'Sono stati eliminati.',
  },
};
