import type { Texts } from '../en/en.ts';

export const mismatchReasons: Texts['mismatchReasons'] = {
  other_order: 'Die Wallet hat mit dem Auftrag {shown} statt {asked} geantwortet',
  several_purchase_units: 'Der Auftrag hat mehr als eine Einheit (purchase unit)',
  other_order_amount: 'Der Auftrag lautet über {shown}',
  order_of_another: 'Der Auftrag gehört zu {owner}',
  empty_order: 'Der Auftrag ist abgeschlossen, enthält aber keine Zahlung',
  several_captures: 'Es gibt {count} Einzüge',
  several_authorizations: 'Es gibt {count} Reservierungen',
  several_refunds: 'Es gibt {count} Erstattungen mit der Anfrage-ID {requestId}',
  other_amount: 'Die Zahlung {id} der Wallet lautet über {shown}',
  other_link: 'Die Zahlung {id} der Wallet bezeichnet sich selbst als {shown}',
  other_capture: 'Die Wallet hat mit dem Einzug {shown} statt {asked} geantwortet',
  other_authorization: 'Die Wallet hat mit der Reservierung {shown} statt {asked} geantwortet',
  capture_of_another: 'Der Einzug {captureId} gehört zur Reservierung {shown}, nicht zu {asked}',
  authorized_amount: 'Die Reservierung lautet über {shown}',
  booked_capture: 'Die Wallet hat mit dem Einzug {captureId} geantwortet, der schon gebucht ist',
  unrequested_capture: 'Die Wallet hat den Einzug {captureId} vorgenommen, den hier niemand angefordert hat',
  neither_total: 'Der Auftrag lautet über {shown}, weder über die alte noch über die neue Summe',
  refund_of_other_capture: 'Die Erstattung {refundId} gehört zum Einzug {shown}, nicht zu {asked}',
  other_refund: 'Die Erstattung {refundId} gehört zur Anfrage {shown}, nicht zu {asked}',
  refund_link: 'Die Erstattung {refundId} bezeichnet sich selbst als {shown}',
  refund_amount: 'Die Erstattung {refundId} lautet über {shown}',
  refused: 'Die Wallet hat die Anfrage abgelehnt: {issue}',
  other_total: 'Der Auftrag lautet in Florin über {booked} und bei der Wallet über {shown}',
  unbooked_captures:
    'Die Wallet hat Geld eingezogen, das nicht gebucht ist: {shown}. Hier ist die Zahlung „{status}“',
  no_capture: 'Die Zahlung ist „{status}“, aber die Wallet zeigt keinen Einzug',
  other_captures: 'Die Zahlung ist „{status}“ mit {booked}, aber die Wallet hat {shown}',
  other_returns:
    'Die Zahlung ist „{status}“ mit {booked}, und die Wallet hat {shown}. In Florin erstattet: {bookedReturned}, bei der Wallet: {shownReturned}',
  refund_vanished:
    'Der Auftrag zeigt die Erstattung {inOrder}, aber die Wallet kennt sie auf Nachfrage nicht',
  refund_shown_otherwise:
    'Der Auftrag zeigt die Erstattung {inOrder}, aber auf Nachfrage zeigt die Wallet {shown}',
  second_capture:
    'Die Wallet hat {shown} als {captureId} für die Anfrage {requestId} eingezogen, aber die Zahlung ist „{status}“',
  adopted_after_end: 'Ein Benutzer hat den Einzug {captureId} nachgetragen, aber die Zahlung ist „{status}“',
  return_refused: 'Die Wallet hat den Einzug {captureId} nicht erstattet: {issue}',
  no_answer: 'Die Wallet hat seit einem Tag nicht gesagt, was daraus geworden ist',
};
