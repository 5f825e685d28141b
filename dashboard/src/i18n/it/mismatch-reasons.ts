import type { Texts } from '../en/en.ts';

export const mismatchReasons: Texts['mismatchReasons'] = {
  other_order: 'Il wallet ha risposto con l’ordine {shown} invece di {asked}',
  several_purchase_units: 'L’ordine ha più di un’unità d’acquisto (purchase unit)',
  other_order_amount: 'L’ordine è di {shown}',
  order_of_another: 'L’ordine appartiene a {owner}',
  empty_order: 'L’ordine è completato, ma non contiene alcun pagamento',
  several_captures: 'Ci sono {count} incassi',
  several_authorizations: 'Ci sono {count} autorizzazioni',
  several_refunds: 'Ci sono {count} rimborsi con l’ID richiesta {requestId}',
  other_amount: 'Il pagamento {id} del wallet è di {shown}',
  other_link: 'Il pagamento {id} del wallet identifica sé stesso come {shown}',
  other_capture: 'Il wallet ha risposto con l’incasso {shown} invece di {asked}',
  other_authorization: 'Il wallet ha risposto con l’autorizzazione {shown} invece di {asked}',
  capture_of_another: 'L’incasso {captureId} riguarda l’autorizzazione {shown}, non {asked}',
  authorized_amount: 'L’autorizzazione è di {shown}',
  booked_capture: 'Il wallet ha risposto con l’incasso {captureId}, che è già registrato',
  unrequested_capture: 'Il wallet ha effettuato l’incasso {captureId}, che qui nessuno ha richiesto',
  neither_total: 'L’ordine è di {shown}, che non è né il totale precedente né quello nuovo',
  refund_of_other_capture: 'Il rimborso {refundId} riguarda l’incasso {shown}, non {asked}',
  other_refund: 'Il rimborso {refundId} riguarda la richiesta {shown}, non {asked}',
  refund_link: 'Il rimborso {refundId} identifica sé stesso come {shown}',
  refund_amount: 'Il rimborso {refundId} è di {shown}',
  refused: 'Il wallet ha rifiutato la richiesta: {issue}',
  other_total: 'L’ordine è di {booked} in Florin e di {shown} presso il wallet',
  unbooked_captures:
    'Il wallet ha incassato denaro che non è registrato: {shown}. Qui il pagamento è «{status}»',
  no_capture: 'Il pagamento è «{status}», ma il wallet non mostra alcun incasso',
  other_captures: 'Il pagamento è «{status}» con {booked}, ma il wallet ha {shown}',
  other_returns:
    'Il pagamento è «{status}» con {booked}, e il wallet ha {shown}. Rimborsato in Florin: {bookedReturned}; presso il wallet: {shownReturned}',
  refund_vanished:
    'L’ordine mostra il rimborso {inOrder}, ma il wallet, interrogato al riguardo, non lo conosce',
  refund_shown_otherwise:
    'L’ordine mostra il rimborso {inOrder}, ma il wallet, interrogato al riguardo, mostra {shown}',
  second_capture:
    'Il wallet ha incassato {shown} ({captureId}) per la richiesta {requestId}, ma il pagamento è «{status}»',
  adopted_after_end: 'Un operatore ha ripreso l’incasso {captureId}, ma il pagamento è «{status}»',
  return_refused: 'Il wallet non ha rimborsato l’incasso {captureId}: {issue}',
  no_answer: 'Da un giorno il wallet non ha detto che cosa ne è stato',
};
