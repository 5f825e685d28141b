import type { Texts } from '../en/en.ts';

export const password: Texts['password'] = {
  current: 'Votre mot de passe du tableau de bord',
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
};
