import type { Texts } from '../en/en.ts';

export const testClock: Texts['testClock'] = {
  title: 'Testuhr',
  description:
    'Die Sandbox läuft nach einer Uhr, die Sie vorstellen können, um zu sehen, was mit der Zeit geschieht. Zurück geht sie nie: Was abgelaufen ist, bleibt abgelaufen.',
  service: 'Zeit des Dienstes',
  real: 'Tatsächliche Zeit',
  realMark: (time) => `${time} (tatsächliche Zeit)`,
  ahead: (duration) => `Der tatsächlichen Zeit ${duration} voraus`,
  inStep: 'Gleich der tatsächlichen Zeit',
  choose: 'Vorstellen',
  chooseText: 'Bevor Sie bestätigen, sehen Sie, was geschehen wird.',
  list: 'Wie weit',
  jumps: {
    hour: 'Dashboard-Sitzungen enden nach einer halben Stunde ohne Benutzung.',
    orders: 'Etwas länger, als Käufer zum Genehmigen haben: Nicht genehmigte Zahlungen laufen ab.',
    day: 'Um zu sehen, wie die Zahlungen von heute morgen aussehen.',
    tokens: 'Die Lebensdauer eines Zugriffstokens: Plattformen müssen ein neues holen.',
  },
  custom: 'Andere Dauer',
  amount: 'Anzahl',
  unit: 'Einheit',
  units: { minute: 'Minuten', hour: 'Stunden', day: 'Tage' },
  tooFar: 'Zwischen einer Minute und 365 Tagen auf einmal.',
  move: 'Vorstellen',
  moveBy: (duration) => `${duration} vorstellen`,
  ask: (duration) => `Die Uhr ${duration} vorstellen?`,
  willBe: 'Neue Zeit',
  effectsTitle: 'Was geschehen wird',
  effects: {
    some: 'Was in dieser Zeit ablaufen würde, läuft jetzt ab.',
    sessions:
      'Jede Dashboard-Sitzung endet, auch Ihre. Melden Sie sich wieder an, um auf diese Seite zurückzukommen.',
    payments:
      'Zahlungen, die niemand genehmigt hat, laufen ab, sobald die Wallet bestätigt, dass es niemand getan hat.',
    idempotency: 'Bisher gesendete Idempotency-Keys werden vergessen.',
    invitations: 'Alle offenen Einladungen enden.',
    tokens: 'Jedes Zugriffstoken läuft ab. Dieselben API-Schlüssel erhalten neue.',
  },
  stays: 'Die simulierte Wallet und Authenticator-Apps behalten ihre eigene Zeit.',
  forever: 'Das lässt sich nicht rückgängig machen: Die Uhr geht nie zurück.',
  confirm: (duration) => `${duration} vorstellen`,
  done: (time) => `Die Zeit des Dienstes ist jetzt ${time}.`,
};
