import type { Texts } from '../en/en.ts';

export const paymentMismatch: Texts['paymentMismatch'] = {
  title: 'Die Wallet weicht von Florin ab',
  text: 'Florin fragt die Wallet von Zeit zu Zeit noch einmal. Stimmen die Angaben dann überein, ist dies von selbst erledigt. Sonst muss ein Benutzer beides vergleichen und entscheiden.',
  ours: {
    title: 'Was Florin angefordert hat',
    kind: 'Anfrage',
    kinds: {
      change: 'Änderung des Betrags',
      capture: 'Einzug des Auftrags',
      authorize: 'Reservierung des Auftrags',
      capture_authorization: 'Einzug der Reservierung',
      release: 'Freigabe der Reservierung',
      refund: 'Erstattung des Einzugs',
      return_capture: 'Erstattung eines nicht gebuchten Einzugs',
      review: 'Keine: Die Wallet hat von sich aus etwas gemeldet',
    },
    amount: 'Betrag',
    requestedBy: 'Beauftragt von',
    requestId: 'Anfrage-ID',
    captured: 'In Florin eingezogen',
    since: 'Seit',
    detail: 'Was nicht übereinstimmt',
  },
  theirs: {
    title: 'Was die Wallet sagt',
    order: 'Auftrag',
    captures: 'Einzüge',
    authorizations: 'Reservierungen',
    refunds: 'Erstattungen',
    noCaptures: 'Keine',
    noAuthorizations: 'Keine',
    noRefunds: 'Keine',
    unreadable: 'Unlesbarer Betrag',
    at: 'Gefragt',
  },
  resolve: {
    title: 'Abweichung klären?',
    text: (id, total) =>
      `Sie entscheiden, wie die Zahlung ${id} über ${total} endet. Florin fragt die Wallet noch einmal, bevor etwas geändert wird. Das lässt sich nicht rückgängig machen.`,
    choice: 'Wie soll sie enden?',
    adopt: 'Einzug der Wallet übernehmen',
    adoptable: (amount, captureId, account) =>
      `${amount} aus dem Einzug ${captureId} gelten als bezahlt und werden ${account} gutgeschrieben, abzüglich der Provision.`,
    asking: 'Die Wallet wird gefragt…',
    notAdoptable:
      'Nicht möglich: Die Wallet muss genau einen Einzug haben, in der Währung der Zahlung und nicht höher als ihre Summe.',
    alreadyCaptured: 'Nicht möglich: Die Zahlung ist schon eingezogen.',
    unknown: 'Nicht möglich: Die Wallet hat nicht geantwortet.',
    correct: 'Bücher berichtigen',
    correctText:
      'Erstattungen, die nicht zur Wallet passen, werden storniert und neu gebucht. Die Plattform erhält das Ereignis refund.corrected.',
    return: 'Bei der Wallet erstatten',
    returnable: (amount, captureId) =>
      `Florin erstattet dem Käufer den Einzug ${captureId} über ${amount}, soweit er noch nicht erstattet ist. Nichts wird gutgeschrieben, und die Gebühr der Wallet wird gebucht. Eine offene Zahlung scheitert.`,
    notReturnable: 'Nicht möglich: Die Wallet hat keinen Einzug, der nicht gebucht ist.',
    closeUnpaid: 'Schließen: nicht bezahlt',
    closeUnpaidText:
      'Nichts wird gutgeschrieben. Eine offene Zahlung scheitert. Bei einer reservierten Zahlung wird das Geld freigegeben. Eine beendete Zahlung ändert sich nicht.',
    closeDone: 'Schließen: anderswo erledigt',
    closeDoneText:
      'Die Zahlung bleibt eingezogen, und kein Saldo ändert sich. Sie haben den Unterschied außerhalb von Florin erledigt.',
    unseen:
      'Die Wallet antwortet nicht. Schließen Sie die Zahlung nur, wenn Sie auf der Website der Wallet geprüft haben, dass nichts eingezogen wurde.',
    note: 'Notiz',
    noteHint: 'Was Sie verglichen und warum Sie so entschieden haben. Es wird im Protokoll festgehalten.',
    confirm: {
      none: 'Klären',
      adopt: (amount) => `${amount} übernehmen`,
      return: (amount) => `${amount} erstatten`,
      correct: 'Bücher berichtigen',
      close: 'Abweichung schließen',
    },
    conflicts: {
      correct:
        'Nichts wurde berichtigt. Entweder passt jede Erstattung schon zur Wallet, oder die Wallet hat zu einer Erstattung zwei verschiedene Antworten gegeben, oder die Zahlung hat sich gerade geändert. Diese Seite zeigt beide Seiten, wie sie jetzt sind.',
      adopt:
        'Der Einzug wurde nicht übernommen. Entweder hat sich die Zahlung gerade geändert, oder die Wallet hat nicht mehr genau diesen einen abgeschlossenen Einzug, oder ihr Auftrag lautet auf einen anderen Betrag als die Zahlung. Diese Seite zeigt beide Seiten, wie sie jetzt sind.',
      return:
        'Der Einzug wurde nicht erstattet. Entweder hat sich die Zahlung gerade geändert, oder die Wallet hat diesen Einzug nicht mehr, oder sie hat dazu zwei verschiedene Antworten gegeben, oder sie hat die Erstattung abgelehnt. Diese Seite zeigt beide Seiten, wie sie jetzt sind.',
      close:
        'Nicht geschlossen. Entweder hat sich die Zahlung gerade geändert, oder Florin fragt die Wallet gerade danach, oder die Wallet hat die Erstattung ausgeführt: Fragen Sie die Wallet dann noch einmal. Hat die Wallet die Zahlung eingezogen, übernehmen Sie den Einzug, oder erstatten Sie ihn zuerst bei der Wallet.',
    },
  },
};
