import type { Texts } from '../en/en.ts';

export const states: Texts['states'] = {
  loading: 'Chargement…',
  retry: 'Réessayer',
  reload: 'Recharger la page',
  requestId: 'Identifiant de la requête',
  noPermission: {
    title: 'Votre rôle ne donne pas accès à cette page',
    text: (email, role) =>
      `${email} a le rôle « ${role} ». Demandez à un administrateur de s’en charger ou de modifier votre rôle.`,
  },
  notFound: {
    title: 'Page introuvable',
    text: 'L’adresse est peut-être mal orthographiée, ou la page a été déplacée.',
    home: 'Revenir à l’accueil',
  },
  updated: {
    title: 'Cette page n’a pas pu être chargée',
    text: 'Le tableau de bord a peut-être été mis à jour depuis que vous l’avez ouvert. Rechargez-le pour reprendre là où vous en étiez.',
  },
  failed: 'Une erreur s’est produite',
  connection: {
    offline:
      'Vous êtes hors ligne. Votre saisie est conservée ; la page reprendra dès que la connexion sera rétablie.',
    unreachable:
      'Florin est injoignable. Votre saisie est conservée ; la page reprendra dès que le service répondra.',
  },
  codes: {
    unreachable: 'Le service est injoignable. Vérifiez votre connexion.',
    unreadable: 'La réponse est illisible. Un intermédiaire entre vous et le service l’a peut-être modifiée.',
    internal_error:
      'L’erreur vient de notre côté. Signalez-la à l’assistance avec l’identifiant de la requête.',
    temporarily_unavailable: 'Le service ne peut pas répondre pour le moment. Réessayez dans un instant.',
    overloaded:
      'Le service est trop chargé pour le moment. Rien n’a été modifié ; réessayez dans un instant.',
    role_not_allowed: 'Votre rôle ne le permet pas. Adressez-vous à un administrateur.',
    signed_out: 'Votre session est terminée. Reconnectez-vous.',
    sign_in_failed: 'L’adresse e-mail ou le mot de passe est incorrect.',
    one_time_password_expired:
      'Ce mot de passe à usage unique a expiré. Demandez-en un nouveau à la personne qui vous l’a donné.',
    password_wrong: 'Le mot de passe est incorrect.',
    confirmation_required: 'Votre mot de passe est nécessaire. Rien n’a été modifié.',
    approval_required:
      'Un autre administrateur doit d’abord l’approuver, sous Utilisateurs. Rien n’a été modifié. Refaites ensuite exactement la même chose.',
    code_wrong:
      'Le code est incorrect, ou il a déjà été utilisé. Vérifiez que l’heure de votre téléphone est juste.',
    last_administrator: 'Il faut au moins un administrateur. Nommez d’abord un autre administrateur.',
    operator_exists:
      'Un utilisateur a déjà cette adresse. Réactivez-le, ou changez son rôle, dans la liste des utilisateurs.',
    https_required: 'Le tableau de bord ne fonctionne qu’en https. Ouvrez-le à son adresse https.',
    foreign_origin:
      'Le service a pris cette requête pour celle d’un autre site. Ouvrez le tableau de bord à sa propre adresse.',
    search_too_wide: 'La recherche porte sur trop de paiements. Précisez la période, le compte ou l’état.',
    payment_declined: 'Le portefeuille l’a refusé. La chronologie en donne la raison.',
    payment_not_authorized: 'Le paiement n’attend plus d’être encaissé. Vérifiez son état.',
    payment_in_progress:
      'Le paiement est en cours de traitement auprès du portefeuille. Vérifiez à nouveau dans un instant.',
    account_unknown: 'Compte introuvable. Vérifiez son identifiant.',
    account_closed: 'Le compte est clôturé. Il ne reçoit plus d’argent.',
    account_on_hold: 'Le compte est bloqué. Rien ne peut en être prélevé.',
    bank_account_missing: 'Pour un versement, le compte doit avoir un nom et un compte bancaire.',
    bank_account_too_new: 'Le compte bancaire date de moins d’un jour. Réessayez plus tard.',
    account_not_empty:
      'Le compte ne peut être clôturé que si tous ses soldes sont nuls et que rien n’est en attente.',
    balance_too_low:
      'Le solde du compte est insuffisant. L’argent des remboursements en cours n’est pas disponible.',
    payment_not_captured: 'Rien n’a été encaissé : il n’y a rien à rembourser.',
    nothing_to_reverse: 'Tout a déjà été annulé.',
    reversal_too_large: 'C’est plus que ce qui reste du virement.',
    nothing_to_refund: 'Tout a déjà été remboursé, ou est en cours de remboursement.',
    refund_too_large: 'C’est plus que ce qui reste. Vérifiez ce qui a été remboursé entre-temps.',
    refund_in_progress:
      'Une autre opération est en cours pour ce paiement auprès du portefeuille. Rien n’a été remboursé ; réessayez quand elle sera terminée.',
    payment_under_review:
      'Le portefeuille ne concorde pas avec les données de Florin sur ce paiement. Rien n’a été remboursé ; résolvez d’abord la discordance.',
    payment_disputed:
      'L’acheteur conteste le paiement auprès du portefeuille. Remboursez tout ce qui reste, ou attendez la fin du litige.',
    payment_expired: 'Le paiement a expiré.',
    wallet_unavailable:
      'Le portefeuille est injoignable pour le moment. Rien n’a été modifié ; réessayez dans une minute.',
    too_many_downloads: 'Vous téléchargez déjà cinq fichiers. Attendez que l’un d’eux soit terminé.',
    rate_limited: (seconds) => `Trop de tentatives. Réessayez dans ${seconds} s.`,
  },
};
