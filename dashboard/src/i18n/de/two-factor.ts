import type { Texts } from '../en/en.ts';

export const twoFactor: Texts['twoFactor'] = {
  title: 'Zwei-Faktor-Anmeldung',
  text: 'Zur Anmeldung gehört neben dem Passwort ein Code aus einer App auf Ihrem Telefon. Ein gestohlenes Passwort reicht nicht.',
  isOn: 'Ein',
  isOff: 'Aus',
  alone: 'Wer Ihr Passwort hat, kann sich anmelden.',
  left: (count) =>
    count === 1
      ? 'Sie haben noch 1 Wiederherstellungscode.'
      : `Sie haben noch ${count} Wiederherstellungscodes.`,
  few: 'Erstellen Sie neue, bevor sie ausgehen: Ohne Telefon und ohne Code kann Sie nur ein Administrator wieder hineinlassen.',
  turnOn: 'Zwei-Faktor-Anmeldung einschalten',
  newCodes: 'Neue Wiederherstellungscodes',
  turnOff: 'Ausschalten',
  setUp: {
    password: 'Bestätigen Sie zuerst, dass Sie es sind.',
    scan: 'Scannen Sie dies mit Ihrer Authenticator-App.',
    picture: 'QR-Code mit dem Geheimnis für Ihre Authenticator-App',
    secret: 'Keine Kamera? Geben Sie das Geheimnis ein:',
    copy: 'Geheimnis kopieren',
    code: 'Code aus der App',
    codeHint:
      'Sechs Ziffern. Damit wird die Zwei-Faktor-Anmeldung eingeschaltet, und Ihre anderen Sitzungen enden.',
    submit: 'Einschalten',
  },
  codes: {
    title: 'Ihre Wiederherstellungscodes',
    text: 'Verwenden Sie einen davon, wenn Sie Ihr Telefon verlieren. Jeder gilt einmal. Sie werden nur jetzt angezeigt.',
    list: 'Wiederherstellungscodes',
    copy: 'Codes kopieren',
    download: 'Herunterladen',
    file: (environment, email) => `Florin ${environment}, Wiederherstellungscodes für ${email}`,
    kept: 'Ich habe die Codes an einem sicheren Ort gespeichert',
  },
  replace: {
    title: 'Neue Wiederherstellungscodes',
    text: 'Sie erhalten zehn neue Codes. Die alten gelten dann nicht mehr.',
    submit: 'Neue Codes erstellen',
  },
  remove: {
    title: 'Zwei-Faktor-Anmeldung ausschalten?',
    text: 'Dann kann sich jeder anmelden, der Ihr Passwort hat. Ihre Wiederherstellungscodes gelten nicht mehr.',
    submit: 'Zwei-Faktor-Anmeldung ausschalten',
    done: 'Die Zwei-Faktor-Anmeldung ist aus.',
  },
};
