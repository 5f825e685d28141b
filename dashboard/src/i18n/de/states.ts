import type { Texts } from '../en/en.ts';

export const states: Texts['states'] = {
  loading: 'Wird geladen…',
  retry: 'Noch einmal versuchen',
  reload: 'Seite neu laden',
  requestId: 'Anfrage-ID',
  noPermission: {
    title: 'Ihre Rolle umfasst diese Seite nicht',
    text: (email, role) =>
      `${email} hat die Rolle „${role}“. Bitten Sie einen Administrator, es zu tun oder Ihre Rolle zu ändern.`,
  },
  notFound: {
    title: 'Seite nicht gefunden',
    text: 'Vielleicht ist die Adresse falsch geschrieben, oder die Seite ist umgezogen.',
    home: 'Zur Startseite',
  },
  updated: {
    title: 'Diese Seite konnte nicht geladen werden',
    text: 'Vielleicht wurde das Dashboard aktualisiert, seit Sie es geöffnet haben. Laden Sie es neu, um dort weiterzumachen, wo Sie waren.',
  },
  failed: 'Etwas ist schiefgegangen',
  connection: {
    offline:
      'Sie sind offline. Ihre Eingaben sind noch da; die Seite macht weiter, sobald Sie wieder verbunden sind.',
    unreachable:
      'Florin ist nicht erreichbar. Ihre Eingaben sind noch da; die Seite macht weiter, sobald es geht.',
  },
  codes: {
    unreachable: 'Der Dienst ist nicht erreichbar. Prüfen Sie Ihre Verbindung.',
    unreadable:
      'Die Antwort ist nicht lesbar. Vielleicht hat etwas zwischen Ihnen und dem Dienst sie verändert.',
    internal_error: 'Bei uns ist etwas schiefgegangen. Melden Sie es dem Support mit der Anfrage-ID.',
    temporarily_unavailable: 'Der Dienst kann gerade nicht antworten. Versuchen Sie es gleich noch einmal.',
    overloaded:
      'Der Dienst ist gerade überlastet. Nichts wurde geändert; versuchen Sie es gleich noch einmal.',
    role_not_allowed: 'Ihre Rolle darf das nicht. Bitten Sie einen Administrator.',
    signed_out: 'Ihre Sitzung ist beendet. Melden Sie sich noch einmal an.',
    sign_in_failed: 'Die E-Mail-Adresse oder das Passwort ist falsch.',
    one_time_password_expired:
      'Dieses Einmalpasswort ist abgelaufen. Bitten Sie die Person, die es Ihnen gegeben hat, um ein neues.',
    password_wrong: 'Das Passwort ist falsch.',
    confirmation_required: 'Dafür ist Ihr Passwort nötig. Nichts wurde geändert.',
    approval_required:
      'Das muss zuerst ein anderer Administrator genehmigen, unter „Benutzer“. Nichts wurde geändert. Tun Sie danach genau dasselbe noch einmal.',
    code_wrong:
      'Der Code ist falsch oder wurde schon verwendet. Prüfen Sie, ob die Uhrzeit auf Ihrem Telefon stimmt.',
    last_administrator:
      'Es muss mindestens einen Administrator geben. Machen Sie zuerst jemand anderen zum Administrator.',
    operator_exists:
      'Unter dieser Adresse gibt es schon einen Benutzer. Aktivieren Sie ihn in der Liste, oder ändern Sie dort seine Rolle.',
    https_required: 'Das Dashboard funktioniert nur über https. Öffnen Sie es unter seiner https-Adresse.',
    foreign_origin:
      'Der Dienst hielt dies für die Anfrage einer anderen Website. Öffnen Sie das Dashboard unter seiner eigenen Adresse.',
    search_too_wide:
      'So viele Zahlungen zu durchsuchen dauert zu lange. Grenzen Sie die Suche nach Zeit, Konto oder Status ein.',
    payment_declined: 'Die Wallet hat abgelehnt. Den Grund nennt der Verlauf.',
    payment_not_authorized: 'Die Zahlung wartet nicht mehr auf den Einzug. Prüfen Sie ihren Status.',
    payment_in_progress:
      'Die Zahlung wird gerade mit der Wallet abgewickelt. Sehen Sie gleich noch einmal nach.',
    account_unknown: 'Konto nicht gefunden. Prüfen Sie seine ID.',
    account_closed: 'Das Konto ist geschlossen. Es empfängt kein neues Geld.',
    account_on_hold: 'Das Konto ist gesperrt. Es kann nichts abgebucht werden.',
    bank_account_missing: 'Für eine Auszahlung braucht das Konto einen Namen und ein Bankkonto.',
    bank_account_too_new: 'Das Bankkonto ist noch keinen Tag alt. Versuchen Sie es später noch einmal.',
    account_not_empty:
      'Das Konto kann erst geschlossen werden, wenn jeder Saldo null ist und nichts aussteht.',
    balance_too_low:
      'So viel ist nicht auf dem Konto. Geld, das für laufende Erstattungen gebraucht wird, ist nicht verfügbar.',
    payment_not_captured: 'Es wurde nichts eingezogen, also gibt es nichts zu erstatten.',
    nothing_to_reverse: 'Alles ist schon zurückgebucht.',
    reversal_too_large: 'Das ist mehr, als von der Umbuchung übrig ist.',
    nothing_to_refund: 'Alles ist schon erstattet oder wird gerade erstattet.',
    refund_too_large: 'Das ist mehr, als jetzt übrig ist. Prüfen Sie, was inzwischen erstattet wurde.',
    refund_in_progress:
      'Für diese Zahlung läuft bei der Wallet gerade etwas anderes. Nichts wurde erstattet; versuchen Sie es danach noch einmal.',
    payment_under_review:
      'Die Wallet weicht bei dieser Zahlung von Florin ab. Nichts wurde erstattet; klären Sie zuerst die Abweichung.',
    payment_disputed:
      'Der Käufer beanstandet die Zahlung bei der Wallet. Erstatten Sie alles, was übrig ist, oder warten Sie die Entscheidung ab.',
    payment_expired: 'Die Zahlung ist abgelaufen.',
    wallet_unavailable:
      'Die Wallet ist gerade nicht erreichbar. Nichts wurde geändert; versuchen Sie es in einer Minute noch einmal.',
    too_many_downloads: 'Sie laden schon fünf Dateien herunter. Warten Sie, bis eine davon fertig ist.',
    rate_limited: (seconds) => `Zu viele Versuche. Versuchen Sie es in ${seconds} s noch einmal.`,
  },
};
