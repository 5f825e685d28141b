import type { Texts } from '../en/en.ts';

const paiements = (count: number, text: string) => (count < 2 ? `${text} paiement` : `${text} paiements`);

export const home: Texts['home'] = {
  title: 'Accueil',
  verdicts: {
    well: { title: 'Tout va bien', text: 'Vous n’avez rien à faire, et le portefeuille répond.' },
    quiet: {
      title: 'Tout va bien',
      text: 'Vous n’avez rien à faire. Le portefeuille n’a pas été appelé récemment.',
    },
    doubt: {
      title: (count, text) =>
        count === 1 ? '1 paiement est incertain' : `${paiements(count, text)} sont incertains`,
      text: 'Le portefeuille n’en a pas encore indiqué l’issue. Florin continue de l’interroger et n’encaisse rien deux fois.',
    },
    troubled: {
      title: 'Le portefeuille demande une intervention',
      text: 'Il refuse des appels pour une raison que vous seul pouvez corriger. La marche à suivre est ci-dessous.',
    },
    failing: {
      title: 'Le portefeuille est en panne',
      text: 'De nouveaux paiements peuvent ne pas démarrer, et ceux en cours prendre plus de temps. Aucun argent n’est perdu : Florin continue de l’interroger.',
    },
    quarantined: {
      title: (count, text) =>
        count === 1 ? '1 paiement attend une décision' : `${paiements(count, text)} attendent une décision`,
      text: 'Le portefeuille contredit les données de Florin. Ouvrez le paiement : un administrateur y compare les deux versions et tranche.',
    },
    differences: {
      title: (count, text) =>
        count === 1 ? '1 écart avec le portefeuille' : `${text} écarts avec le portefeuille`,
      text: 'La dernière comparaison a trouvé des mouvements du portefeuille comptabilisés autrement ici.',
    },
    incomplete: {
      title: 'La dernière comparaison avec le portefeuille est incomplète',
      text: 'Une partie des mouvements du portefeuille n’a pas pu être comparée. La comparaison précise laquelle.',
    },
    disputed: {
      title: (count, text) =>
        count === 1 ? '1 litige attend votre réponse' : `${text} litiges attendent votre réponse`,
      text: 'Des acheteurs contestent des paiements. Répondez sur le site du portefeuille avant la date limite.',
    },
    refunds: {
      title: (count, text) =>
        count === 1
          ? '1 remboursement attend votre intervention'
          : `${text} remboursements attendent votre intervention`,
      text: 'Le portefeuille les a refusés pour une raison passagère, ou n’a rien décidé depuis une semaine.',
    },
    webhooks: {
      title: (count, text) =>
        count === 1
          ? '1 point de réception de webhooks est en difficulté'
          : `${text} points de réception de webhooks sont en difficulté`,
      text: 'Des destinataires ne sont plus informés de ce qui arrive. Les paiements n’en sont pas ralentis.',
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
  look: 'Examiner',
  asOf: (at) => `À ${at}`,
  today: {
    title: 'Aujourd’hui',
    since: (time) => `Depuis minuit UTC, soit ${time} pour vous`,
    started: 'Paiements commencés',
    success: 'Taux de réussite',
    successHint: 'Part des encaissés parmi les encaissés et les échoués',
    noSuccess: 'Aucun paiement encaissé ni échoué pour l’instant',
    volume: 'Encaissé aujourd’hui',
    noVolume: 'Rien d’encaissé pour l’instant',
    became: 'Ce qu’ils sont devenus',
    captured: 'Encaissés',
    underWay: 'En cours',
    failed: 'Échoués',
    cancelled: 'Annulés',
    expired: 'Expirés',
    quarantined: 'En quarantaine',
    count: paiements,
  },
  volume: {
    title: 'Encaissé ces 30 derniers jours',
    currency: 'Devise',
    chart: (currency, total, count) =>
      `Diagramme en barres : les encaissements de chacun des 30 derniers jours en ${currency}. Au total ${total} en ${count} paiements. Le tableau ci-dessous donne les mêmes chiffres.`,
    total: (count, text) => `en ${paiements(count, text)}`,
    soFar: 'jusqu’ici',
    showTable: 'Voir les chiffres en tableau',
    day: 'Jour',
    payments: 'Paiements',
    amount: 'Encaissé',
    empty: 'Rien n’a été encaissé ces 30 derniers jours.',
  },
  doubt: {
    title: 'Incertains',
    none: 'Aucun',
    oldest: (ago) => `Le plus ancien : ${ago}`,
    text: 'Paiements dont le portefeuille n’a pas encore indiqué l’issue. Florin continue de l’interroger.',
    link: 'Voir les paiements incertains',
  },
  quarantine: {
    title: 'En quarantaine',
    none: 'Aucun',
    text: 'Paiements pour lesquels le portefeuille contredit Florin. Un administrateur doit trancher, sur la page de chaque paiement.',
    link: 'Voir les décisions à prendre',
  },
  disputed: {
    title: 'Litiges',
    none: 'Aucun',
    text: 'Contestations d’acheteurs qui attendent votre réponse.',
    due: (at) => `La prochaine avant le ${at}.`,
    link: 'Voir les litiges',
  },
  refunds: {
    title: 'Remboursements',
    none: 'Aucun en attente',
    text: 'Remboursements à ordonner de nouveau, ou à éclaircir avec le portefeuille.',
    refused: (count) => `Refusés cette semaine et non renouvelés : ${count}.`,
    undecided: (count) => `Sans décision depuis une semaine : ${count}.`,
    link: 'Voir ces remboursements',
  },
  differences: {
    title: 'Rapprochement',
    none: 'Aucun écart',
    text: 'Les mouvements du portefeuille comparés à nos écritures.',
    last: (ago) => `Dernière comparaison : ${ago}.`,
    never: 'Pas encore comparé',
    incomplete: { none: 'Incomplet', link: 'Voir la comparaison' },
    unchecked: (count) => `Mouvements non comparés : ${count}.`,
    link: 'Voir les écarts',
  },
  webhooks: {
    title: 'Webhooks',
    none: 'Tout est accepté',
    text: 'Points de réception en échec, ou désactivés après des échecs.',
    lag: (duration) => `Le plus ancien événement attend depuis ${duration}.`,
    noLag: 'Rien n’attend.',
    link: 'Voir les points de réception en difficulté',
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
  troubles: {
    title: 'À corriger auprès du portefeuille',
    at: 'pour',
    times: (count, text, at) => (count === 1 ? `Une fois, le ${at}.` : `${text} fois, la dernière le ${at}.`),
    kinds: {
      credentials: {
        what: 'Le portefeuille refuse les identifiants de Florin.',
        remedy:
          'Comparez WALLET_CLIENT_ID et WALLET_CLIENT_SECRET avec l’application dans l’espace développeur du portefeuille. Vérifiez qu’ils correspondent au même environnement que WALLET_URL (test ou production). Redémarrez ensuite Florin.',
      },
      permission: {
        what: 'Le portefeuille n’autorise pas Florin à faire cet appel.',
        remedy:
          'Activez la fonctionnalité pour l’application dans l’espace développeur du portefeuille. Sa prise en compte peut demander quelques heures. Florin continue d’essayer.',
      },
      account: {
        what: 'Il manque quelque chose à votre compte auprès du portefeuille.',
        remedy:
          'Connectez-vous au portefeuille et cherchez des démarches en attente ou des limites du compte, ou contactez son assistance. D’ici là, les paiements concernés échouent.',
      },
      request: {
        what: 'Le portefeuille n’accepte pas ce que Florin envoie.',
        remedy:
          'C’est une erreur de Florin. Mettez Florin à jour, ou signalez le problème avec la chronologie du paiement, qui contient l’identifiant de diagnostic du portefeuille.',
      },
      unknown_issue: {
        what: 'Le portefeuille donne une réponse que Florin ne connaît pas.',
        remedy:
          'Cherchez ce terme dans la documentation du portefeuille et signalez-le. Florin n’en déduit rien et continue de l’interroger.',
      },
    },
  },
  empty: {
    title: 'En attente du premier paiement',
    text: 'Quatre commandes dans un terminal suffisent, de la clé d’API à l’argent encaissé. Il apparaîtra ici.',
    action: 'Voir les premiers pas',
  },
};
