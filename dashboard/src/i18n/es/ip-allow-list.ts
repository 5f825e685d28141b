import type { Texts } from '../en/en.ts';

export const ipAllowList: Texts['ipAllowList'] = {
  title: 'Lista de IP permitidas',
  description:
    'Las direcciones que pueden llamar a la API de este entorno, con cualquier clave. El panel no se ve afectado: puede abrirlo desde cualquier lugar.',
  descriptionOfKey: (label) =>
    `Las direcciones que pueden usar «${label}». También deben estar en la lista del entorno, salvo que esté vacía.`,
  yourAddress: 'Su dirección es',
  addYours: 'Añadir su dirección',
  open: 'La lista está vacía: se aceptan llamadas desde cualquier dirección.',
  closed: (count) =>
    count === 1
      ? 'Solo se aceptan llamadas desde un rango.'
      : `Solo se aceptan llamadas desde ${count} rangos.`,
  range: (line) => `Dirección o rango, línea ${line}`,
  rangeHead: 'Dirección o rango',
  noteHead: 'Nota',
  note: (line) => `Nota, línea ${line}`,
  placeholder: '192.0.2.0/24 o 2001:db8::/32',
  notePlaceholder: 'Quién la usa',
  add: 'Añadir una línea',
  remove: (line) => `Eliminar la línea ${line}`,
  save: 'Guardar la lista',
  discard: 'Descartar los cambios',
  saved: 'La lista está guardada y activa.',
  wasChanged:
    'Alguien cambió esta lista mientras usted la editaba. Descarte sus cambios para ver la lista actual y hágalos de nuevo.',
  lineWrong: (text) => `«${text}» no es ni una dirección ni un rango como 192.0.2.0/24 o 2001:db8::/32.`,
  warning: {
    title: 'Esto dejaría a alguien fuera',
    titleUnknown: 'Esto podría dejar a alguien fuera',
    unknown:
      'No se pudieron leer las claves de API, así que no se sabe de quién serían las llamadas rechazadas.',
    yours: (address) =>
      `Su propia dirección ${address} sería rechazada. Podría seguir abriendo el panel, pero las llamadas desde aquí, por ejemplo con curl, no funcionarían.`,
    key: (label, address, ago) =>
      `«${label}» se usó por última vez desde ${address}, ${ago}. Sus llamadas serían rechazadas.`,
    saveAnyway: 'Guardar de todos modos',
    back: 'Volver a la lista',
  },
};
