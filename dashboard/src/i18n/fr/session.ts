import type { Texts } from '../en/en.ts';

export const session: Texts['session'] = {
  environments: {
    sandbox: { word: 'Sandbox', text: 'Pour les tests. Aucun argent réel.' },
    production: { word: 'Production', text: 'Environnement réel. L’argent est réel.' },
  },
  roles: { administrator: 'Administrateur', viewer: 'Lecteur' },
  roleMeanings: {
    administrator:
      'Voit tout, gère les clés d’API, les utilisateurs et les paramètres, et agit sur les paiements.',
    viewer: 'Voit les paiements, les comptes et les chiffres. Ne peut rien modifier.',
  },
};
