import type { Texts } from '../en/en.ts';

export const password: Texts['password'] = {
  current: 'Votre mot de passe du tableau de bord',
  code: 'Code',
  codeHint: 'De votre application d’authentification, ou un code de secours.',
  confirm: 'CONFIRMER',
  confirmation: {
    title: 'Confirmez que c’est bien vous',
    text: 'Cela donne ou élargit un accès : votre mot de passe est nécessaire. Ensuite, les utilisateurs et les adresses autorisées peuvent être modifiés pendant cinq minutes.',
  },
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
