import type { Texts } from '../en/en.ts';

export const payoutRuns: Texts['payoutRuns'] = {
  title: 'Lotes de pagos',
  description: 'Cada lote es un fichero de transferencias para su banco.',
  list: 'Lotes de pagos',
  columns: {
    at: 'Creado',
    status: 'Estado',
    bank: 'Pagos',
    madeBy: 'Creado por',
    decidedBy: 'Aprobado por',
    amount: 'Total',
  },
  statuses: { made: 'Por aprobar', approved: 'Aprobado', cancelled: 'Cancelado' },
  sentences: {
    made: 'Espera la aprobación.',
    approved: 'Entregue el fichero una vez a su banco y después importe el extracto.',
    cancelled: 'Sus pagos quedan libres para otro lote.',
  },
  progress: (count: number, paid: number, returned: number) => {
    const parts = [
      paid > 0 ? `${paid} ${paid === 1 ? 'pagado' : 'pagados'}` : '',
      returned > 0 ? `${returned} ${returned === 1 ? 'devuelto' : 'devueltos'}` : '',
    ];
    const known = parts.filter((part) => part !== '').join(', ');
    return known === '' ? String(count) : `${count} (${known})`;
  },
  counted: (progress: string) => `Pagos: ${progress}`,
  empty: {
    title: 'Aún no hay lotes de pagos',
    text: 'Un lote reúne los pagos pendientes en un fichero para su banco.',
  },
  skipped: {
    title: 'Omitidas por su calendario',
    text: 'A estas cuentas les tocaba un pago y no lo recibieron.',
    list: 'Cuentas omitidas',
    account: 'Cuenta',
    reason: 'Motivo',
    due: 'Le toca de nuevo',
    more: 'Hay más.',
  },
  make: {
    button: 'Crear un lote…',
    title: '¿Crear un lote de pagos?',
    text: 'Reúne los pagos pendientes, primero los más antiguos, 1.000 como máximo. No se envía nada: alguien aprueba el lote y usted entrega el fichero a su banco.',
    confirm: 'Crear el lote',
  },
  page: {
    back: 'Todos los lotes',
    loading: 'Lote de pagos',
    title: (amount: string) => `Lote de pagos de ${amount}`,
    facts: 'Detalles',
    cancelledBy: 'Cancelado por',
    messageId: 'Identificador del mensaje del fichero',
    payouts: 'Pagos de este lote',
    own: 'Usted creó este lote, así que debe aprobarlo otra persona.',
    emptyTitle: 'Sin pagos',
    empty: 'Este lote no tiene ninguno.',
  },
  actions: { approve: 'Aprobar…', cancel: 'Cancelar el lote…', file: 'Descargar el fichero…' },
  approve: {
    title: '¿Aprobar este lote?',
    text: (count: number, amount: string) =>
      `${count === 1 ? 'Un pago' : `${count} pagos`}, ${amount} en total. Después ya no se pueden cancelar.`,
    confirm: (amount: string) => `Aprobar ${amount}`,
    done: 'El lote está aprobado. Su fichero está listo.',
  },
  cancel: {
    title: '¿Cancelar este lote?',
    text: 'Sus pagos siguen reservados y el próximo lote los recoge.',
    confirm: 'Cancelar el lote',
    done: 'El lote está cancelado.',
  },
  file: {
    title: '¿Descargar el fichero?',
    text: 'Contiene las cuentas bancarias de los beneficiarios sin cifrar. Entréguelo una vez a su banco. La descarga queda en el registro de auditoría.',
    confirm: 'Descargar el fichero',
  },
  statement: {
    button: 'Importar un extracto…',
    title: 'Importar un extracto bancario',
    text: 'El extracto de su banco (camt.053) dice qué pagos se enviaron y cuáles volvieron. El mismo fichero otra vez no cambia nada.',
    file: 'Extracto',
    choose: 'Elegir un fichero XML',
    cancel: 'Cancelar',
    confirm: 'Importar',
    close: 'Cerrar',
    lost: 'La respuesta se perdió. Envíe el fichero de nuevo: se importa una sola vez.',
    done: 'El extracto se ha importado',
    counts: (paid: number, returned: number, known: number) =>
      `Pagados: ${paid}. Devueltos: ${returned}. Ya conocidos: ${known}.`,
    doubtful: (count: number) =>
      count === 1
        ? 'Un apunte no cambió nada. Revíselo usted.'
        : `${count} apuntes no cambiaron nada. Revíselos usted.`,
    entry: (amount: string, day: string, reference: string) => `${amount}, ${day}, ${reference}:`,
    doubts: {
      unknown: 'no es ninguno de nuestros pagos.',
      other_amount: 'el pago tiene otro importe.',
      not_approved: 'el pago no estaba en ningún fichero.',
      no_return: 'llegó dinero sin estar marcado como devolución.',
      settled: 'alguien indicó que el banco nunca envió este pago.',
    },
  },
};
