import type { Texts } from './en.ts';

export const es: Texts = {
  sandbox: { label: 'Entorno de pruebas', text: 'Aquí no se mueve dinero real' },
  to: 'a',
  testMerchant: 'Comercio de prueba',
  signIn: {
    title: 'Iniciar sesión',
    heading: 'Inicie sesión para pagar',
    email: 'Correo electrónico',
    password: 'Contraseña',
    submit: 'Iniciar sesión',
    mistake: 'Ningún comprador de prueba tiene este correo y esta contraseña.',
  },
  testBuyers: {
    heading: 'Compradores de prueba',
    note: 'Un clic basta para iniciar sesión. Contraseña para hacerlo a mano:',
    stories: {
      ada: 'Todo va bien',
      dora: 'Rechazan su tarjeta, pero su saldo funciona',
      noor: 'No puede pagar a este comercio',
      remy: 'Rechazado por los controles de riesgo del monedero',
      pia: 'Paga desde un banco que liquida más tarde',
    },
  },
  order: {
    total: 'Total',
    deliverTo: 'Enviar a',
    parts: {
      item_total: 'Artículos',
      tax_total: 'Impuestos',
      shipping: 'Envío',
      handling: 'Gastos de gestión',
      insurance: 'Seguro',
      shipping_discount: 'Descuento en el envío',
      discount: 'Descuento',
    },
  },
  review: {
    title: (merchant) => `Pagar a ${merchant}`,
    payWith: 'Pagar con',
    choose: 'Elija cómo pagar',
    pay: (total) => `Pagar ${total}`,
    agree: 'Aceptar y continuar',
    signedInAs: (email) => `Sesión iniciada como ${email}`,
    notYou: '¿No es usted?',
    declined: {
      heading: 'Su pago fue rechazado',
      text: 'No ha pagado. Elija otra forma de pago.',
      note: 'Rechazado',
    },
  },
  instruments: {
    balance: { label: 'Saldo de Purse', note: () => 'Disponible ahora' },
    bank: { label: 'Cuenta bancaria', note: (number) => number },
    debitCard: { label: 'Tarjeta de débito', note: (number) => `Termina en ${number}` },
    creditCard: { label: 'Tarjeta de crédito', note: (number) => `Termina en ${number}` },
  },
  cancel: (merchant) => `Cancelar y volver a ${merchant}`,
  returnTo: (merchant) => `Volver a ${merchant}`,
  closeWindow: 'Puede cerrar esta ventana.',
  finished: {
    approved: { title: 'Pago aprobado', text: 'El comercio completa ahora su pago.' },
    cancelled: { title: 'Pago cancelado', text: 'No ha pagado.' },
  },
  problems: {
    unknown: { title: 'Pago no encontrado', text: 'Vuelva a la tienda y empiece allí de nuevo.' },
    expired: {
      title: 'Este pago ha caducado',
      text: 'No ha pagado. Vuelva a la tienda y empiece allí de nuevo.',
    },
    ended: {
      title: 'Este pago ha terminado',
      text: 'No ha pagado. Vuelva a la tienda y empiece allí de nuevo.',
    },
    alreadyPaid: { title: 'Ya está pagado', text: 'Este pago está completo. Aquí no queda nada por hacer.' },
    wrongSession: {
      title: 'Empiece de nuevo',
      text: 'Este formulario no pertenece a su sesión actual. No ha pasado nada.',
    },
  },
  backToPayment: 'Volver al pago',
  aboutWallet: 'Acerca de este monedero de prueba',
};
