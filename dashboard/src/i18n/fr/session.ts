import type { Texts } from '../en/en.ts';

export const session: Texts['session'] = {
  environments: {
    sandbox: { word: 'Sandbox', text: 'Pour les tests. Aucun argent réel.' },
    production: { word: 'Production', text: 'Environnement réel. L’argent est réel.' },
  },
  roles: {
    administrator: 'Administrateur',
    finance: 'Finance',
    support: 'Support',
    developer: 'Développement',
    viewer: 'Lecteur',
  },
  roleMeanings: {
    administrator: 'Peut tout faire : clés d’API, utilisateurs, paramètres, et tout ce que font les autres.',
    finance:
      'Voit ce que voit un lecteur et déplace l’argent : encaissements, remboursements, virements, versements. Résout les discordances.',
    support: 'Voit ce que voit un lecteur, rembourse et annule des paiements, et renvoie des webhooks.',
    developer:
      'Voit ce que voit un lecteur et gère les webhooks. Crée des clés d’API dans la sandbox seulement.',
    viewer: 'Voit les paiements, les comptes et les chiffres. Ne peut rien modifier.',
  },
};
