import type { Texts } from '../en/en.ts';

export const paymentStatus: Texts['paymentStatus'] = {
  marks: { in_doubt: 'En duda', pending: 'Pendiente', mismatch: 'Discrepancia', declined: 'Rechazado' },
  refunded: 'Reembolsado',
  partlyRefunded: 'Reembolsado en parte',
  statuses: {
    awaiting_approval: 'Espera al comprador',
    capturing: 'Cobro en curso',
    authorizing: 'Autorización en curso',
    authorized: 'Autorizado',
    partially_captured: 'Cobrado en parte',
    validating: 'Cobro en curso (autorizado)',
    releasing: 'Liberación en curso',
    captured: 'Cobrado',
    cancelled: 'Cancelado',
    expired: 'Caducado',
    failed: 'Fallido',
    quarantined: 'En cuarentena',
  },
  sentences: {
    awaiting_approval: 'El comprador todavía no lo ha aprobado en el monedero.',
    capturing: 'Florin lo está cobrando en el monedero.',
    authorizing: 'Florin lo está autorizando en el monedero.',
    authorized: 'El monedero retiene el dinero hasta que la plataforma o un usuario lo cobre.',
    partially_captured:
      'Se cobró y se abonó una parte. El monedero retiene el resto hasta que se cobre o se libere.',
    validating: 'Estaba autorizado, y Florin lo está cobrando en el monedero.',
    releasing: 'Florin está liberando la autorización.',
    captured: 'El dinero se cobró y se abonó en la cuenta.',
    cancelled: 'Se canceló. No se cobró dinero.',
    expired: 'No se completó a tiempo. No se cobró dinero.',
    failed: 'El monedero lo rechazó. No se cobró dinero.',
    quarantined: 'Los datos del monedero no coinciden con los de Florin. Un usuario debe decidir.',
  },
  declined: 'El monedero lo rechazó. El comprador puede elegir otra forma de pago.',
  allBack: 'Se cobró y después se reembolsó por completo al comprador.',
  partlyBack: (amount) => `Se cobró, y se reembolsaron ${amount} al comprador.`,
  closed: 'Un usuario lo cerró como no pagado. No se abonó nada.',
  operation: {
    kinds: {
      change: (amount, since) => `Cambio del importe a ${amount}, desde ${since}.`,
      capture: (amount, since) => `Cobro de ${amount}, desde ${since}.`,
      authorize: (amount, since) => `Autorización de ${amount}, desde ${since}.`,
      capture_authorization: (amount, since) => `Cobro de ${amount} de la autorización, desde ${since}.`,
      release: (amount, since) => `Liberación de la autorización de ${amount}, desde ${since}.`,
      refund: (amount, since) => `Reembolso de ${amount}, desde ${since}.`,
      return_capture: (_amount, since) => `Reembolso de un cobro sin contabilizar, desde ${since}.`,
      review: (_amount, since) => `El monedero comunicó algo que Florin no había pedido, el ${since}.`,
    },
    progress: {
      under_way: 'Florin está llamando al monedero.',
      in_doubt:
        'El monedero todavía no ha comunicado el resultado. Florin sigue preguntando, nunca cobra dos veces y muestra el resultado aquí en cuanto se sabe.',
      pending:
        'El monedero lo ha aceptado y decidirá más tarde, quizá en unos días. Florin sigue preguntando y muestra el resultado aquí. No tiene que hacer nada.',
      mismatch: 'El monedero no coincide con Florin. Un usuario debe decidir en la página del pago.',
    },
  },
};
