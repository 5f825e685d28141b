import type { Texts } from '../en/en.ts';

export const testClock: Texts['testClock'] = {
  title: 'Horloge de test',
  description:
    'La sandbox suit une horloge que vous pouvez avancer, pour voir ce qui arrive avec le temps. Jamais en arrière : ce qui a expiré le reste.',
  service: 'L’heure du service',
  real: 'L’heure réelle',
  ahead: (duration) => `En avance de ${duration} sur l’heure réelle`,
  inStep: 'À l’heure réelle',
  choose: 'L’avancer',
  chooseText: 'Vous voyez ce qui va se passer avant que cela n’arrive.',
  list: 'De combien',
  jumps: {
    hour: 'Les sessions du tableau de bord prennent fin après une demi-heure sans utilisation.',
    orders: 'Un peu plus que le délai du portefeuille : les paiements que personne n’a approuvés expirent.',
    day: 'Pour voir dès maintenant ce que sera demain.',
    tokens: 'La durée de vie d’un jeton d’accès : les plateformes doivent en demander un nouveau.',
  },
  custom: 'Une autre durée',
  amount: 'Durée',
  unit: 'Unité',
  units: { minute: 'Minutes', hour: 'Heures', day: 'Jours' },
  tooFar: 'Au moins une minute, au plus 365 jours à la fois.',
  move: 'Avancer',
  moveBy: (duration) => `Avancer de ${duration}`,
  ask: (duration) => `Avancer l’horloge de ${duration} ?`,
  willBe: 'Il sera alors',
  effectsTitle: 'Ce qui va se passer',
  effects: {
    some: 'Tout ce qui expirerait dans ce délai expire maintenant.',
    sessions:
      'Toutes les sessions du tableau de bord prennent fin, la vôtre aussi : vous vous reconnectez et revenez à cette page.',
    payments:
      'Les paiements que personne n’a approuvés à ce jour expirent, dès que le portefeuille l’a confirmé.',
    idempotency: 'Les clés d’idempotence envoyées jusqu’ici sont oubliées.',
    invitations: 'Toutes les invitations ouvertes prennent fin.',
    tokens: 'Tous les jetons d’accès prennent fin. Les mêmes clés d’API en obtiennent de nouveaux.',
  },
  stays: 'Le portefeuille simulé et les applications d’authentification gardent leur propre heure.',
  forever: 'C’est irréversible : le temps ne recule jamais.',
  confirm: (duration) => `Avancer de ${duration}`,
  done: (time) => `L’heure du service est maintenant ${time}.`,
};
