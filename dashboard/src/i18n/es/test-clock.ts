import type { Texts } from '../en/en.ts';

export const testClock: Texts['testClock'] = {
  title: 'Reloj de pruebas',
  description:
    'El entorno de pruebas usa un reloj que usted puede adelantar, para ver qué pasa con el tiempo. Nunca retrocede: lo que ha caducado sigue caducado.',
  service: 'Hora del servicio',
  real: 'Hora real',
  realMark: (time) => `${time} (hora real)`,
  ahead: (duration) => `${duration} por delante de la hora real`,
  inStep: 'Igual que la hora real',
  choose: 'Adelantarlo',
  chooseText: 'Antes de confirmar verá qué va a pasar.',
  list: 'Cuánto',
  jumps: {
    hour: 'Las sesiones del panel terminan tras media hora sin uso.',
    orders: 'Algo más de lo que tienen los compradores para aprobar: los pagos sin aprobar caducan.',
    day: 'Para ver cómo estarán mañana los pagos de hoy.',
    tokens: 'La vida de un token de acceso: las plataformas deben pedir otro.',
  },
  custom: 'Otro tiempo',
  amount: 'Cantidad',
  unit: 'Unidad',
  units: { minute: 'Minutos', hour: 'Horas', day: 'Días' },
  tooFar: 'Entre un minuto y 365 días de una vez.',
  move: 'Adelantar',
  moveBy: (duration) => `Adelantar ${duration}`,
  ask: (duration) => `¿Adelantar el reloj ${duration}?`,
  willBe: 'Hora nueva',
  effectsTitle: 'Qué va a pasar',
  effects: {
    some: 'Lo que caducaría en ese tiempo caduca ahora.',
    sessions:
      'Terminan todas las sesiones del panel, también la suya. Inicie sesión otra vez para volver aquí.',
    payments: 'Los pagos que nadie ha aprobado caducan en cuanto el monedero confirma que nadie lo hizo.',
    idempotency: 'Se olvidan las claves de idempotencia enviadas hasta ahora.',
    invitations: 'Terminan todas las invitaciones abiertas.',
    tokens: 'Caducan todos los tokens de acceso. Las mismas claves de API obtienen otros.',
  },
  stays: 'El monedero simulado y las aplicaciones de autenticación conservan su propia hora.',
  forever: 'No se puede deshacer: el reloj nunca retrocede.',
  confirm: (duration) => `Adelantar ${duration}`,
  done: (time) => `La hora del servicio es ahora ${time}.`,
};
