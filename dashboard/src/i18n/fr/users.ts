import type { Texts } from '../en/en.ts';

export const users: Texts['users'] = {
  title: 'Utilisateurs',
  description:
    'Les personnes qui peuvent se connecter à ce tableau de bord, et leurs rôles. Les nouveaux utilisateurs reçoivent un lien d’invitation valable une seule fois, pendant sept jours.',
  invite: 'Inviter quelqu’un',
  you: 'Vous',
  disabled: 'Désactivé',
  person: 'Adresse e-mail',
  role: 'Rôle',
  twoFactor: 'Deux facteurs',
  on: 'Oui',
  off: 'Non',
  lastSeen: 'Dernière activité',
  never: 'Jamais',
  menu: (email) => `Modifier ${email}`,
  invitations: {
    title: 'Invitations ouvertes',
    none: 'Aucune invitation ouverte.',
    by: 'Invité par',
    until: 'Valable jusqu’au',
    withdraw: 'Retirer',
    withdrawOf: (email) => `Retirer l’invitation de ${email}`,
    withdrawTitle: (email) => `Retirer l’invitation de ${email} ?`,
    withdrawText:
      'Le lien cesse de fonctionner immédiatement. Vous pourrez inviter cette personne à nouveau.',
    withdrawn: (email) => `L’invitation de ${email} a été retirée.`,
  },
  inviting: {
    title: 'Inviter quelqu’un',
    email: 'Adresse e-mail',
    emailHint: 'Elle sert à se connecter. Florin n’envoie aucun e-mail : vous transmettez le lien vous-même.',
    role: 'Rôle',
    submit: 'Créer le lien',
    linkTitle: 'Le lien d’invitation',
    forWhom: (email, role) => `Pour ${email}, ${role}.`,
    asRole: { administrator: 'en tant qu’administrateur', viewer: 'en tant que lecteur' },
    once: 'Ce lien n’est affiché que maintenant. Il ne sert qu’une fois, à la première personne qui l’ouvre : transmettez-le de sorte que seul son destinataire puisse le lire.',
    until: (time) =>
      `Il est valable jusqu’au ${time}, et prend fin si vous invitez à nouveau la même adresse.`,
    copy: 'Copier le lien',
  },
  actions: {
    makeAdministrator: {
      menu: 'Nommer administrateur',
      title: (email) => `Nommer ${email} administrateur ?`,
      text: (email) =>
        `${email} pourra tout faire ici : générer des clés d’API, agir sur les paiements, inviter et désactiver des utilisateurs. Ses sessions prennent fin maintenant ; la prochaine connexion se fera avec le nouveau rôle.`,
      self: '',
      confirm: () => 'Nommer administrateur',
      done: (email) => `${email} est maintenant administrateur.`,
    },
    makeViewer: {
      menu: 'Nommer lecteur',
      title: (email) => `Nommer ${email} lecteur ?`,
      text: (email) =>
        `${email} pourra voir les paiements, les comptes et les chiffres, mais ne pourra rien modifier. Ses sessions et les invitations envoyées prennent fin maintenant.`,
      self: 'C’est vous. Vous serez déconnecté, et seul un autre administrateur pourra vous rendre ce rôle.',
      confirm: () => 'Nommer lecteur',
      done: (email) => `${email} est maintenant lecteur.`,
    },
    disable: {
      menu: 'Désactiver',
      title: (email) => `Désactiver ${email} ?`,
      text: (email) =>
        `${email} ne pourra plus se connecter. Ses sessions et les invitations envoyées prennent fin maintenant. Ses actions restent dans le journal d’audit, et vous pourrez réactiver cet utilisateur.`,
      self: 'C’est vous. Vous serez déconnecté, et seul un autre administrateur pourra vous réactiver.',
      confirm: (email) => `Désactiver ${email}`,
      done: (email) => `${email} est désactivé et déconnecté partout.`,
    },
    enable: {
      menu: 'Réactiver',
      title: (email) => `Réactiver ${email} ?`,
      text: (email) => `${email} pourra se reconnecter, avec son ancien mot de passe et son ancien rôle.`,
      self: '',
      confirm: (email) => `Réactiver ${email}`,
      done: (email) => `${email} peut se reconnecter.`,
    },
    resetTwoFactor: {
      menu: 'Réinitialiser l’authentification à deux facteurs',
      title: (email) => `Réinitialiser l’authentification à deux facteurs de ${email} ?`,
      text: (email) =>
        `Pour quelqu’un qui a perdu son téléphone et ses codes de secours. Jusqu’à ce que ${email} la configure à nouveau, le mot de passe suffira : assurez-vous que la demande vient bien de cette personne. Ses sessions prennent fin maintenant.`,
      self: '',
      confirm: () => 'Réinitialiser',
      done: (email) => `${email} se connecte désormais avec son seul mot de passe.`,
    },
  },
};
