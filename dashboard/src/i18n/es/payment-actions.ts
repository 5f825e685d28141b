import type { Texts } from '../en/en.ts';

export const paymentActions: Texts['paymentActions'] = {
  buttons: {
    capture: 'Cobrar…',
    cancel: 'Cancelar el pago…',
    refund: 'Reembolsar…',
    ask_wallet: 'Preguntar otra vez al monedero',
    resolve: 'Resolver…',
  },
  keep: 'Conservar el pago',
  capture: {
    title: '¿Cobrar este pago?',
    text: (id, left) => `El monedero retiene ${left} para el pago ${id}. Puede cobrarlo todo o una parte.`,
    amount: (currency) => `Importe que se cobra, en ${currency}`,
    wrong: (total) => `Más de cero y como máximo ${total}`,
    rest: (amount) => `Se liberarán ${amount} para el comprador.`,
    more: 'Después se cobrará más',
    moreHint: 'Si no, este es el último cobro, y el resto se libera para el comprador.',
    stays: (amount) => `Seguirán autorizados ${amount}.`,
    confirm: (amount) => `Cobrar ${amount}`,
  },
  cancel: {
    title: '¿Cancelar este pago?',
    awaiting: (id, total) =>
      `El comprador ya no podrá aprobar el pago ${id} de ${total}. No se puede deshacer.`,
    authorized: (id, total) =>
      `Se liberarán para el comprador ${total} retenidos para el pago ${id}. No se puede deshacer.`,
    rest: (id, left, captured) =>
      `Se liberarán para el comprador ${left} todavía retenidos para el pago ${id}. Lo cobrado hasta ahora, ${captured}, se queda. No se puede deshacer.`,
    confirmRest: (left) => `Liberar ${left}`,
    confirm: (total) => `Cancelar el pago de ${total}`,
  },
  outcomes: {
    captured: (amount) => `${amount} cobrados.`,
    partlyCaptured: (amount, left) => `Cobrado hasta ahora: ${amount}. Todavía se pueden cobrar ${left}.`,
    finished: (amount) => `Se liberó el resto. Se cobraron ${amount}.`,
    cancelled: 'Pago cancelado.',
    adopted: (amount) => `Se han incorporado ${amount} del monedero y se han abonado en la cuenta.`,
    closed: (status) => `La discrepancia está cerrada. El pago está «${status}».`,
    changed: (status) => `Se ha preguntado al monedero. El pago ahora está «${status}».`,
    same: (status) =>
      `Se ha preguntado al monedero. El pago sigue «${status}»; la cronología tiene la respuesta.`,
  },
  lost: 'La respuesta se perdió, así que no se sabe si la solicitud llegó. Compruebe el pago abajo antes de volver a intentarlo.',
};
