import type { Texts } from '../en/en.ts';

export const paymentMismatch: Texts['paymentMismatch'] = {
  title: 'El monedero no coincide con Florin',
  text: 'Florin vuelve a preguntar al monedero de vez en cuando. Si entonces coinciden los datos, esto se resuelve solo. Si no, un usuario debe compararlos y decidir.',
  ours: {
    title: 'Lo que pidió Florin',
    kind: 'Solicitud',
    kinds: {
      change: 'Cambio del importe',
      capture: 'Cobro del pedido',
      authorize: 'Autorización del pedido',
      capture_authorization: 'Cobro de la autorización',
      release: 'Liberación de la autorización',
      refund: 'Reembolso del cobro',
      return_capture: 'Reembolso de un cobro sin contabilizar',
      review: 'Ninguna: el monedero comunicó algo por su cuenta',
    },
    amount: 'Importe',
    requestedBy: 'Solicitado por',
    requestId: 'ID de la solicitud',
    captured: 'Cobrado en Florin',
    since: 'Desde',
    detail: 'Qué no coincide',
  },
  theirs: {
    title: 'Lo que dice el monedero',
    order: 'Pedido',
    captures: 'Cobros',
    authorizations: 'Autorizaciones',
    refunds: 'Reembolsos',
    noCaptures: 'Ninguno',
    noAuthorizations: 'Ninguna',
    noRefunds: 'Ninguno',
    unreadable: 'Importe ilegible',
    at: 'Consultado',
  },
  resolve: {
    title: '¿Resolver la discrepancia?',
    text: (id, total) =>
      `Usted decide cómo termina el pago ${id} de ${total}. Florin pregunta una vez más al monedero antes de cambiar nada. No se puede deshacer.`,
    choice: '¿Cómo debe terminar?',
    adopt: 'Incorporar el cobro del monedero',
    adoptable: (amount, captureId, account) =>
      `${amount} del cobro ${captureId} cuentan como pagados y se abonan en ${account}, menos la comisión.`,
    asking: 'Preguntando al monedero…',
    notAdoptable:
      'No es posible: el monedero debe tener exactamente un cobro, en la moneda del pago y no mayor que su total.',
    alreadyCaptured: 'No es posible: el pago ya está cobrado.',
    unknown: 'No es posible: el monedero no ha respondido.',
    correct: 'Corregir los libros',
    correctText:
      'Los reembolsos que no coinciden con el monedero se anulan y se contabilizan de nuevo. La plataforma recibe el evento refund.corrected.',
    return: 'Reembolsarlo en el monedero',
    returnable: (amount, captureId) =>
      `Florin reembolsa al comprador el cobro ${captureId} de ${amount}, en la parte que aún no se haya reembolsado. No se abona nada y se contabiliza la tarifa del monedero. Un pago abierto falla.`,
    notReturnable: 'No es posible: el monedero no tiene ningún cobro sin contabilizar.',
    closeUnpaid: 'Cerrar: no pagado',
    closeUnpaidText:
      'No se abona nada. Un pago abierto falla. En un pago autorizado se libera el dinero retenido. Un pago terminado no cambia.',
    closeDone: 'Cerrar: resuelto en otro lugar',
    closeDoneText:
      'El pago sigue cobrado y no cambia ningún saldo. Ha resuelto la diferencia fuera de Florin.',
    unseen:
      'El monedero no responde. Cierre el pago solo si ha comprobado en el sitio del monedero que no se cobró nada.',
    note: 'Nota',
    noteHint: 'Qué ha comparado y por qué decide así. Se guarda en el registro de auditoría.',
    confirm: {
      none: 'Resolver',
      adopt: (amount) => `Incorporar ${amount}`,
      return: (amount) => `Reembolsar ${amount}`,
      correct: 'Corregir los libros',
      close: 'Cerrar la discrepancia',
    },
    conflicts: {
      correct:
        'No se ha corregido nada. O todos los reembolsos coinciden ya con el monedero, o el monedero dio dos respuestas distintas sobre un reembolso, o el pago acaba de cambiar. Esta página muestra ambos lados como están ahora.',
      adopt:
        'El cobro no se ha incorporado. O el pago acaba de cambiar, o el monedero ya no tiene exactamente ese único cobro completado, o su pedido es por un importe distinto del pago. Esta página muestra ambos lados como están ahora.',
      return:
        'El cobro no se ha reembolsado. O el pago acaba de cambiar, o el monedero ya no tiene este cobro, o dio dos respuestas distintas sobre él, o rechazó el reembolso. Esta página muestra ambos lados como están ahora.',
      close:
        'No se ha cerrado. O el pago acaba de cambiar, o Florin está preguntando ahora al monedero, o el monedero ha hecho el reembolso: en ese caso pregunte otra vez al monedero. Si el monedero ha cobrado el pago, incorpore ese cobro o reembólselo primero en el monedero.',
    },
  },
};
