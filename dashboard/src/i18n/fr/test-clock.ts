import type { Texts } from '../en/en.ts';

export const testClock: Texts['testClock'] = {
  title: 'Horloge de test',
  description:
    'La sandbox suit une horloge que vous pouvez avancer, pour voir ce qui se passe avec le temps. Elle ne recule jamais : ce qui a expiré le reste.',
  service: 'Heure du service',
  real: 'Heure réelle',
  realMark: (time) => `${time} (heure réelle)`,
  ahead: (duration) => `En avance de ${duration} sur l’heure réelle`,
  inStep: 'À l’heure réelle',
  choose: 'L’avancer',
  chooseText: 'Vous verrez ce qui va se passer avant de confirmer.',
  list: 'De combien',
  jumps: {
    hour: 'Les sessions du tableau de bord prennent fin après une demi-heure sans utilisation.',
    orders: 'Un peu plus que le délai d’approbation : les paiements que personne n’a approuvés expirent.',
    day: 'Pour voir l’état des paiements d’aujourd’hui demain.',
    tokens: 'La durée de vie d’un jeton d’accès : les plateformes doivent en demander un nouveau.',
  },
  custom: 'Une autre durée',
  amount: 'Durée',
  unit: 'Unité',
  units: { minute: 'Minutes', hour: 'Heures', day: 'Jours' },
  tooFar: 'Entre une minute et 365 jours à la fois.',
  move: 'Avancer',
  moveBy: (duration) => `Avancer de ${duration}`,
  ask: (duration) => `Avancer l’horloge de ${duration} ?`,
  willBe: 'Nouvelle heure',
  effectsTitle: 'Ce qui va se passer',
  effects: {
    some: 'Tout ce qui expirerait dans ce délai expire maintenant.',
    sessions:
      'Toutes les sessions du tableau de bord prennent fin, la vôtre aussi : vous vous reconnectez et revenez à cette page.',
    payments:
      'Les paiements que personne n’a approuvés à ce jour expirent, dès que le portefeuille l’a confirmé.',
    idempotency: 'Les clés d’idempotence envoyées jusqu’ici sont oubliées.',
    invitations: 'Toutes les invitations ouvertes prennent fin.',
    tokens: 'Tous les jetons d’accès expirent. Les mêmes clés d’API en obtiennent de nouveaux.',
  },
  stays: 'Le portefeuille simulé et les applications d’authentification gardent leur propre heure.',
  forever: 'Cette action est irréversible : l’horloge ne recule jamais.',
  confirm: (duration) => `Avancer de ${duration}`,
  done: (time) => `L’heure du service est maintenant ${time}.`,
};
