import type { Texts } from '../en/en.ts';

export const accounts: Texts['accounts'] = {
  title: 'Konten',
  description: 'Wer eingezogenes Geld erhält. Ein Saldo ist die Summe aller Buchungen.',
  list: 'Konten',
  columns: { id: 'Konto', opened: 'Eröffnet', balance: 'Saldo' },
  nothing: 'Noch nichts',
  others: (count) => `und ${count} weitere Währungen`,
  search: { label: 'Konten suchen', hint: 'Konto-ID', clear: 'Alle Konten anzeigen' },
  own: {
    commission: 'Provision',
    commissionText: 'Was Sie von eingezogenen Zahlungen behalten haben.',
    fees: 'Wallet-Gebühren',
    feesText:
      'Was die Wallet einbehalten hat, abzüglich dessen, was sie bei Erstattungen zurückgab. Es sind Kosten, daher ein negativer Betrag.',
    clearing: 'Wallet-Verrechnung',
    clearingText:
      'Die Gegenbuchung zu jedem Einzug, jeder Erstattung und jeder Gebühr. Ein negativer Saldo ist das, was die Wallet Ihnen schuldet.',
    bank: 'Bank',
    bankText:
      'Was Sie von der Wallet abgehoben haben, laut deren Berichten. Ein negativer Saldo ist das, was Ihre Bank erhalten hat.',
    conversion: 'Umrechnungen',
    conversionText:
      'Was die Wallet in andere Währungen (negativ) oder in diese umgerechnet hat, laut deren Berichten.',
  },
  empty: {
    title: 'Noch kein Konto',
    sandbox: 'In der Sandbox wird ein Konto eröffnet, sobald eine Zahlung es zum ersten Mal nennt.',
    production:
      'Eine Zahlung kann nur ein eröffnetes Konto nennen. Eröffnen Sie das erste hier oder über die API.',
  },
  noMatch: {
    title: 'Kein Konto gefunden',
    text: (search) => `Keine Konto-ID enthält „${search}“.`,
  },
  open: {
    button: 'Konto eröffnen',
    title: 'Konto eröffnen',
    label: 'Konto-ID',
    hint: 'Was Plattformen als transaction.accountId senden. Bis zu 256 Zeichen; später nicht mehr änderbar.',
    confirm: 'Konto eröffnen',
    cancel: 'Abbrechen',
    done: (id) => `Das Konto ${id} wurde eröffnet.`,
  },
  account: {
    title: (id) => `Konto ${id}`,
    back: 'Alle Konten',
    opened: 'Eröffnet',
    balances: 'Saldo',
    payments: 'Zahlungen dieses Kontos',
    postings: 'Buchungen',
    download: 'CSV herunterladen',
    period: 'Zeitraum der Datei',
    everything: 'Alles',
    noPostings: 'Eingezogene Zahlungen erscheinen hier mit dem Anteil dieses Kontos.',
    noPostingsTitle: 'Noch keine Buchungen',
    columns: {
      at: 'Zeit',
      payment: 'Zahlung oder Konto',
      amount: 'Betrag',
      kind: 'Für',
      balance: 'Saldo danach',
    },
    kinds: {
      capture: 'Einzug',
      refund: 'Erstattung',
      chargeback: 'Rückbelastung',
      correction: 'Korrektur',
      transfer: 'Umbuchung',
      reversal: 'Rückbuchung',
    },
    history: 'Saldo der letzten 30 Tage',
    historyLabel: (first, last) => `Der Saldo der letzten 30 Tage: von ${first} bis ${last}`,
    currency: 'Währung',
  },
  journal: {
    button: 'Journal…',
    title: 'Journal für Ihre Buchhaltung',
    text: 'Alle Geldbewegungen eines Monats mit Soll- und Habenkonto. Die Kontonummern sind eine Einstellung des Dienstes.',
    datevHint:
      'Der Dienst braucht die Einstellungen DATEV_CONSULTANT und DATEV_CLIENT sowie gleich lange Kontonummern. Eine Datei hat höchstens 99.999 Zeilen.',
    month: 'Monat',
    format: 'Für',
    currency: 'Währung',
    by: 'Zeilen',
    byTransfer: 'Eine je Bewegung',
    byDay: 'Je Tag zusammengefasst',
    wrongCurrency: 'Drei Buchstaben, etwa EUR',
    cancel: 'Abbrechen',
    confirm: 'Herunterladen',
  },
  unknown: {
    title: 'Konto nicht gefunden',
    text: (id) => `Kein Konto hat die ID ${id}.`,
  },
};
