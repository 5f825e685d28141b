import type { Texts } from '../en/en.ts';

export const reconciliation: Texts['reconciliation'] = {
  title: 'Abgleich',
  description:
    'Florin vergleicht die Transaktionen der Wallet täglich mit unseren Büchern, und immer, wenn jemand den Befehl ausführt. Gebucht werden dabei nur Gebühren, die die Wallet zuvor nicht gemeldet hatte.',
  period: (from, to) => `${from} bis ${to}`,
  fits: 'Keine Abweichungen',
  differs: (count, text) => (count === 1 ? '1 Abweichung' : `${text} Abweichungen`),
  incomplete: 'Unvollständig',
  by: { service: 'Täglicher Abgleich', operator: 'Über die Kommandozeile' },
  counts: (there, here) => `${there} Transaktionen bei der Wallet, ${here} Einträge in Florin.`,
  behind: (at) =>
    `Die Berichte der Wallet reichten bis ${at}. Was später ist, wird beim nächsten Mal verglichen.`,
  unchecked: (count) => `Nicht verglichen, weil die Wallet zu wenig angab: ${count}.`,
  unreadable: (rows) => `Zeilen im Bericht der Wallet, die nicht lesbar waren: ${rows}.`,
  row: (row, page) => `Zeile ${row} auf Seite ${page}`,
  first: (count) => `Die ersten ${count} werden angezeigt.`,
  list: 'Abweichungen',
  columns: { what: 'Abweichung', payment: 'Zahlung', wallet: 'Bei der Wallet', here: 'In Florin' },
  subjects: { capture: 'Einzug', refund: 'Erstattung' },
  kinds: {
    missing_here: 'fehlt in Florin',
    missing_there: 'fehlt bei der Wallet',
    other_amount: 'mit anderem Betrag',
    other_state: 'mit anderem Status',
    other_fee: 'mit anderer Gebühr',
  },
  what: (subject, kind) => `${subject} ${kind}`,
  walletStatuses: { S: 'Erledigt', V: 'Rückgängig gemacht', P: 'Ausstehend', D: 'Abgelehnt' },
  refundStatuses: {
    under_way: 'In Arbeit',
    pending: 'Ausstehend',
    completed: 'Erstattet',
    failed: 'Gescheitert',
    cancelled: 'Abgebrochen',
  },
  unknown: 'In Florin unbekannt',
  nothing: 'Nichts',
  advice:
    'Um zu übernehmen, was in Florin fehlt oder abweicht, führt ein Administrator auf dem Server diesen Befehl aus, mit der ID der Wallet und einer Notiz:',
  command: 'npm run florin -- reconcile --adopt <id> --note "…"',
  foreign: {
    title: (count, text) =>
      count === 1 ? '1 andere Transaktion bei der Wallet' : `${text} andere Transaktionen bei der Wallet`,
    text: 'Es sind keine Zahlungen von Florin, also gibt es nichts zu vergleichen.',
    columns: { what: 'Transaktion', at: 'Zeit', amount: 'Betrag' },
    categories: {
      payment: 'Zahlung',
      donation: 'Spende',
      payment_sent: 'Gesendete Zahlung',
      refund: 'Erstattung',
      reversal: 'Rückbuchung',
      withdrawal: 'Auszahlung an die Bank',
      deposit: 'Einzahlung',
      conversion: 'Währungsumrechnung',
      hold: 'Einbehalt',
      fee: 'Gebühr',
      other: 'Andere',
    },
    what: (category, code) => `${category} (${code})`,
  },
  empty: {
    title: 'Noch kein Abgleich',
    text: 'Der erste Abgleich läuft vier Stunden nach dem Ende des Tages in UTC.',
  },
};
