import { defineTexts } from '../../i18n/texts.ts';

export const testClockTexts = defineTexts({
  en: {
    title: 'Test clock',
    description:
      'The sandbox goes by a clock that you can move forward, to see what happens when time passes. Never backwards: what has expired stays expired.',
    service: 'The service’s time',
    real: 'Real time',
    ahead: (duration: string) => `${duration} ahead of real time`,
    inStep: 'In step with real time',
    choose: 'Move it forward',
    chooseText: 'You see what will happen before it does.',
    list: 'How far',
    jumps: {
      hour: 'Dashboard sessions end after half an hour without use.',
      orders: 'Just longer than the wallet’s window: payments that nobody approved expire.',
      day: 'To see how today’s payments look tomorrow.',
      tokens: 'The life of an access token: platforms have to ask for a new one.',
    },
    custom: 'Another time',
    amount: 'How many',
    unit: 'Of what',
    units: { minute: 'Minutes', hour: 'Hours', day: 'Days' },
    tooFar: 'At least a minute, at most 365 days at once.',
    move: 'Move',
    moveBy: (duration: string) => `Move ${duration} forward`,
    ask: (duration: string) => `Move the clock ${duration} forward?`,
    willBe: 'It will then be',
    effectsTitle: 'What will happen',
    effects: {
      some: 'Whatever would expire within that time expires now.',
      sessions:
        'Every dashboard session ends, yours too, and everybody else’s: you sign in again and come back to this page.',
      payments:
        'Payments that nobody has approved by now expire, as soon as the wallet has confirmed that nobody did.',
      idempotency: 'Idempotency keys that were sent so far are forgotten.',
      invitations: 'All open invitations end.',
      tokens: 'Every access token ends. The same API keys get new ones.',
    },
    stays: 'The simulated wallet and authenticator apps keep their own time.',
    forever: 'This cannot be undone: time never runs backwards.',
    act: (duration: string) => `Move ${duration} forward`,
    done: (time: string) => `The service’s time is now ${time}.`,
  },
  fr: {
    title: 'Horloge de test',
    description:
      'Le sandbox suit une horloge que vous pouvez avancer, pour voir ce qui se passe quand le temps passe. Jamais en arrière : ce qui a expiré le reste.',
    service: 'L’heure du service',
    real: 'L’heure réelle',
    ahead: (duration) => `En avance de ${duration} sur l’heure réelle`,
    inStep: 'À l’heure réelle',
    choose: 'L’avancer',
    chooseText: 'Vous voyez ce qui va se passer avant que cela n’arrive.',
    list: 'De combien',
    jumps: {
      hour: 'Les sessions du tableau de bord prennent fin après une demi-heure sans utilisation.',
      orders:
        'Juste plus que la fenêtre du portefeuille : les paiements que personne n’a approuvés expirent.',
      day: 'Pour voir demain les paiements d’aujourd’hui.',
      tokens: 'La durée de vie d’un jeton d’accès : les plateformes doivent en demander un nouveau.',
    },
    custom: 'Une autre durée',
    amount: 'Combien',
    unit: 'De quoi',
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
        'Toutes les sessions du tableau de bord prennent fin, la vôtre et celles des autres : vous vous reconnectez et revenez à cette page.',
      payments:
        'Les paiements que personne n’a approuvés à ce jour expirent, dès que le portefeuille l’a confirmé.',
      idempotency: 'Les clés d’idempotence envoyées jusqu’ici sont oubliées.',
      invitations: 'Toutes les invitations ouvertes prennent fin.',
      tokens: 'Tous les jetons d’accès prennent fin. Les mêmes clés d’API en obtiennent de nouveaux.',
    },
    stays: 'Le portefeuille simulé et les applications d’authentification gardent leur propre heure.',
    forever: 'C’est irréversible : le temps ne recule jamais.',
    act: (duration) => `Avancer de ${duration}`,
    done: (time) => `L’heure du service est maintenant ${time}.`,
  },
});
