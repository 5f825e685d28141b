import type { Texts } from '../en/en.ts';

const paiements = (count: number, text: string) => (count < 2 ? `${text} paiement` : `${text} paiements`);

export const home: Texts['home'] = {
  title: 'Accueil',
  verdicts: {
    well: { title: 'Tout va bien', text: 'Rien ne vous attend, et le portefeuille répond.' },
    quiet: {
      title: 'Tout va bien',
      text: 'Rien ne vous attend. Le portefeuille n’a pas été appelé récemment.',
    },
    doubt: {
      title: (count, text) =>
        count === 1 ? '1 paiement est en doute' : `${paiements(count, text)} sont en doute`,
      text: 'Le portefeuille n’a pas dit ce qu’il en est. Florin continue de demander et n’encaisse rien deux fois.',
    },
    failing: {
      title: 'Le portefeuille est en panne',
      text: 'De nouveaux paiements peuvent échouer au départ, les autres prendre du temps. Rien n’est perdu : Florin continue de demander.',
    },
    quarantined: {
      title: (count, text) =>
        count === 1 ? '1 paiement demande une décision' : `${paiements(count, text)} demandent une décision`,
      text: 'Le portefeuille contredit ce que Florin sait. Ouvrez le paiement : un administrateur y compare les deux, et décide.',
    },
    stale: {
      title: 'Inconnu pour l’instant',
      text: (at) => `Le service n’a pas répondu. Ce qui suit était vrai à ${at}.`,
    },
    paused: {
      title: 'En pause pendant votre absence',
      text: (at) => `Ce qui suit était vrai à ${at}. Cela reprend à votre retour.`,
    },
  },
  look: 'Examiner',
  asOf: (at) => `À ${at}`,
  today: {
    title: 'Aujourd’hui',
    since: (time) => `Depuis minuit UTC, ${time} chez vous`,
    started: 'Paiements commencés',
    success: 'Taux de réussite',
    successHint: 'Encaissés, sur les encaissés et les échoués',
    noSuccess: 'Aucun encaissé ni échoué pour l’instant',
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
      `Barres : ce qui a été encaissé chacun des 30 derniers jours en ${currency}. En tout ${total} en ${count} paiements. Le tableau ci-dessous donne les mêmes chiffres.`,
    total: (count, text) => `en ${paiements(count, text)}`,
    soFar: 'jusqu’ici',
    showTable: 'Les chiffres en tableau',
    day: 'Jour',
    payments: 'Paiements',
    amount: 'Encaissé',
    empty: 'Rien n’a été encaissé ces 30 derniers jours.',
  },
  doubt: {
    title: 'En doute',
    none: 'Aucun',
    oldest: (ago) => `Le plus ancien : ${ago}`,
    text: 'Paiements dont le portefeuille n’a pas encore dit l’issue. Florin continue de demander.',
    link: 'Voir les paiements en doute',
  },
  quarantine: {
    title: 'En quarantaine',
    none: 'Aucun',
    text: 'Paiements sur lesquels le portefeuille contredit Florin. Un administrateur doit décider, sur la page de chaque paiement.',
    link: 'Voir ce qui est à décider',
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
  empty: {
    title: 'En attente du premier paiement',
    text: 'Quatre commandes dans un terminal en font un, de la clé d’API à l’argent encaissé. Il apparaîtra ici.',
    action: 'Vers les premiers pas',
  },
};
