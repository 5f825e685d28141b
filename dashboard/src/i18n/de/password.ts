import type { Texts } from '../en/en.ts';

export const password: Texts['password'] = {
  current: 'Ihr Dashboard-Passwort',
  code: 'Code',
  codeHint: 'Aus Ihrer Authenticator-App, oder ein Wiederherstellungscode.',
  confirm: 'BESTÄTIGEN',
  confirmation: {
    title: 'Bestätigen Sie, dass Sie es sind',
    text: 'Was Geld bewegt oder Zugang gewährt, braucht Ihr Passwort. Danach werden Sie fünf Minuten lang nicht mehr gefragt.',
  },
  chosen: 'Neues Passwort',
  rule: 'Mindestens 12 Zeichen. Einige Wörter hintereinander eignen sich gut. Jedes Zeichen ist erlaubt, auch Leerzeichen.',
  again: 'Neues Passwort noch einmal',
  tooShort: 'Mindestens 12 Zeichen.',
  same: 'Es darf weder Ihr altes Passwort noch Ihre E-Mail-Adresse sein.',
  differs: 'Die Passwörter stimmen nicht überein.',
  strength: {
    short: (missing) => `noch ${missing} Zeichen`,
    enough: 'Lang genug. Länger ist besser.',
    strong: 'Stark',
    veryStrong: 'Sehr stark',
  },
};
