import type { Texts } from '../en/en.ts';

export const components: Texts['components'] = {
  cancel: 'Abbrechen',
  close: 'Schließen',
  continue: 'Weiter',
  done: 'Fertig',
  more: 'Mehr anzeigen',
  others: (count) => `${count} weitere anzeigen`,
  columns: { choose: 'Spalten', title: 'Angezeigte Spalten' },
  selection: {
    title: 'Ausgewählte Zeilen',
    count: (_count, text) => `${text} ausgewählt`,
    all: 'Alle auf dieser Seite auswählen',
    one: (name) => `${name} auswählen`,
    clear: 'Auswahl aufheben',
  },
  copy: {
    what: (name) => `Kopieren: ${name}`,
    copied: 'Kopiert',
    failed: 'Der Browser hat es nicht erlaubt. Markieren Sie den Text und kopieren Sie ihn selbst.',
  },
  leaving: {
    title: 'Ohne Speichern verlassen?',
    text: 'Sie haben ungespeicherte Änderungen. Wenn Sie jetzt gehen, gehen sie verloren.',
    leave: 'Ohne Speichern verlassen',
  },
  platform: { label: 'Plattform', all: 'Alle Plattformen', of: (name) => `Plattform: ${name}` },
  pager: { pages: 'Seiten', first: 'Erste Seite', previous: 'Vorige Seite', next: 'Nächste Seite' },
  preferences: {
    theme: 'Darstellung',
    themes: { light: 'Hell', dark: 'Dunkel', auto: 'Auto' },
    language: 'Sprache',
    languageFailed:
      'Diese Sprache konnte nicht geladen werden. Laden Sie die Seite neu und wählen Sie sie noch einmal.',
    timeZone: 'Zeitzone',
    ownTimeZone: (zone) => `Dieses Gerät (${zone})`,
  },
};
