import { defineTexts } from '../i18n/texts.ts';

/** Words that several of the settings pages use. */
export const settingsTexts = defineTexts({
  en: {
    cancel: 'Cancel',
    done: 'Done',
    next: 'Continue',
    more: 'Show more',
    yourPassword: 'Your dashboard password',
  },
  fr: {
    cancel: 'Annuler',
    done: 'Terminé',
    next: 'Continuer',
    more: 'Afficher plus',
    yourPassword: 'Votre mot de passe du tableau de bord',
  },
});
