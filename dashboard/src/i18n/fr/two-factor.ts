import type { Texts } from '../en/en.ts';

export const twoFactor: Texts['twoFactor'] = {
  title: 'Connexion à deux facteurs',
  text: 'En plus du mot de passe, la connexion demande un code d’une application sur votre téléphone. Un mot de passe volé n’ouvre alors rien à lui seul.',
  isOn: 'Activée',
  isOff: 'Désactivée',
  alone: 'Quiconque connaît votre mot de passe peut se connecter.',
  left: (count) =>
    count === 1 ? 'Il vous reste 1 code de secours.' : `Il vous reste ${count} codes de secours.`,
  few: 'Créez-en de nouveaux avant d’en manquer : sans téléphone ni codes, seul un administrateur peut vous redonner accès.',
  turnOn: 'Activer la connexion à deux facteurs',
  newCodes: 'Nouveaux codes de secours',
  turnOff: 'Désactiver',
  setUp: {
    password: 'Confirmez d’abord que c’est bien vous.',
    scan: 'Scannez ceci avec votre application d’authentification.',
    picture: 'Code QR contenant le secret pour votre application d’authentification',
    secret: 'Pas d’appareil photo ? Saisissez le secret à la main :',
    copy: 'Copier le secret',
    code: 'Code affiché maintenant par l’application',
    codeHint: 'Six chiffres. Il active la connexion à deux facteurs et met fin à vos autres sessions.',
    submit: 'Activer',
  },
  codes: {
    title: 'Vos codes de secours',
    text: 'Chacun remplace une seule fois un code de l’application, le jour où vous n’avez plus votre téléphone. Ils ne sont affichés que maintenant.',
    list: 'Codes de secours',
    copy: 'Copier les codes',
    download: 'Télécharger',
    file: (environment, email) => `Florin ${environment}, codes de secours de ${email}`,
    kept: 'J’ai conservé les codes en lieu sûr',
  },
  replace: {
    title: 'Nouveaux codes de secours',
    text: 'Vous recevez dix nouveaux codes. Les anciens cessent de fonctionner.',
    submit: 'Créer de nouveaux codes',
  },
  remove: {
    title: 'Désactiver la connexion à deux facteurs ?',
    text: 'Votre mot de passe seul ouvrira alors ce tableau de bord, à quiconque le connaît. Vos codes de secours ne seront plus valables.',
    submit: 'Désactiver la connexion à deux facteurs',
    done: 'La connexion à deux facteurs est désactivée.',
  },
};
