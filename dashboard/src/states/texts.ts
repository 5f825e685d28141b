import { defineTexts } from '../i18n/texts.ts';

export const stateTexts = defineTexts({
  en: {
    loading: 'Loading…',
    retry: 'Try again',
    reload: 'Load the page again',
    requestId: 'Request id',
    noPermission: {
      title: 'This page is for administrators',
      text: (email: string) =>
        `${email} is signed in as a viewer. Ask an administrator of this installation to do it, or to change your role.`,
    },
    notFound: {
      title: 'There is no such page',
      text: 'The address may be misspelt, or the page has moved.',
      home: 'To the start page',
    },
    updated: {
      title: 'This page could not be loaded',
      text: 'The dashboard may have been updated since you opened it. Load it again to go on where you are.',
    },
    failed: 'This did not work',
    codes: {
      unreachable: 'The service cannot be reached. Check your connection; nothing has been changed.',
      unreadable: 'Something between you and the service gave an answer that makes no sense.',
      internal_error: 'The fault is on our side. Report it to support with the request id.',
      temporarily_unavailable: 'The service cannot answer right now. Try again in a moment.',
      administrators_only: 'Only an administrator may do this.',
      signed_out: 'Your session has ended. Sign in again.',
      sign_in_failed: 'The e-mail address or the password is wrong.',
      password_wrong: 'The password is wrong.',
      code_wrong:
        'The code is wrong, or it has been used already. Check that the time on your phone is right.',
      last_administrator:
        'The last administrator has to stay one. Make somebody else an administrator first.',
      operator_exists:
        'Somebody with this address is a user already. Enable them, or change their role, in the list of users.',
      https_required: 'The dashboard works over https only. Open it at its https address.',
      foreign_origin:
        'The service took this for a request from another site. Open the dashboard at its own address.',
      search_too_wide:
        'Looking through so many payments takes too long. Narrow the search by time, account or status.',
      payment_declined: 'The wallet declined it. The timeline says why.',
      payment_not_authorized: 'The payment is no longer waiting to be captured. Look at what it is now.',
      payment_in_progress: 'The payment is being settled with the wallet right now. Look again in a moment.',
      payment_expired: 'The payment has expired.',
      rate_limited: (seconds: number) => `Too many attempts. Try again in ${seconds} s.`,
    },
  },
  fr: {
    loading: 'Chargement…',
    retry: 'Réessayer',
    reload: 'Recharger la page',
    requestId: 'Identifiant de la requête',
    noPermission: {
      title: 'Cette page est réservée aux administrateurs',
      text: (email) =>
        `${email} est connecté en lecture seule. Demandez à un administrateur de cette installation de s’en charger ou de modifier votre rôle.`,
    },
    notFound: {
      title: 'Cette page n’existe pas',
      text: 'L’adresse est peut-être mal orthographiée, ou la page a été déplacée.',
      home: 'Vers la page d’accueil',
    },
    updated: {
      title: 'Cette page n’a pas pu être chargée',
      text: 'Le tableau de bord a peut-être été mis à jour depuis que vous l’avez ouvert. Rechargez-le pour reprendre où vous en êtes.',
    },
    failed: 'Cela n’a pas fonctionné',
    codes: {
      unreachable: 'Le service est injoignable. Vérifiez votre connexion ; rien n’a été modifié.',
      unreadable: 'Un intermédiaire entre vous et le service a donné une réponse incompréhensible.',
      internal_error:
        'L’erreur vient de notre côté. Signalez-la au support avec l’identifiant de la requête.',
      temporarily_unavailable: 'Le service ne peut pas répondre pour le moment. Réessayez dans un instant.',
      administrators_only: 'Seul un administrateur peut faire cela.',
      signed_out: 'Votre session est terminée. Reconnectez-vous.',
      sign_in_failed: 'L’adresse e-mail ou le mot de passe est incorrect.',
      password_wrong: 'Le mot de passe est incorrect.',
      code_wrong:
        'Le code est incorrect, ou il a déjà été utilisé. Vérifiez que l’heure de votre téléphone est juste.',
      last_administrator: 'Le dernier administrateur doit le rester. Nommez d’abord un autre administrateur.',
      operator_exists:
        'Un utilisateur a déjà cette adresse. Réactivez-le, ou changez son rôle, dans la liste des utilisateurs.',
      https_required: 'Le tableau de bord ne fonctionne qu’en https. Ouvrez-le à son adresse https.',
      foreign_origin:
        'Le service a pris cette requête pour celle d’un autre site. Ouvrez le tableau de bord à sa propre adresse.',
      search_too_wide:
        'Parcourir tant de paiements prend trop de temps. Précisez la période, le compte ou l’état.',
      payment_declined: 'Le portefeuille l’a refusé. La chronologie dit pourquoi.',
      payment_not_authorized: 'Le paiement n’attend plus d’être encaissé. Regardez ce qu’il est devenu.',
      payment_in_progress:
        'Le paiement est en train d’être réglé avec le portefeuille. Revenez dans un instant.',
      payment_expired: 'Le paiement a expiré.',
      rate_limited: (seconds) => `Trop de tentatives. Réessayez dans ${seconds} s.`,
    },
  },
});
