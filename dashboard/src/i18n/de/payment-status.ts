import type { Texts } from '../en/en.ts';

export const paymentStatus: Texts['paymentStatus'] = {
  marks: { in_doubt: 'Ungewiss', pending: 'Ausstehend', mismatch: 'Abweichung', declined: 'Abgelehnt' },
  refunded: 'Erstattet',
  partlyRefunded: 'Teilweise erstattet',
  statuses: {
    awaiting_approval: 'Wartet auf Käufer',
    capturing: 'Wird eingezogen',
    authorizing: 'Wird reserviert',
    authorized: 'Reserviert',
    partially_captured: 'Teilweise eingezogen',
    validating: 'Wird eingezogen (reserviert)',
    releasing: 'Wird freigegeben',
    captured: 'Eingezogen',
    cancelled: 'Storniert',
    expired: 'Abgelaufen',
    failed: 'Gescheitert',
    quarantined: 'Zu klären',
  },
  sentences: {
    awaiting_approval: 'Der Käufer hat sie bei der Wallet noch nicht genehmigt.',
    capturing: 'Florin zieht sie bei der Wallet ein.',
    authorizing: 'Florin reserviert das Geld bei der Wallet.',
    authorized: 'Die Wallet hält das Geld, bis die Plattform oder ein Benutzer es einzieht.',
    partially_captured:
      'Ein Teil wurde eingezogen und gutgeschrieben. Den Rest hält die Wallet, bis er eingezogen oder freigegeben wird.',
    validating: 'Das Geld ist reserviert, und Florin zieht es bei der Wallet ein.',
    releasing: 'Florin gibt die Reservierung frei.',
    captured: 'Das Geld wurde eingezogen und dem Konto gutgeschrieben.',
    cancelled: 'Sie wurde storniert. Es wurde kein Geld eingezogen.',
    expired: 'Sie wurde nicht rechtzeitig abgeschlossen. Es wurde kein Geld eingezogen.',
    failed: 'Die Wallet hat sie abgelehnt. Es wurde kein Geld eingezogen.',
    quarantined: 'Die Angaben der Wallet weichen von denen in Florin ab. Ein Benutzer muss entscheiden.',
  },
  declined: 'Die Wallet hat sie abgelehnt. Der Käufer kann eine andere Zahlungsart wählen.',
  allBack: 'Sie wurde eingezogen und dem Käufer dann vollständig erstattet.',
  partlyBack: (amount) => `Sie wurde eingezogen, und ${amount} wurden dem Käufer erstattet.`,
  closed: 'Ein Benutzer hat sie als nicht bezahlt geschlossen. Nichts wurde gutgeschrieben.',
  operation: {
    kinds: {
      change: (amount, since) => `Änderung des Betrags auf ${amount}, seit ${since}.`,
      capture: (amount, since) => `Einzug von ${amount}, seit ${since}.`,
      authorize: (amount, since) => `Reservierung von ${amount}, seit ${since}.`,
      capture_authorization: (amount, since) => `Einzug von ${amount} aus der Reservierung, seit ${since}.`,
      release: (amount, since) => `Freigabe der Reservierung von ${amount}, seit ${since}.`,
      refund: (amount, since) => `Erstattung von ${amount}, seit ${since}.`,
      return_capture: (_amount, since) => `Erstattung eines nicht gebuchten Einzugs, seit ${since}.`,
      review: (_amount, since) =>
        `Die Wallet hat am ${since} etwas gemeldet, das Florin nicht angefordert hatte.`,
    },
    progress: {
      under_way: 'Florin ruft die Wallet auf.',
      in_doubt:
        'Die Wallet hat das Ergebnis noch nicht gemeldet. Florin fragt weiter nach, zieht nie doppelt ein und zeigt das Ergebnis hier, sobald es bekannt ist.',
      pending:
        'Die Wallet hat es angenommen und entscheidet später, vielleicht in einigen Tagen. Florin fragt weiter nach und zeigt das Ergebnis hier. Sie müssen nichts tun.',
      mismatch: 'Die Wallet weicht von Florin ab. Ein Benutzer muss auf der Seite der Zahlung entscheiden.',
    },
  },
};
