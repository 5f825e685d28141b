import type { Texts } from './en.ts';
import { lines } from './facts.ts';

export const de: Texts = {
  invitation: {
    subject: 'Ihre Einladung zu Florin',
    text: ({ invitedBy, dashboard, role, link, until }) =>
      lines(
        `${invitedBy} hat Sie zum Dashboard von Florin unter ${dashboard} eingeladen. Ihre Rolle: ${role}.`,
        `Wählen Sie hier ein Passwort, und Sie sind angemeldet:`,
        link,
        `Der Link gilt einmal, bis ${until}, für die Person, die ihn zuerst öffnet. Geben Sie ihn nicht weiter. Wenn Sie nichts damit anfangen können, ignorieren Sie diese E-Mail.`,
      ),
  },
  roles: {
    administrator: 'Administrator',
    finance: 'Finanzen',
    support: 'Support',
    developer: 'Entwicklung',
    viewer: 'nur lesen',
  },
  lockOut: {
    subject: 'Fehlversuche bei Ihrem Florin-Konto',
    password: ({ times, address, at, dashboard }) =>
      lines(
        `Jemand hat für Ihr Konto unter ${dashboard} ${times} falsche Passwörter eingegeben, das letzte von ${address}, ${at}.`,
        'Florin lässt ihn jetzt warten, nach jedem Versuch länger. Wenn Sie es waren, warten Sie einen Moment und versuchen Sie es erneut, oder bitten Sie einen Administrator um ein neues Passwort.',
        'Wenn Sie es nicht waren: Niemand ist hineingekommen, und Sie müssen nichts tun. Jeder Versuch steht im Audit-Protokoll.',
      ),
    code: ({ times, address, at, dashboard }) =>
      lines(
        `Jemand hat für Ihr Konto unter ${dashboard} ${times} falsche Codes eingegeben, den letzten von ${address}, ${at}.`,
        'Wenn Sie es waren, warten Sie einen Moment und versuchen Sie es erneut, oder nehmen Sie einen Wiederherstellungscode.',
        'Wenn Sie es nicht waren, kennt jemand Ihr Passwort: Melden Sie sich an, ändern Sie es sofort, und sagen Sie einem Administrator Bescheid.',
      ),
  },
  alert: {
    subject: 'Florin braucht Ihre Aufmerksamkeit',
    text: (found, dashboard) =>
      lines(
        'Florin hat etwas gefunden, das nur Menschen beheben können:',
        found,
        `Was zu tun ist, steht auf der Startseite: ${dashboard}`,
      ),
    kinds: {
      certificate_expired: 'Das Zertifikat von Florin ist abgelaufen.',
      certificate_expires_soon: 'Das Zertifikat von Florin läuft bald ab.',
      certificate_wrong_name: 'Das Zertifikat von Florin gilt für einen anderen Host.',
      clock_database: 'Die Uhren von Florin und der Datenbank weichen voneinander ab.',
      clock_wallet: 'Die Uhren von Florin und der Wallet weichen voneinander ab.',
      database_settings: 'Der Datenbankrolle fehlen Einstellungen.',
      wallet_credentials: 'Die Wallet akzeptiert die Zugangsdaten von Florin nicht.',
      wallet_permission: 'Die Wallet erlaubt Florin einen Aufruf nicht.',
      wallet_account: 'Ihr Konto bei der Wallet ist nicht vollständig eingerichtet.',
      wallet_request: 'Die Wallet akzeptiert nicht, was Florin sendet.',
      wallet_unknown_issue: 'Die Wallet hat ein Problem gemeldet, das Florin nicht kennt.',
      quarantined: 'Zahlungen, die nicht zur Wallet passen und eine Entscheidung brauchen:',
      disputes: 'Streitfälle, die auf Ihre Antwort warten:',
      refunds: 'Erstattungen, die Ihre Aufmerksamkeit brauchen:',
      differences: 'Abweichungen im letzten Abgleich mit der Wallet:',
      unchecked: 'Transaktionen, die der letzte Abgleich mit der Wallet nicht prüfen konnte:',
      webhooks: 'Webhook-Endpunkte, die keine Ereignisse bekommen:',
    },
  },
};
