import type { Texts } from '../en/en.ts';

export const session: Texts['session'] = {
  environments: {
    sandbox: { word: 'Sandbox', text: 'Zum Testen. Es geht nicht um echtes Geld.' },
    production: { word: 'Produktion', text: 'Live-Betrieb. Es geht um echtes Geld.' },
  },
  roles: {
    administrator: 'Administrator',
    finance: 'Finanzen',
    support: 'Support',
    developer: 'Entwicklung',
    viewer: 'Nur lesen',
  },
  roleMeanings: {
    administrator: 'Kann alles: API-Schlüssel, Benutzer, Einstellungen und alles, was die anderen können.',
    finance:
      'Sieht, was „Nur lesen“ sieht, und bewegt Geld: einziehen, erstatten, umbuchen, auszahlen. Klärt Abweichungen.',
    support: 'Sieht, was „Nur lesen“ sieht, erstattet und storniert Zahlungen und sendet Webhooks erneut.',
    developer:
      'Sieht, was „Nur lesen“ sieht, und verwaltet Webhooks. Erstellt API-Schlüssel nur in der Sandbox.',
    viewer: 'Sieht Zahlungen, Konten und Zahlen. Kann nichts ändern.',
  },
};
