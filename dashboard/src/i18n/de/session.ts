import type { Texts } from '../en/en.ts';

export const session: Texts['session'] = {
  environments: {
    sandbox: { word: 'Sandbox', text: 'Zum Testen. Es geht nicht um echtes Geld.' },
    production: { word: 'Produktion', text: 'Live-Betrieb. Es geht um echtes Geld.' },
  },
  roles: { administrator: 'Administrator', viewer: 'Nur lesen' },
  roleMeanings: {
    administrator:
      'Sieht alles, verwaltet API-Schlüssel, Benutzer und Einstellungen und bearbeitet Zahlungen.',
    viewer: 'Sieht Zahlungen, Konten und Zahlen. Kann nichts ändern.',
  },
};
