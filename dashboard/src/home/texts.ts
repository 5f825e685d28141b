import { defineTexts } from '../i18n/texts.ts';

const payments = (count: number, text: string) => (count === 1 ? '1 payment' : `${text} payments`);
const paiements = (count: number, text: string) => (count < 2 ? `${text} paiement` : `${text} paiements`);

export const homeTexts = defineTexts({
  en: {
    title: 'Home',
    verdicts: {
      well: { title: 'All is well', text: 'Nothing waits for you, and the wallet answers.' },
      quiet: { title: 'All is well', text: 'Nothing waits for you. The wallet was not called lately.' },
      doubt: {
        title: (count: number, text: string) =>
          count === 1 ? '1 payment is in doubt' : `${payments(count, text)} are in doubt`,
        text: 'The wallet has not told what became of it. Florin keeps asking and captures nothing twice.',
      },
      failing: {
        title: 'The wallet is failing',
        text: 'New payments may not start, and open ones may take longer. No money is lost: Florin keeps asking.',
      },
      quarantined: {
        title: (count: number, text: string) =>
          count === 1 ? '1 payment needs a person' : `${payments(count, text)} need a person`,
        text: 'The wallet contradicts what Florin knows. Florin leaves it alone until somebody has compared both.',
      },
      stale: {
        title: 'Not known right now',
        text: (at: string) => `The service did not answer. What is below was true at ${at}.`,
      },
      paused: {
        title: 'Paused while you were away',
        text: (at: string) => `What is below was true at ${at}. It goes on when you come back.`,
      },
    },
    look: 'Look at it',
    asOf: (at: string) => `As of ${at}`,
    today: {
      title: 'Today',
      since: (time: string) => `Since midnight UTC, ${time} your time`,
      started: 'Payments started',
      success: 'Success rate',
      successHint: 'Captured, of those captured or failed',
      noSuccess: 'Nothing captured or failed yet',
      volume: 'Captured today',
      noVolume: 'Nothing captured yet',
      became: 'What became of them',
      captured: 'Captured',
      underWay: 'Under way',
      failed: 'Failed',
      cancelled: 'Cancelled',
      expired: 'Expired',
      quarantined: 'Quarantined',
      count: payments,
    },
    volume: {
      title: 'Captured in the last 30 days',
      currency: 'Currency',
      chart: (currency: string, total: string, count: string) =>
        `Bars: what was captured on each of the last 30 days in ${currency}. Together ${total} in ${count} payments. The table below has the same figures.`,
      total: (count: number, text: string) => `in ${payments(count, text)}`,
      soFar: 'so far',
      showTable: 'The figures as a table',
      day: 'Day',
      payments: 'Payments',
      amount: 'Captured',
      empty: 'Nothing was captured in the last 30 days.',
    },
    doubt: {
      title: 'In doubt',
      none: 'None',
      oldest: (ago: string) => `Oldest: ${ago}`,
      text: 'Payments whose outcome the wallet has not told yet. Florin keeps asking.',
      link: 'See the payments in doubt',
    },
    quarantine: {
      title: 'Quarantined',
      none: 'None',
      text: 'Payments on which the wallet contradicts Florin. A person has to look.',
      link: 'See the quarantined payments',
    },
    wallet: {
      title: 'Wallet',
      states: { well: 'Answering', failing: 'Failing', unknown: 'Not called lately' },
      calls: 'Calls in 15 minutes',
      failures: 'Without a usable answer',
      median: 'Half of them within',
      last: 'Last answer',
      never: 'Never',
    },
    empty: {
      title: 'Waiting for the first payment',
      text: 'Four commands in a terminal make one, from API key to captured money. What it did shows up here.',
      action: 'To the quick start',
    },
  },
  fr: {
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
          count === 1
            ? '1 paiement demande une personne'
            : `${paiements(count, text)} demandent une personne`,
        text: 'Le portefeuille contredit ce que Florin sait. Florin n’y touche pas tant que personne n’a comparé les deux.',
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
      text: 'Paiements sur lesquels le portefeuille contredit Florin. Une personne doit regarder.',
      link: 'Voir les paiements en quarantaine',
    },
    wallet: {
      title: 'Portefeuille',
      states: { well: 'Répond', failing: 'En panne', unknown: 'Pas appelé récemment' },
      calls: 'Appels en 15 minutes',
      failures: 'Sans réponse utilisable',
      median: 'La moitié en moins de',
      last: 'Dernière réponse',
      never: 'Jamais',
    },
    empty: {
      title: 'En attente du premier paiement',
      text: 'Quatre commandes dans un terminal en font un, de la clé d’API à l’argent encaissé. Il apparaîtra ici.',
      action: 'Vers les premiers pas',
    },
  },
});
