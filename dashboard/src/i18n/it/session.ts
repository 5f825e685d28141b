import type { Texts } from '../en/en.ts';

export const session: Texts['session'] = {
  environments: {
    sandbox: { word: 'Sandbox', text: 'Per le prove. Non viene utilizzato denaro reale.' },
    production: { word: 'Produzione', text: 'Ambiente attivo. Si tratta di denaro reale.' },
  },
  roles: {
    administrator: 'Amministratore',
    finance: 'Contabilità',
    support: 'Assistenza',
    developer: 'Sviluppo',
    viewer: 'Osservatore',
  },
  roleMeanings: {
    administrator: 'Può fare tutto: chiavi API, utenti, impostazioni e tutto ciò che fanno gli altri.',
    finance:
      'Vede ciò che vede un osservatore e muove il denaro: incassi, rimborsi, trasferimenti, bonifici. Risolve le discordanze.',
    support: 'Vede ciò che vede un osservatore, rimborsa e annulla pagamenti e invia di nuovo i webhook.',
    developer: 'Vede ciò che vede un osservatore e gestisce i webhook. Crea chiavi API solo nella sandbox.',
    viewer: 'Vede pagamenti, conti e statistiche. Non può modificare nulla.',
  },
};
