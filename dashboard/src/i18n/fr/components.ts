import type { Texts } from '../en/en.ts';

export const components: Texts['components'] = {
  cancel: 'Annuler',
  close: 'Fermer',
  continue: 'Continuer',
  done: 'Terminé',
  more: 'Afficher plus',
  others: (count) => `Afficher les ${count} autres`,
  columns: { choose: 'Colonnes', title: 'Colonnes à afficher' },
  selection: {
    title: 'Lignes sélectionnées',
    count: (count, text) => (count <= 1 ? `${text} sélectionné` : `${text} sélectionnés`),
    all: 'Tout sélectionner sur cette page',
    one: (name) => `Sélectionner ${name}`,
    clear: 'Effacer la sélection',
  },
  copy: {
    what: (name) => `Copier : ${name}`,
    copied: 'Copié',
    failed: 'Le navigateur ne l’a pas permis. Sélectionnez le texte et copiez-le à la main.',
  },
  leaving: {
    title: 'Quitter sans enregistrer ?',
    text: 'Vos modifications ne sont pas enregistrées. Elles seront perdues si vous quittez maintenant.',
    leave: 'Quitter sans enregistrer',
  },
  platform: { label: 'Plateforme', all: 'Toutes les plateformes', of: (name) => `Plateforme : ${name}` },
  pager: { pages: 'Pages', first: 'Première page', previous: 'Page précédente', next: 'Page suivante' },
  preferences: {
    theme: 'Apparence',
    themes: { light: 'Clair', dark: 'Sombre', auto: 'Auto' },
    language: 'Langue',
    languageFailed: 'Cette langue n’a pas pu être chargée. Rechargez la page et choisissez-la à nouveau.',
    timeZone: 'Fuseau horaire',
    ownTimeZone: (zone) => `Cet appareil (${zone})`,
  },
};
