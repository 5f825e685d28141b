import type { Texts } from '../en/en.ts';

export const accounts: Texts['accounts'] = {
  title: 'Cuentas',
  description: 'Quién recibe el dinero cobrado. Un saldo es la suma de todos los asientos.',
  list: 'Cuentas',
  columns: { id: 'Cuenta', opened: 'Apertura', balance: 'Saldo' },
  nothing: 'Nada todavía',
  others: (count) => `y otras ${count} monedas`,
  search: { label: 'Buscar cuentas', hint: 'ID de la cuenta', clear: 'Mostrar todas las cuentas' },
  own: {
    commission: 'Comisión',
    commissionText: 'Lo que se ha quedado de los pagos cobrados.',
    fees: 'Tarifas del monedero',
    feesText:
      'Lo que ha retenido el monedero, menos lo que devolvió con los reembolsos. Es un coste, por eso es negativo.',
    clearing: 'Compensación del monedero',
    clearingText:
      'La contrapartida de cada cobro, reembolso y tarifa. Un saldo negativo es lo que el monedero le debe.',
  },
  empty: {
    title: 'Todavía no hay cuentas',
    sandbox: 'En el entorno de pruebas, una cuenta se abre cuando un pago la nombra por primera vez.',
    production: 'Un pago solo puede nombrar una cuenta abierta. Abra la primera aquí o con la API.',
  },
  noMatch: {
    title: 'No se ha encontrado ninguna cuenta',
    text: (search) => `Ningún ID de cuenta contiene «${search}».`,
  },
  open: {
    button: 'Abrir una cuenta',
    title: 'Abrir una cuenta',
    label: 'ID de la cuenta',
    hint: 'Lo que las plataformas envían como transaction.accountId. Hasta 256 caracteres; después no se puede cambiar.',
    confirm: 'Abrir la cuenta',
    cancel: 'Cancelar',
    done: (id) => `Se ha abierto la cuenta ${id}.`,
  },
  account: {
    title: (id) => `Cuenta ${id}`,
    back: 'Todas las cuentas',
    opened: 'Apertura',
    balances: 'Saldo',
    payments: 'Pagos de esta cuenta',
    postings: 'Asientos',
    download: 'Descargar CSV',
    noPostings: 'Los pagos cobrados aparecen aquí, cada uno con la parte de esta cuenta.',
    noPostingsTitle: 'Todavía no hay asientos',
    columns: {
      at: 'Hora',
      payment: 'Pago o cuenta',
      amount: 'Importe',
      kind: 'Por',
      balance: 'Saldo posterior',
    },
    kinds: { capture: 'Cobro', refund: 'Reembolso', transfer: 'Traspaso', reversal: 'Anulación' },
    history: 'Saldo de los últimos 30 días',
    historyLabel: (first, last) => `El saldo de los últimos 30 días: de ${first} a ${last}`,
    currency: 'Moneda',
  },
  unknown: {
    title: 'Cuenta no encontrada',
    text: (id) => `Ninguna cuenta tiene el ID ${id}.`,
  },
};
