import { defineTexts } from '../i18n/texts.ts';

export const passwordTexts = defineTexts({
  en: {
    chosen: 'New password',
    rule: 'At least 12 characters. A few words together are good; anything goes, also blanks.',
    again: 'New password, once more',
    tooShort: 'At least 12 characters.',
    same: 'Neither the old password nor your e-mail address.',
    differs: 'The two are not the same.',
    strength: {
      short: (missing: number) => `${missing} more to go`,
      enough: 'Long enough. Longer is better.',
      strong: 'Strong',
      veryStrong: 'Very strong',
    },
  },
  fr: {
    chosen: 'Nouveau mot de passe',
    rule: 'Au moins 12 caractères. Quelques mots mis ensemble conviennent bien ; tout est permis, les espaces aussi.',
    again: 'Nouveau mot de passe, encore une fois',
    tooShort: 'Au moins 12 caractères.',
    same: 'Ni l’ancien mot de passe, ni votre adresse e-mail.',
    differs: 'Les deux ne sont pas identiques.',
    strength: {
      short: (missing) => `Encore ${missing}`,
      enough: 'Assez long. Plus long, c’est mieux.',
      strong: 'Solide',
      veryStrong: 'Très solide',
    },
  },
});
