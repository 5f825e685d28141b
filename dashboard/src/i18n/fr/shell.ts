import type { Texts } from '../en/en.ts';

export const shell: Texts['shell'] = {
  skip: 'Aller au contenu',
  openMenu: 'Ouvrir le menu',
  closeMenu: 'Fermer le menu',
  menu: 'Menu',
  opensInNewTab: 's’ouvre dans un nouvel onglet',
  sections: { developers: 'Développeurs', settings: 'Réglages' },
  pages: {
    home: 'Accueil',
    payments: 'Paiements',
    disputes: 'Litiges',
    accounts: 'Comptes',
    reconciliation: 'Rapprochement',
    apiKeys: 'Clés d’API',
    ipAllowList: 'Adresses IP autorisées',
    quickStart: 'Premiers pas',
    apiPages: 'Référence de l’API',
    myAccount: 'Mon compte',
    users: 'Utilisateurs',
    auditLog: 'Journal d’audit',
    testClock: 'Horloge de test',
  },
  search: {
    title: 'Rechercher',
    keys: 'Ctrl K',
    hint: 'Référence, identifiant, compte, acheteur ou montant',
    results: 'Résultats',
    payments: 'Paiements',
    all: 'Afficher tous les paiements trouvés',
    accounts: 'Comptes',
    nothing: 'Rien ne commence ainsi.',
  },
  user: {
    title: 'Vos réglages',
    signOut: 'Se déconnecter',
  },
};
