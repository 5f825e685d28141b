import type { Texts } from '../en/en.ts';

export const twoFactor: Texts['twoFactor'] = {
  title: 'Authentification à deux facteurs',
  text: 'En plus du mot de passe, la connexion demande un code d’une application sur votre téléphone. Un mot de passe volé ne suffit pas.',
  isOn: 'Activée',
  isOff: 'Désactivée',
  alone: 'Quiconque connaît votre mot de passe peut se connecter.',
  left: (count) =>
    count === 1 ? 'Il vous reste 1 code de secours.' : `Il vous reste ${count} codes de secours.`,
  few: 'Créez-en de nouveaux avant d’en manquer : sans téléphone ni code, seul un administrateur peut vous redonner accès.',
  turnOn: 'Activer l’authentification à deux facteurs',
  newCodes: 'Nouveaux codes de secours',
  turnOff: 'Désactiver',
  setUp: {
    password: 'Confirmez d’abord que c’est bien vous.',
    scan: 'Scannez ceci avec votre application d’authentification.',
    picture: 'Code QR contenant le secret pour votre application d’authentification',
    secret: 'Pas d’appareil photo ? Saisissez le secret à la main :',
    copy: 'Copier le secret',
    code: 'Code affiché par l’application',
    codeHint: 'Six chiffres. Il active l’authentification à deux facteurs et met fin à vos autres sessions.',
    submit: 'Activer',
  },
  codes: {
    title: 'Vos codes de secours',
    text: 'Utilisez-en un à la place d’un code si vous perdez votre téléphone. Chacun ne sert qu’une fois. Ils ne sont affichés que maintenant.',
    list: 'Codes de secours',
    copy: 'Copier les codes',
    download: 'Télécharger',
    file: (environment, email) => `Florin ${environment}, codes de secours de ${email}`,
    kept: 'J’ai mis les codes en lieu sûr',
  },
  replace: {
    title: 'Nouveaux codes de secours',
    text: 'Vous recevez dix nouveaux codes. Les anciens cessent de fonctionner.',
    submit: 'Créer de nouveaux codes',
  },
  remove: {
    title: 'Désactiver l’authentification à deux facteurs ?',
    text: 'Quiconque connaît votre mot de passe pourra se connecter. Vos codes de secours ne fonctionneront plus.',
    submit: 'Désactiver l’authentification à deux facteurs',
    done: 'L’authentification à deux facteurs est désactivée.',
  },
};
