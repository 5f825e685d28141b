import type { Texts } from '../en/en.ts';

export const quickStart: Texts['quickStart'] = {
  title: 'Primeros pasos',
  description:
    'De una clave de API a un pago cobrado, en un terminal. Cada llamada se describe en detalle en la',
  apiPages: 'referencia de la API',
  toKeys: 'Ir a las claves de API',
  askAdministrator: 'Un administrador puede generar una.',
  steps: {
    key: {
      title: 'Defina su clave de API',
      text: 'Muéstrela, cópiela y péguela aquí en lugar de <API_KEY>.',
    },
    token: {
      title: 'Obtenga un token de acceso',
      text: 'Un token basta para todas las llamadas. Si lo pide otra vez, recibe el mismo hasta que caduque.',
    },
    init: { title: 'Inicie un pago', text: '' },
    approve: {
      title: 'Haga que el comprador lo apruebe',
      text: 'Abra en un navegador la redirectionUrl de la respuesta. Su plataforma enviaría allí al comprador.',
    },
    resume: {
      title: 'Reanúdelo',
      text: 'Solo hace falta con el SDK del navegador: dice al servicio que el comprador ha aprobado, y el pago se cobra. Tras una redirección el servicio lo hace solo; llamar otra vez no cambia nada.',
    },
    read: { title: 'Consúltelo', text: 'Estado, importes y cada paso del pago.' },
  },
  initText: (amount) =>
    `Los importes van en la unidad mínima de la moneda: aquí, ${amount}. La respuesta tiene el ID del pago y la redirectionUrl para el comprador.`,
  approve: {
    sandbox: 'En el entorno de pruebas es el monedero simulado, que enumera sus compradores de prueba.',
    production: 'Esto es producción: quien apruebe paga dinero real. La cuenta debe estar abierta.',
  },
};
