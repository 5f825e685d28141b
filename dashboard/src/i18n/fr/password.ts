import type { Texts } from '../en/en.ts';

export const password: Texts['password'] = {
  current: 'Votre mot de passe du tableau de bord',
  code: 'Code',
  codeHint: 'Celui de votre application d’authentification, ou un code de secours.',
  confirm: 'CONFIRMER',
  confirmation: {
    title: 'Confirmez que c’est bien vous',
    text: 'Toute action qui déplace de l’argent ou donne un accès demande votre mot de passe. Il ne vous sera plus redemandé pendant cinq minutes.',
  },
  chosen: 'Nouveau mot de passe',
  rule: 'Au moins 12 caractères. Une suite de quelques mots convient très bien ; tous les caractères sont permis, les espaces aussi.',
  again: 'Confirmez le nouveau mot de passe',
  tooShort: 'Au moins 12 caractères.',
  same: 'Ne reprenez ni l’ancien mot de passe, ni votre adresse e-mail.',
  differs: 'Les deux mots de passe ne sont pas identiques.',
  strength: {
    short: (missing) => `Encore ${missing}`,
    enough: 'Assez long. Plus long, c’est encore mieux.',
    strong: 'Solide',
    veryStrong: 'Très solide',
  },
};
