import type { Texts } from '../en/en.ts';

export const events: Texts['events'] = {
  title: 'Ereignisse',
  description:
    'Alles, was mit Zahlungen, Erstattungen, Streitfällen, Konten und Umbuchungen geschehen ist, das Neueste zuerst. Plattformen können diese Ereignisse lesen und erhalten sie auch als Webhooks.',
  list: 'Ereignisse',
  columns: { event: 'Ereignis', about: 'Betrifft', at: 'Wann' },
  account: 'Konto',
  filters: {
    title: 'Ereignisse suchen',
    search: 'ID von Ereignis, Zahlung, Umbuchung',
    type: 'Typ',
    any: 'Alle Typen',
    clear: 'Suche zurücksetzen',
  },
  empty: { title: 'Noch keine Ereignisse', text: 'Ihre erste Zahlung erzeugt das erste Ereignis.' },
  noMatch: {
    title: 'Kein solches Ereignis',
    text: 'Prüfen Sie die ID, oder wählen Sie einen anderen Typ. Alte Ereignisse werden gelöscht.',
  },
  one: {
    loadingTitle: 'Ereignis',
    back: 'Alle Ereignisse',
    unknown: {
      title: 'Kein solches Ereignis',
      text: (id) => `Das Ereignis ${id} gibt es nicht, oder es wurde gelöscht, weil es zu alt war.`,
    },
    facts: {
      id: 'Ereignis',
      at: 'Wann',
      about: 'Betrifft',
      sequence: 'Laufende Nummer',
      previous: 'voriges Ereignis',
    },
    json: 'Inhalt',
    code: 'JSON',
    deliveries: 'Zustellungen',
    noDeliveries: 'In den letzten 30 Tagen an keinen Endpunkt gesendet, und nichts wartet darauf.',
  },
  delivery: {
    list: 'Zustellungen',
    endpoint: 'Endpunkt',
    state: 'Status',
    answer: 'Letzte Antwort',
    tries: 'Versuche',
    at: 'Letzter Versuch',
    states: { accepted: 'Angenommen', waiting: 'Wartet', failed: 'Gescheitert' },
    status: (status) => `HTTP ${status}`,
    next: (at) => `Nächster Versuch: ${at}`,
  },
  ofPayment: {
    title: 'Ereignisse',
    text: 'Ereignisse dieser Zahlung, das neueste zuerst.',
    untold: 'Nicht gesendet',
    all: 'Alle Ereignisse dieser Zahlung anzeigen',
    nothing: 'Sie wurden gelöscht.',
  },
};
