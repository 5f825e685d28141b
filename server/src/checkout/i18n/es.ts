import type { Texts } from './en.ts';

export const es: Texts = {
  working: {
    heading: 'Un momento, estamos comprobando tu pago',
    text: 'Estamos esperando la respuesta de tu servicio de pago. Suele tardar unos segundos. Esta página se actualiza automáticamente.',
    note: 'Puedes esperar aquí o cerrar esta página sin problema. Tu pago sigue su curso y nunca se te cobrará dos veces.',
    checkNow: 'Comprobar ahora',
  },
  declined: {
    heading: 'Tu pago ha sido rechazado',
    text: 'Tu servicio de pago no ha podido usar la forma de pago elegida. No se ha cobrado nada. Puedes elegir otra forma de pago o volver a la tienda.',
    chooseAnother: 'Elegir otra forma de pago',
  },
  over: {
    captured: {
      heading: 'Tu pago se ha completado',
      text: 'Gracias. El pago se ha realizado correctamente y no tienes que hacer nada más.',
    },
    cancelled: {
      heading: 'Este pago se ha cancelado',
      text: 'No se ha cobrado nada. Si aun así quieres pagar, puedes empezar de nuevo desde la tienda.',
    },
    expired: {
      heading: 'Este pago ha caducado',
      text: 'No se completó a tiempo, así que no se ha cobrado nada. Puedes empezar de nuevo desde la tienda.',
    },
    failed: {
      heading: 'Este pago no se ha podido realizar',
      text: 'No se ha cobrado nada. Puedes intentarlo de nuevo desde la tienda, quizá con otra forma de pago.',
    },
    unclear: {
      heading: 'Tu pago se está revisando',
      text: 'Todavía queda algo por aclarar y ya lo estamos revisando. Por favor, no vuelvas a pagar por ahora. La tienda puede darte más información.',
    },
  },
  invalid: {
    heading: 'Este enlace no es válido',
    text: 'Puede que esté incompleto o que ya no sirva. Vuelve a la tienda en la que estabas pagando y continúa desde allí.',
    note: 'Si ya has pagado, tu pago no se ve afectado. La tienda puede darte más información.',
  },
  payment: { shop: 'Tienda', amount: 'Importe', reference: 'Referencia' },
  backToShop: 'Volver a la tienda',
  closePage: 'Puedes cerrar esta página.',
  testMode: { label: 'Modo de prueba', text: 'No se utiliza dinero real.' },
};
