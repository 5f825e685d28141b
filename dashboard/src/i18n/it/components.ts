import type { Texts } from '../en/en.ts';

export const components: Texts['components'] = {
  cancel: 'Annulla',
  close: 'Chiudi',
  continue: 'Continua',
  done: 'Fatto',
  more: 'Mostra altro',
  others: (count) => `Mostra altri ${count}`,
  columns: { choose: 'Colonne', title: 'Colonne da mostrare' },
  selection: {
    title: 'Righe selezionate',
    count: (count, text) => (count === 1 ? '1 selezionato' : `${text} selezionati`),
    all: 'Seleziona tutto in questa pagina',
    one: (name) => `Seleziona ${name}`,
    clear: 'Annulla la selezione',
  },
  copy: {
    what: (name) => `Copia: ${name}`,
    copied: 'Copiato',
    failed: 'Il browser non lo ha consentito. Selezionare il testo e copiarlo manualmente.',
  },
  leaving: {
    title: 'Uscire senza salvare?',
    text: 'Ci sono modifiche non salvate. Uscendo ora andranno perse.',
    leave: 'Esci senza salvare',
  },
  platform: {
    label: 'Piattaforma',
    all: 'Tutte le piattaforme',
    of: (name) => `Piattaforma: ${name}`,
  },
  pager: {
    pages: 'Pagine',
    first: 'Prima pagina',
    previous: 'Pagina precedente',
    next: 'Pagina successiva',
  },
  preferences: {
    theme: 'Aspetto',
    themes: { light: 'Chiaro', dark: 'Scuro', auto: 'Automatico' },
    language: 'Lingua',
    languageFailed: 'Impossibile caricare questa lingua. Ricaricare la pagina e sceglierla di nuovo.',
    timeZone: 'Fuso orario',
    ownTimeZone: (zone) => `Questo dispositivo (${zone})`,
  },
};
