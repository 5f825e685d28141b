import type { Texts } from '../en/en.ts';

export const payoutRuns: Texts['payoutRuns'] = {
  title: 'Auszahlungsläufe',
  description: 'Jeder Lauf ist eine Datei mit Überweisungen für Ihre Bank.',
  list: 'Auszahlungsläufe',
  columns: {
    at: 'Erstellt',
    status: 'Status',
    bank: 'Auszahlungen',
    madeBy: 'Erstellt von',
    decidedBy: 'Freigegeben von',
    amount: 'Summe',
  },
  statuses: { made: 'Freizugeben', approved: 'Freigegeben', cancelled: 'Storniert' },
  sentences: {
    made: 'Er wartet auf die Freigabe.',
    approved: 'Geben Sie die Datei einmal an Ihre Bank, und lesen Sie danach deren Kontoauszug ein.',
    cancelled: 'Seine Auszahlungen sind frei für einen anderen Lauf.',
  },
  progress: (count: number, paid: number, returned: number) => {
    const parts = [paid > 0 ? `${paid} ausgezahlt` : '', returned > 0 ? `${returned} zurück` : ''];
    const known = parts.filter((part) => part !== '').join(', ');
    return known === '' ? String(count) : `${count} (${known})`;
  },
  counted: (progress: string) => `Auszahlungen: ${progress}`,
  empty: {
    title: 'Noch keine Auszahlungsläufe',
    text: 'Ein Lauf sammelt die fälligen Auszahlungen in einer Datei für Ihre Bank.',
  },
  skipped: {
    title: 'Vom Zeitplan ausgelassen',
    text: 'Diese Konten waren fällig und wurden nicht ausgezahlt.',
    list: 'Ausgelassene Konten',
    account: 'Konto',
    reason: 'Grund',
    due: 'Wieder fällig',
    more: 'Es gibt noch mehr davon.',
  },
  make: {
    button: 'Lauf erstellen…',
    title: 'Auszahlungslauf erstellen?',
    text: 'Er sammelt die fälligen Auszahlungen, die ältesten zuerst, höchstens 1.000. Nichts wird gesendet: Jemand gibt den Lauf frei, und Sie geben die Datei an Ihre Bank.',
    confirm: 'Lauf erstellen',
  },
  page: {
    back: 'Alle Auszahlungsläufe',
    loading: 'Auszahlungslauf',
    title: (amount: string) => `Auszahlungslauf über ${amount}`,
    facts: 'Einzelheiten',
    cancelledBy: 'Storniert von',
    messageId: 'Nachrichten-ID der Datei',
    payouts: 'Auszahlungen in diesem Lauf',
    own: 'Sie haben diesen Lauf erstellt. Deshalb muss ihn jemand anderes freigeben.',
    emptyTitle: 'Keine Auszahlungen',
    empty: 'Dieser Lauf hat keine.',
  },
  actions: { approve: 'Freigeben…', cancel: 'Lauf stornieren…', file: 'Datei herunterladen…' },
  approve: {
    title: 'Diesen Lauf freigeben?',
    text: (count: number, amount: string) =>
      `${count === 1 ? 'Eine Auszahlung' : `${count} Auszahlungen`} über zusammen ${amount}. Danach lassen sie sich nicht mehr stornieren.`,
    confirm: (amount: string) => `${amount} freigeben`,
    done: 'Der Lauf ist freigegeben. Seine Datei liegt bereit.',
  },
  cancel: {
    title: 'Diesen Lauf stornieren?',
    text: 'Seine Auszahlungen bleiben reserviert, und der nächste Lauf nimmt sie mit.',
    confirm: 'Lauf stornieren',
    done: 'Der Lauf ist storniert.',
  },
  file: {
    title: 'Datei herunterladen?',
    text: 'Sie enthält die Bankkonten der Empfänger im Klartext. Geben Sie sie einmal an Ihre Bank. Der Download steht im Protokoll.',
    confirm: 'Datei herunterladen',
  },
  statement: {
    button: 'Kontoauszug einlesen…',
    title: 'Kontoauszug einlesen',
    text: 'Der Kontoauszug Ihrer Bank (camt.053) sagt, welche Auszahlungen gesendet wurden und welche zurückkamen. Dieselbe Datei noch einmal ändert nichts.',
    file: 'Kontoauszug',
    choose: 'XML-Datei auswählen',
    cancel: 'Abbrechen',
    confirm: 'Einlesen',
    close: 'Schließen',
    lost: 'Die Antwort ging verloren. Senden Sie die Datei noch einmal: Sie wird nur einmal eingelesen.',
    done: 'Der Kontoauszug ist eingelesen',
    counts: (paid: number, returned: number, known: number) =>
      `Ausgezahlt: ${paid}. Zurückgekommen: ${returned}. Schon bekannt: ${known}.`,
    doubtful: (count: number) =>
      count === 1
        ? 'Ein Eintrag hat nichts geändert. Sehen Sie ihn sich selbst an.'
        : `${count} Einträge haben nichts geändert. Sehen Sie sie sich selbst an.`,
    entry: (amount: string, day: string, reference: string) => `${amount}, ${day}, ${reference}:`,
    doubts: {
      unknown: 'keine unserer Auszahlungen.',
      other_amount: 'die Auszahlung hat einen anderen Betrag.',
      not_approved: 'die Auszahlung stand in keiner Datei.',
      no_return: 'Geld kam, ohne als Rückgabe gekennzeichnet zu sein.',
      settled: 'jemand hat gesagt, dass die Bank diese Auszahlung nie gesendet hat.',
    },
  },
};
