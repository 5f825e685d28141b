import type { Texts } from '../en/en.ts';

const payments = (count: number, text: string) => (count === 1 ? '1 Zahlung' : `${text} Zahlungen`);

export const home: Texts['home'] = {
  title: 'Start',
  verdicts: {
    well: { title: 'Alles in Ordnung', text: 'Es gibt nichts zu tun.' },
    quiet: {
      title: 'Alles in Ordnung',
      text: 'Es gibt nichts zu tun. Florin hat die Wallet in letzter Zeit nicht aufgerufen.',
    },
    doubt: {
      title: (count, text) =>
        count === 1 ? '1 Zahlung ist ungewiss' : `${payments(count, text)} sind ungewiss`,
      text: 'Die Wallet hat das Ergebnis noch nicht gemeldet. Florin fragt weiter nach und zieht nie doppelt ein.',
    },
    troubled: {
      title: 'Verbindung zur Wallet in Ordnung bringen',
      text: 'Die Wallet lehnt Aufrufe aus einem Grund ab, den nur Sie beheben können. Was zu tun ist, steht unten.',
    },
    failing: {
      title: 'Die Wallet ist gestört',
      text: 'Neue Zahlungen starten vielleicht nicht, offene dauern vielleicht länger. Es geht kein Geld verloren: Florin versucht es weiter.',
    },
    quarantined: {
      title: (count, text) =>
        count === 1
          ? '1 Zahlung braucht eine Entscheidung'
          : `${payments(count, text)} brauchen eine Entscheidung`,
      text: 'Die Angaben der Wallet weichen von denen in Florin ab. Ein Benutzer muss die Zahlung öffnen, beides vergleichen und entscheiden.',
    },
    surroundings: {
      title: 'Etwas rund um Florin in Ordnung bringen',
      text: 'Ein Zertifikat, eine Uhr oder die Datenbank braucht Ihre Aufmerksamkeit. Unten steht, was zu tun ist.',
    },
    differences: {
      title: (count, text) =>
        count === 1 ? '1 Abweichung von der Wallet' : `${text} Abweichungen von der Wallet`,
      text: 'Der letzte Abgleich fand bei der Wallet Geld, das nicht zu unseren Büchern passt.',
    },
    incomplete: {
      title: 'Der letzte Abgleich mit der Wallet ist unvollständig',
      text: 'Einige Transaktionen der Wallet konnten nicht verglichen werden. Der Bericht führt sie auf.',
    },
    disputed: {
      title: (count, text) =>
        count === 1 ? '1 Streitfall wartet auf Ihre Antwort' : `${text} Streitfälle warten auf Ihre Antwort`,
      text: 'Antworten Sie vor Ablauf der Frist auf der Website der Wallet.',
    },
    refunds: {
      title: (count, text) =>
        count === 1
          ? '1 Erstattung braucht Ihre Aufmerksamkeit'
          : `${text} Erstattungen brauchen Ihre Aufmerksamkeit`,
      text: 'Die Wallet hat sie vorerst abgelehnt oder seit einer Woche nicht entschieden.',
    },
    webhooks: {
      title: (count, text) =>
        count === 1 ? '1 Webhook-Endpunkt ist gestört' : `${text} Webhook-Endpunkte sind gestört`,
      text: 'Sie erhalten keine Ereignisse. Zahlungen sind nicht betroffen.',
    },
    stale: {
      title: 'Stand unbekannt',
      text: (at) => `Der Dienst hat nicht geantwortet. Diese Seite zeigt die Zahlen von ${at}.`,
    },
    paused: {
      title: 'Angehalten, während Sie weg waren',
      text: (at) => `Diese Seite zeigt die Zahlen von ${at}. Sie wird aktualisiert, sobald Sie zurück sind.`,
    },
  },
  also: 'Außerdem zu tun',
  look: 'Anzeigen',
  asOf: (at) => `Stand ${at}`,
  today: {
    title: 'Heute',
    since: (time) => `Seit Mitternacht UTC, ${time} bei Ihnen`,
    started: 'Gestartete Zahlungen',
    startedThen: (count, weekday) => `${count} letzten ${weekday} bis zu dieser Uhrzeit`,
    volumeThen: (amount, weekday) => `${amount} am ganzen letzten ${weekday}`,
    success: 'Erfolgsquote',
    successHint: 'Eingezogen, von den eingezogenen und gescheiterten',
    noSuccess: 'Noch nichts eingezogen oder gescheitert',
    volume: 'Heute eingezogen',
    noVolume: 'Noch nichts eingezogen',
    count: payments,
  },
  funnel: {
    title: 'Vom Start bis zum Einzug',
    started: 'Gestartet',
    approved: 'Genehmigt',
    captured: 'Eingezogen',
    losses: 'Wo Käufer abgesprungen sind',
    waiting: 'Warten auf Käufer',
    cancelled: 'Storniert',
    expired: 'Abgelaufen',
    reasons: {
      INSTRUMENT_DECLINED: 'Karte oder Konto abgelehnt',
      PAYER_ACCOUNT_LOCKED_OR_CLOSED: 'Konto des Käufers gesperrt',
      PAYER_ACCOUNT_RESTRICTED: 'Konto des Käufers eingeschränkt',
      PAYER_CANNOT_PAY: 'Käufer kann nicht zahlen',
      PAYER_ACTION_REQUIRED: 'Käufer muss bestätigen',
      TRANSACTION_REFUSED: 'Von der Wallet abgelehnt',
      TRANSACTION_LIMIT_EXCEEDED: 'Limit des Käufers überschritten',
    },
  },
  flow: {
    title: 'Wo das Geld ist',
    hint: 'Alles, was bisher eingezogen wurde. Abhebungen und Umrechnungen stammen aus den täglichen Berichten der Wallet.',
    nodes: {
      captured: 'Eingezogen',
      accounts: 'Konten der Verkäufer',
      commission: 'Ihre Provision',
      refunded: 'Erstattet',
      atWallet: 'Bei der Wallet',
      walletFee: 'Wallet-Gebühren',
      atBank: 'Bei Ihrer Bank',
      converted: 'Umgerechnet',
      payout: 'Unterwegs',
      paidOut: 'Ausgezahlt',
    },
  },
  volume: {
    title: 'In den letzten 30 Tagen eingezogen',
    currency: 'Währung',
    chart: (currency, total, count) =>
      `Balkendiagramm: eingezogener Betrag an jedem der letzten 30 Tage in ${currency}. Summe: ${total} in ${count} Zahlungen. Die Tabelle darunter enthält dieselben Zahlen.`,
    total: (count, text) => `in ${count === 1 ? '1 Zahlung' : `${text} Zahlungen`}`,
    soFar: 'bisher',
    showTable: 'Als Tabelle anzeigen',
    day: 'Tag',
    payments: 'Zahlungen',
    amount: 'Eingezogen',
    empty: 'In den letzten 30 Tagen wurde nichts eingezogen.',
  },
  doubt: {
    title: 'Ungewiss',
    none: 'Keine',
    oldest: (ago) => `Älteste: ${ago}`,
    text: 'Die Wallet hat ihr Ergebnis noch nicht gemeldet. Florin fragt weiter nach.',
    link: 'Ungewisse Zahlungen ansehen',
  },
  quarantine: {
    title: 'Zu klären',
    none: 'Keine',
    text: 'Zahlungen, bei denen die Wallet von Florin abweicht. Ein Benutzer muss auf der Seite der Zahlung entscheiden.',
    link: 'Zu klärende Zahlungen ansehen',
  },
  disputed: {
    title: 'Streitfälle',
    none: 'Keine',
    text: 'Streitfälle von Käufern, die auf Ihre Antwort warten.',
    due: (at) => `Nächste Frist: ${at}.`,
    link: 'Streitfälle ansehen',
  },
  refunds: {
    title: 'Erstattungen',
    none: 'Keine',
    text: 'Erstattungen, die Sie wiederholen oder mit dem Support der Wallet klären sollten.',
    refused: (count) => `Diese Woche abgelehnt und nicht wiederholt: ${count}.`,
    undecided: (count) => `Seit einer Woche unentschieden: ${count}.`,
    link: 'Diese Erstattungen ansehen',
  },
  differences: {
    title: 'Abgleich',
    none: 'Keine Abweichungen',
    text: 'Die Transaktionen der Wallet, verglichen mit unseren Büchern.',
    last: (ago) => `Zuletzt verglichen: ${ago}.`,
    never: 'Noch nicht verglichen',
    incomplete: { none: 'Unvollständig', link: 'Bericht ansehen' },
    unchecked: (count) => `Nicht vergleichbar: ${count}.`,
    link: 'Abweichungen ansehen',
  },
  webhooks: {
    title: 'Webhooks',
    none: 'Alles zugestellt',
    text: 'Endpunkte, die gestört sind oder deswegen deaktiviert wurden.',
    lag: (duration) => `Das älteste Ereignis wartet seit ${duration}.`,
    noLag: 'Kein Ereignis wartet.',
    link: 'Gestörte Endpunkte ansehen',
  },
  wallet: {
    title: 'Wallet',
    states: { well: 'Antwortet', failing: 'Gestört', unknown: 'Länger nicht aufgerufen' },
    calls: 'Aufrufe in 15 Minuten',
    moreThan: (count) => `Mehr als ${count}`,
    ofNewest: (count) => `Die übrigen Zahlen gelten für die letzten ${count}.`,
    failures: 'Ohne brauchbare Antwort',
    median: 'Median der Dauer',
    last: 'Letzte Antwort',
    never: 'Nie',
  },
  warnings: {
    title: 'Rund um Florin zu beheben',
    kinds: {
      certificate_expired: {
        what: 'Das Zertifikat von Florin ist abgelaufen.',
        remedy:
          'Browser und Plattformen verbinden sich nicht mehr. Erneuern Sie das Zertifikat in TLS_CERT_FILE und senden Sie Florin SIGHUP.',
      },
      certificate_expires_soon: {
        what: 'Das Zertifikat von Florin läuft bald ab.',
        remedy:
          'Erneuern Sie das Zertifikat in TLS_CERT_FILE und senden Sie Florin SIGHUP. Klären Sie, warum es nicht von selbst erneuert wurde.',
      },
      certificate_wrong_name: {
        what: 'Das Zertifikat von Florin gilt für einen anderen Host.',
        remedy: 'Beschaffen Sie ein Zertifikat für den Host von PUBLIC_URL, oder berichtigen Sie PUBLIC_URL.',
      },
      clock_database: {
        what: 'Die Uhren von Florin und der Datenbank weichen voneinander ab.',
        remedy:
          'Stellen Sie beide Rechner per NTP. Bis dahin laufen Zahlungen womöglich zu früh oder zu spät ab.',
      },
      clock_wallet: {
        what: 'Die Uhren von Florin und der Wallet weichen voneinander ab.',
        remedy:
          'Stellen Sie diesen Rechner per NTP. Bis dahin werden Benachrichtigungen der Wallet womöglich als zu alt abgewiesen.',
      },
      database_settings: {
        what: 'Der Datenbankrolle fehlen Einstellungen.',
        remedy:
          'Setzen Sie sie für die Rolle, wie es der Abschnitt über PgBouncer in docs/operating.md beschreibt. Ohne sie kann eine einzige Sperre Zahlungen aufhalten.',
      },
    },
  },
  troubles: {
    title: 'Bei der Wallet zu beheben',
    at: 'bei',
    times: (count, text, at) => (count === 1 ? `Einmal, um ${at}.` : `${text}-mal, zuletzt um ${at}.`),
    kinds: {
      credentials: {
        what: 'Die Wallet akzeptiert die Zugangsdaten von Florin nicht.',
        remedy:
          'Vergleichen Sie WALLET_CLIENT_ID und WALLET_CLIENT_SECRET mit der App im Entwicklerbereich der Wallet. Prüfen Sie, ob sie zur selben Umgebung wie WALLET_URL gehören (Sandbox oder Live). Starten Sie Florin dann neu.',
      },
      permission: {
        what: 'Die Wallet erlaubt Florin diesen Aufruf nicht.',
        remedy:
          'Schalten Sie die Funktion für die App im Entwicklerbereich der Wallet ein. Es kann Stunden dauern, bis die Wallet sie anwendet. Florin versucht es weiter.',
      },
      account: {
        what: 'Ihr Konto bei der Wallet ist nicht vollständig eingerichtet.',
        remedy:
          'Melden Sie sich bei der Wallet an und suchen Sie nach offenen Aufgaben oder Einschränkungen, oder fragen Sie den Support der Wallet. Bis dahin scheitern die betroffenen Zahlungen.',
      },
      request: {
        what: 'Die Wallet akzeptiert nicht, was Florin sendet.',
        remedy:
          'Das ist ein Fehler in Florin. Aktualisieren Sie Florin, oder melden Sie den Fehler mit dem Verlauf der Zahlung; er enthält die Debug-ID der Wallet.',
      },
      unknown_issue: {
        what: 'Die Wallet hat ein Problem gemeldet, das Florin nicht kennt.',
        remedy:
          'Schlagen Sie es in der Dokumentation der Wallet nach und melden Sie es. Florin schließt nichts daraus und fragt weiter nach.',
      },
      notification: {
        what: 'Eine Benachrichtigung wurde abgelehnt.',
        remedy:
          'Jeder kann eine senden; vielleicht kam sie nicht von der Wallet. Wenn die Benachrichtigungen der Wallet ausbleiben, führen Sie „florin wallet check“ aus. Zahlungen werden auch ohne sie abgeschlossen, nur später.',
      },
    },
    refused: {
      stale:
        'Sie wurde laut eigener Angabe vor langer Zeit oder in der Zukunft gesendet. Prüfen Sie die Uhr dieses Rechners. Auch eine alte, die jemand erneut sendet, wird abgelehnt, und das soll so sein.',
      untrusted_certificate:
        'Ihr Zertifikat ist nicht das der Wallet. Prüfen Sie, ob WALLET_URL die Umgebung ist, deren Webhook an Florin sendet. Wenn ja, kam sie von einem Fremden.',
      wrong_signature:
        'Ihre Signatur ist falsch. Vergleichen Sie WALLET_WEBHOOK_ID mit dem Webhook im Entwicklerbereich der Wallet. Stimmt beides überein, kam sie von einem Fremden.',
    },
  },
  empty: {
    title: 'Warten auf die erste Zahlung',
    text: 'Vier Befehle im Terminal führen vom API-Schlüssel zum eingezogenen Geld. Die Zahlung erscheint dann hier.',
    action: 'Zum Schnellstart',
  },
};
