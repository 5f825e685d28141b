import type { Texts } from '../en/en.ts';

export const components: Texts['components'] = {
  cancel: 'Cancelar',
  close: 'Cerrar',
  continue: 'Continuar',
  done: 'Listo',
  more: 'Mostrar más',
  others: (count) => `Mostrar ${count} más`,
  columns: { choose: 'Columnas', title: 'Columnas que se muestran' },
  selection: {
    title: 'Filas seleccionadas',
    count: (count, text) => (count === 1 ? '1 seleccionado' : `${text} seleccionados`),
    all: 'Seleccionar todo en esta página',
    one: (name) => `Seleccionar ${name}`,
    clear: 'Quitar la selección',
  },
  copy: {
    what: (name) => `Copiar: ${name}`,
    copied: 'Copiado',
    failed: 'El navegador no lo ha permitido. Seleccione el texto y cópielo usted.',
  },
  leaving: {
    title: '¿Salir sin guardar?',
    text: 'Hay cambios sin guardar. Si sale ahora, se perderán.',
    leave: 'Salir sin guardar',
  },
  platform: { label: 'Plataforma', all: 'Todas las plataformas', of: (name) => `Plataforma: ${name}` },
  pager: {
    pages: 'Páginas',
    first: 'Primera página',
    previous: 'Página anterior',
    next: 'Página siguiente',
  },
  preferences: {
    theme: 'Apariencia',
    themes: { light: 'Claro', dark: 'Oscuro', auto: 'Auto' },
    language: 'Idioma',
    languageFailed: 'No se ha podido cargar este idioma. Recargue la página y elíjalo de nuevo.',
    timeZone: 'Zona horaria',
    ownTimeZone: (zone) => `Este dispositivo (${zone})`,
  },
};
