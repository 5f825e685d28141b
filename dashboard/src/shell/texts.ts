import { defineTexts } from '../i18n/texts.ts';

export const shellTexts = defineTexts({
  en: {
    skip: 'Skip to the content',
    openMenu: 'Open the menu',
    closeMenu: 'Close the menu',
    menu: 'Menu',
    opensOutside: 'opens in a new tab',
    environments: {
      sandbox: { word: 'Sandbox', text: 'For testing. No real money is involved.' },
      production: { word: 'Production', text: 'Live. This is real money.' },
    },
    sections: { developers: 'Developers', settings: 'Settings' },
    pages: {
      apiKeys: 'API Keys',
      ipAllowList: 'IP allow list',
      quickStart: 'Quick start',
      apiPages: 'API pages',
      myAccount: 'My account',
      users: 'Users',
      auditLog: 'Audit log',
      testClock: 'Test clock',
    },
    user: {
      title: 'Your settings',
      theme: 'Appearance',
      light: 'Light',
      dark: 'Dark',
      auto: 'Auto',
      language: 'Language',
      signOut: 'Sign out',
    },
    roles: { administrator: 'Administrator', viewer: 'Viewer' },
    roleMeanings: {
      administrator: 'Sees everything, manages API keys, users and settings, and acts on payments.',
      viewer: 'Sees payments, accounts and figures. Changes nothing.',
    },
  },
  fr: {
    skip: 'Aller au contenu',
    openMenu: 'Ouvrir le menu',
    closeMenu: 'Fermer le menu',
    menu: 'Menu',
    opensOutside: 's’ouvre dans un nouvel onglet',
    environments: {
      sandbox: { word: 'Sandbox', text: 'Pour les tests. Aucun argent réel.' },
      production: { word: 'Production', text: 'En service. C’est de l’argent réel.' },
    },
    sections: { developers: 'Développeurs', settings: 'Réglages' },
    pages: {
      apiKeys: 'Clés d’API',
      ipAllowList: 'Adresses IP autorisées',
      quickStart: 'Premiers pas',
      apiPages: 'Référence de l’API',
      myAccount: 'Mon compte',
      users: 'Utilisateurs',
      auditLog: 'Journal d’audit',
      testClock: 'Horloge de test',
    },
    user: {
      title: 'Vos réglages',
      theme: 'Apparence',
      light: 'Clair',
      dark: 'Sombre',
      auto: 'Auto',
      language: 'Langue',
      signOut: 'Se déconnecter',
    },
    roles: { administrator: 'Administrateur', viewer: 'Lecteur' },
    roleMeanings: {
      administrator:
        'Voit tout, gère les clés d’API, les utilisateurs et les réglages, et agit sur les paiements.',
      viewer: 'Voit les paiements, les comptes et les chiffres. Ne modifie rien.',
    },
  },
});
