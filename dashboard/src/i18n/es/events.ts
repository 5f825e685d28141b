import type { Texts } from '../en/en.ts';

export const events: Texts['events'] = {
  title: 'Eventos',
  description:
    'Todo lo que ha pasado con pagos, reembolsos, disputas, cuentas y traspasos, lo más reciente primero. Las plataformas pueden leer estos eventos; también se envían como webhooks.',
  list: 'Eventos',
  columns: { event: 'Evento', about: 'Sobre', at: 'Cuándo' },
  account: 'Cuenta',
  filters: {
    title: 'Buscar eventos',
    search: 'ID de un evento, un pago o un traspaso',
    type: 'Tipo',
    any: 'Todos los tipos',
    clear: 'Borrar la búsqueda',
  },
  empty: { title: 'Todavía no hay eventos', text: 'Su primer pago creará el primer evento.' },
  noMatch: {
    title: 'No existe ese evento',
    text: 'Compruebe el ID o elija otro tipo. Los eventos antiguos se borran.',
  },
  one: {
    loadingTitle: 'Evento',
    back: 'Todos los eventos',
    unknown: {
      title: 'No existe ese evento',
      text: (id) => `El evento ${id} no existe, o se borró por ser demasiado antiguo.`,
    },
    facts: {
      id: 'Evento',
      at: 'Cuándo',
      about: 'Sobre',
      sequence: 'Secuencia',
      previous: 'evento anterior',
    },
    json: 'Contenido',
    code: 'JSON',
    deliveries: 'Entregas',
    noDeliveries: 'No se ha enviado a ningún destino en los últimos 30 días ni espera a ser enviado.',
  },
  delivery: {
    list: 'Entregas',
    endpoint: 'Destino',
    state: 'Estado',
    answer: 'Última respuesta',
    tries: 'Intentos',
    at: 'Último intento',
    states: { accepted: 'Aceptada', waiting: 'En espera', failed: 'Fallida' },
    status: (status) => `HTTP ${status}`,
    next: (at) => `Próximo intento: ${at}`,
  },
  ofPayment: {
    title: 'Eventos',
    text: 'Eventos de este pago, el más reciente primero.',
    untold: 'No enviado',
    all: 'Mostrar todos los eventos de este pago',
    nothing: 'Se han borrado.',
  },
};
