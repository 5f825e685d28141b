import type { Texts } from '../en/en.ts';

const paiements = (count: number, text: string) => (count < 2 ? `${text} paiement` : `${text} paiements`);

export const home: Texts['home'] = {
  title: 'Accueil',
  verdicts: {
    well: { title: 'Tout va bien', text: 'Aucune action n’est requise.' },
    quiet: {
      title: 'Tout va bien',
      text: 'Aucune action n’est requise. Florin n’a pas appelé le portefeuille récemment.',
    },
    doubt: {
      title: (count, text) =>
        count === 1 ? '1 paiement est incertain' : `${paiements(count, text)} sont incertains`,
      text: 'Le portefeuille n’a pas encore communiqué le résultat. Florin continue de l’interroger et n’encaisse jamais deux fois.',
    },
    troubled: {
      title: 'La connexion au portefeuille est à corriger',
      text: 'Le portefeuille refuse des appels pour une raison que vous seul pouvez corriger. La marche à suivre est indiquée ci-dessous.',
    },
    failing: {
      title: 'Le portefeuille est en panne',
      text: 'De nouveaux paiements peuvent ne pas démarrer, et ceux en cours prendre plus de temps. Aucun argent n’est perdu : Florin continue d’essayer.',
    },
    quarantined: {
      title: (count, text) =>
        count === 1 ? '1 paiement attend une décision' : `${paiements(count, text)} attendent une décision`,
      text: 'Les données du portefeuille ne concordent pas avec celles de Florin. Un opérateur doit ouvrir le paiement, les comparer et trancher.',
    },
    surroundings: {
      title: 'L’environnement de Florin est à corriger',
      text: 'Un certificat, une horloge ou la base de données demande votre intervention. La marche à suivre est ci-dessous.',
    },
    differences: {
      title: (count, text) =>
        count === 1 ? '1 écart avec le portefeuille' : `${text} écarts avec le portefeuille`,
      text: 'La dernière comparaison a trouvé des mouvements du portefeuille qui ne correspondent pas à nos écritures.',
    },
    incomplete: {
      title: 'La dernière comparaison avec le portefeuille est incomplète',
      text: 'Certains mouvements du portefeuille n’ont pas pu être comparés. Le rapport en donne la liste.',
    },
    disputed: {
      title: (count, text) =>
        count === 1 ? '1 litige attend votre réponse' : `${text} litiges attendent votre réponse`,
      text: 'Répondez sur le site du portefeuille avant la date limite.',
    },
    refunds: {
      title: (count, text) =>
        count === 1
          ? '1 remboursement demande votre attention'
          : `${text} remboursements demandent votre attention`,
      text: 'Le portefeuille les a refusés temporairement, ou n’a rien décidé depuis une semaine.',
    },
    webhooks: {
      title: (count, text) =>
        count === 1
          ? '1 point de terminaison de webhooks est en échec'
          : `${text} points de terminaison de webhooks sont en échec`,
      text: 'Ils ne reçoivent plus les événements. Les paiements ne sont pas affectés.',
    },
    stale: {
      title: 'État inconnu',
      text: (at) => `Le service n’a pas répondu. Les chiffres ci-dessous datent de ${at}.`,
    },
    paused: {
      title: 'En pause pendant votre absence',
      text: (at) => `Les chiffres ci-dessous datent de ${at}. Ils seront actualisés à votre retour.`,
    },
  },
  also: 'À traiter aussi',
  look: 'Voir',
  asOf: (at) => `Mis à jour à ${at}`,
  today: {
    title: 'Aujourd’hui',
    since: (time) => `Depuis minuit UTC, soit ${time} pour vous`,
    started: 'Paiements commencés',
    startedThen: (count, weekday) => `${count} ${weekday} dernier à la même heure`,
    volumeThen: (amount, weekday) => `${amount} sur toute la journée de ${weekday} dernier`,
    success: 'Taux de réussite',
    successHint: 'Paiements encaissés, parmi les encaissés et les échoués',
    noSuccess: 'Aucun paiement encaissé ni échoué pour l’instant',
    volume: 'Encaissé aujourd’hui',
    noVolume: 'Rien d’encaissé pour l’instant',
    count: paiements,
  },
  funnel: {
    title: 'Du début à l’encaissement',
    started: 'Commencés',
    approved: 'Approuvés',
    captured: 'Encaissés',
    losses: 'Où les acheteurs sont partis',
    waiting: 'En attente de l’acheteur',
    cancelled: 'Annulés',
    expired: 'Expirés',
    /** Why the wallet declined. Others are shown in the wallet’s own word. */
    reasons: {
      INSTRUMENT_DECLINED: 'Carte ou compte refusé',
      PAYER_ACCOUNT_LOCKED_OR_CLOSED: 'Compte de l’acheteur bloqué',
      PAYER_ACCOUNT_RESTRICTED: 'Compte de l’acheteur limité',
      PAYER_CANNOT_PAY: 'L’acheteur ne peut pas payer',
      PAYER_ACTION_REQUIRED: 'Confirmation de l’acheteur requise',
      TRANSACTION_REFUSED: 'Refusé par le portefeuille',
      TRANSACTION_LIMIT_EXCEEDED: 'Plafond de l’acheteur dépassé',
    },
  },
  flow: {
    title: 'Où est l’argent',
    hint: 'Tout ce qui a été encaissé à ce jour. Les retraits et les conversions viennent des relevés quotidiens du portefeuille.',
    nodes: {
      captured: 'Encaissé',
      accounts: 'Comptes des vendeurs',
      commission: 'Votre commission',
      refunded: 'Remboursé',
      atWallet: 'Dans le portefeuille',
      walletFee: 'Frais du portefeuille',
      atBank: 'À votre banque',
      converted: 'Converti',
      payout: 'En cours de versement',
      paidOut: 'Versé',
    },
  },
  volume: {
    title: 'Encaissé ces 30 derniers jours',
    currency: 'Devise',
    chart: (currency, total, count) =>
      `Diagramme en barres : montant encaissé chacun des 30 derniers jours en ${currency}. Total : ${total} en ${count} paiements. Le tableau ci-dessous donne les mêmes chiffres.`,
    total: (count, text) => `en ${paiements(count, text)}`,
    soFar: 'jusqu’ici',
    showTable: 'Afficher sous forme de tableau',
    day: 'Jour',
    payments: 'Paiements',
    amount: 'Encaissé',
    empty: 'Rien n’a été encaissé ces 30 derniers jours.',
  },
  doubt: {
    title: 'Incertains',
    none: 'Aucun',
    oldest: (ago) => `Le plus ancien : ${ago}`,
    text: 'Le portefeuille n’a pas encore communiqué leur résultat. Florin continue de l’interroger.',
    link: 'Voir les paiements incertains',
  },
  quarantine: {
    title: 'En quarantaine',
    none: 'Aucun',
    text: 'Paiements pour lesquels le portefeuille et Florin ne concordent pas. Un opérateur doit trancher sur la page de chaque paiement.',
    link: 'Voir les paiements en quarantaine',
  },
  disputed: {
    title: 'Litiges',
    none: 'Aucun',
    text: 'Litiges d’acheteurs qui attendent votre réponse.',
    due: (at) => `Prochaine échéance : ${at}.`,
    link: 'Voir les litiges',
  },
  refunds: {
    title: 'Remboursements',
    none: 'Aucun',
    text: 'Remboursements à relancer, ou à éclaircir avec l’assistance du portefeuille.',
    refused: (count) => `Refusés cette semaine et non relancés : ${count}.`,
    undecided: (count) => `Sans décision depuis une semaine : ${count}.`,
    link: 'Voir ces remboursements',
  },
  differences: {
    title: 'Rapprochement',
    none: 'Aucun écart',
    text: 'Les mouvements du portefeuille comparés à nos écritures.',
    last: (ago) => `Dernière comparaison : ${ago}.`,
    never: 'Pas encore comparé',
    incomplete: { none: 'Incomplet', link: 'Voir le rapport' },
    unchecked: (count) => `Mouvements non comparés : ${count}.`,
    link: 'Voir les écarts',
  },
  webhooks: {
    title: 'Webhooks',
    none: 'Tous livrés',
    text: 'Points de terminaison en échec, ou désactivés après des échecs.',
    lag: (duration) => `Le plus ancien événement attend depuis ${duration}.`,
    noLag: 'Aucun événement en attente.',
    link: 'Voir les points de terminaison en échec',
  },
  wallet: {
    title: 'Portefeuille',
    states: { well: 'Répond', failing: 'En panne', unknown: 'Pas appelé récemment' },
    calls: 'Appels en 15 minutes',
    moreThan: (count) => `Plus de ${count}`,
    ofNewest: (count) => `Les autres chiffres portent sur les ${count} derniers.`,
    failures: 'Sans réponse exploitable',
    median: 'Durée médiane',
    last: 'Dernière réponse',
    never: 'Jamais',
  },
  warnings: {
    title: 'À corriger autour de Florin',
    kinds: {
      certificate_expired: {
        what: 'Le certificat de Florin a expiré.',
        remedy:
          'Les navigateurs et les plateformes refusent de se connecter. Renouvelez le certificat de TLS_CERT_FILE, puis envoyez SIGHUP à Florin.',
      },
      certificate_expires_soon: {
        what: 'Le certificat de Florin expire bientôt.',
        remedy:
          'Renouvelez le certificat de TLS_CERT_FILE, puis envoyez SIGHUP à Florin. Cherchez pourquoi il n’a pas été renouvelé automatiquement.',
      },
      certificate_wrong_name: {
        what: 'Le certificat de Florin est établi pour un autre hôte.',
        remedy: 'Obtenez un certificat pour l’hôte de PUBLIC_URL, ou corrigez PUBLIC_URL.',
      },
      clock_database: {
        what: 'Les horloges de Florin et de la base de données diffèrent.',
        remedy:
          'Réglez les deux machines par NTP. D’ici là, des paiements peuvent expirer trop tôt ou trop tard.',
      },
      clock_wallet: {
        what: 'Les horloges de Florin et du portefeuille diffèrent.',
        remedy:
          'Réglez cette machine par NTP. D’ici là, des notifications du portefeuille peuvent être refusées car trop anciennes.',
      },
      database_settings: {
        what: 'Des réglages manquent au rôle de la base de données.',
        remedy:
          'Définissez-les pour ce rôle, comme l’explique la section PgBouncer de docs/operating.md. Sans eux, un seul verrou peut bloquer des paiements.',
      },
    },
  },
  troubles: {
    title: 'À corriger auprès du portefeuille',
    at: 'pour',
    times: (count, text, at) => (count === 1 ? `Une fois, le ${at}.` : `${text} fois, la dernière le ${at}.`),
    kinds: {
      credentials: {
        what: 'Le portefeuille refuse les identifiants de Florin.',
        remedy:
          'Comparez WALLET_CLIENT_ID et WALLET_CLIENT_SECRET avec l’application dans l’espace développeur du portefeuille. Vérifiez qu’ils correspondent au même environnement que WALLET_URL (sandbox ou production). Redémarrez ensuite Florin.',
      },
      permission: {
        what: 'Le portefeuille n’autorise pas Florin à faire cet appel.',
        remedy:
          'Activez la fonctionnalité pour l’application dans l’espace développeur du portefeuille. Sa prise en compte peut demander quelques heures. Florin continue d’essayer.',
      },
      account: {
        what: 'Votre compte auprès du portefeuille n’est pas entièrement configuré.',
        remedy:
          'Connectez-vous au portefeuille et cherchez des démarches en attente ou des limites du compte, ou contactez son assistance. D’ici là, les paiements concernés échouent.',
      },
      request: {
        what: 'Le portefeuille n’accepte pas ce que Florin envoie.',
        remedy:
          'C’est une erreur de Florin. Mettez Florin à jour, ou signalez le problème avec la chronologie du paiement, qui contient l’identifiant de diagnostic du portefeuille.',
      },
      unknown_issue: {
        what: 'Le portefeuille a signalé un problème que Florin ne connaît pas.',
        remedy:
          'Cherchez-le dans la documentation du portefeuille et signalez-le. Florin n’en déduit rien et continue de l’interroger.',
      },
      notification: {
        what: 'Une notification a été refusée.',
        remedy:
          'N’importe qui peut en envoyer : elle ne vient peut-être pas du portefeuille. Si celles du portefeuille manquent, lancez « florin wallet check ». Les paiements aboutissent sans elles, mais plus tard.',
      },
    },
    refused: {
      stale:
        'Sa date d’envoi est trop ancienne, ou dans le futur. Vérifiez l’horloge de cette machine. Une ancienne notification renvoyée par un tiers est refusée aussi, et c’est voulu.',
      untrusted_certificate:
        'Son certificat n’est pas celui du portefeuille. Vérifiez que WALLET_URL correspond à l’environnement dont le webhook écrit à Florin. Si c’est le cas, elle vient d’un inconnu.',
      wrong_signature:
        'Sa signature est fausse. Comparez WALLET_WEBHOOK_ID avec le webhook dans l’espace développeur du portefeuille. S’ils correspondent, elle vient d’un inconnu.',
    },
  },
  empty: {
    title: 'En attente du premier paiement',
    text: 'Quatre commandes dans un terminal suffisent pour aller de la clé d’API à l’argent encaissé. Le paiement apparaîtra ici.',
    action: 'Voir les premiers pas',
  },
};
