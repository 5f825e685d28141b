import type { Texts } from '../en/en.ts';

export const mismatchReasons: Texts['mismatchReasons'] = {
  other_order: 'El monedero respondió con el pedido {shown} en lugar de {asked}',
  several_purchase_units: 'El pedido tiene más de una unidad de compra (purchase unit)',
  other_order_amount: 'El pedido es por {shown}',
  order_of_another: 'El pedido pertenece a {owner}',
  empty_order: 'El pedido está completado, pero no contiene ningún pago',
  several_captures: 'Hay {count} cobros',
  several_authorizations: 'Hay {count} autorizaciones',
  several_refunds: 'Hay {count} reembolsos con el ID de solicitud {requestId}',
  other_amount: 'El pago {id} del monedero es de {shown}',
  other_link: 'El pago {id} del monedero se identifica a sí mismo como {shown}',
  other_capture: 'El monedero respondió con el cobro {shown} en lugar de {asked}',
  other_authorization: 'El monedero respondió con la autorización {shown} en lugar de {asked}',
  capture_of_another: 'El cobro {captureId} es de la autorización {shown}, no de {asked}',
  authorized_amount: 'La autorización es por {shown}',
  booked_capture: 'El monedero respondió con el cobro {captureId}, que ya está contabilizado',
  unrequested_capture: 'El monedero ha hecho el cobro {captureId}, que aquí nadie ha solicitado',
  neither_total: 'El pedido es por {shown}, que no es ni el total anterior ni el nuevo',
  refund_of_other_capture: 'El reembolso {refundId} es del cobro {shown}, no de {asked}',
  other_refund: 'El reembolso {refundId} es de la solicitud {shown}, no de {asked}',
  refund_link: 'El reembolso {refundId} se identifica a sí mismo como {shown}',
  refund_amount: 'El reembolso {refundId} es de {shown}',
  refused: 'El monedero rechazó la solicitud: {issue}',
  other_total: 'El pedido es por {booked} en Florin y por {shown} en el monedero',
  unbooked_captures:
    'El monedero ha cobrado dinero que no está contabilizado: {shown}. Aquí el pago está en «{status}»',
  no_capture: 'El pago está en «{status}», pero el monedero no muestra ningún cobro',
  other_captures: 'El pago está en «{status}» con {booked}, pero el monedero tiene {shown}',
  other_returns:
    'El pago está en «{status}» con {booked}, y el monedero tiene {shown}. Reembolsado en Florin: {bookedReturned}; en el monedero: {shownReturned}',
  refund_vanished:
    'El pedido muestra el reembolso {inOrder}, pero al preguntar por él el monedero no lo conoce',
  refund_shown_otherwise:
    'El pedido muestra el reembolso {inOrder}, pero al preguntar por él el monedero muestra {shown}',
  second_capture:
    'El monedero ha cobrado {shown} ({captureId}) para la solicitud {requestId}, pero el pago está en «{status}»',
  adopted_after_end: 'Un usuario ha incorporado el cobro {captureId}, pero el pago está en «{status}»',
  return_refused: 'El monedero no reembolsó el cobro {captureId}: {issue}',
  no_answer: 'Desde hace un día, el monedero no ha dicho qué ha sido de ello',
};
