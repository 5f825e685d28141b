import type { Texts } from '../en/en.ts';

export const myAccount: Texts['myAccount'] = {
  title: 'Mon compte',
  description: (email, role) => `Vous êtes connecté en tant que ${email}. Rôle : ${role}.`,
  preferences: { title: 'Apparence et langue', text: 'Enregistrées dans ce navigateur.' },
  password: {
    title: 'Mot de passe',
    text: 'Un nouveau mot de passe met fin à toutes vos autres sessions.',
    current: 'Mot de passe actuel',
    submit: 'Changer le mot de passe',
    done: 'Mot de passe changé. Vos autres sessions sont terminées.',
  },
  sessions: {
    title: 'Où vous êtes connecté',
    text: 'Vous ne reconnaissez pas une session ? Mettez-y fin, puis changez votre mot de passe.',
    label: 'Vos sessions',
    where: 'Appareil',
    current: 'Celle-ci',
    address: 'Adresse',
    lastSeen: 'Dernière activité',
    since: 'Connexion',
    end: 'Terminer',
    endOf: (device, address) => `Terminer la session : ${device}, ${address}`,
    endTitle: (device) => `Terminer la session sur ${device} ?`,
    endText: (address) =>
      `La personne qui y utilise le tableau de bord, depuis ${address}, est déconnectée immédiatement.`,
    endConfirm: 'Terminer la session',
    ended: (device) => `La session sur ${device} est terminée.`,
    endOthers: 'Terminer toutes les autres',
    endOthersTitle: 'Terminer toutes vos autres sessions ?',
    endOthersText: 'Vous restez connecté ici et êtes immédiatement déconnecté partout ailleurs.',
    endOthersConfirm: 'Terminer toutes les autres',
    endedOthers: 'Toutes vos autres sessions sont terminées.',
    device: (browser, system) => `${browser} sur ${system}`,
    unknown: 'un appareil inconnu',
  },
};
