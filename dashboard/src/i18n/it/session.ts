import type { Texts } from '../en/en.ts';

export const session: Texts['session'] = {
  environments: {
    sandbox: { word: 'Sandbox', text: 'Per le prove. Non viene utilizzato denaro reale.' },
    production: { word: 'Produzione', text: 'Ambiente attivo. Si tratta di denaro reale.' },
  },
  roles: { administrator: 'Amministratore', viewer: 'Osservatore' },
  roleMeanings: {
    administrator: 'Vede tutto, gestisce chiavi API, utenti e impostazioni, e interviene sui pagamenti.',
    viewer: 'Vede pagamenti, conti e statistiche. Non può modificare nulla.',
  },
};
