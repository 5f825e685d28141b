import type { Texts } from '../en/en.ts';

export const reconciliation: Texts['reconciliation'] = {
  title: 'Rapprochement',
  description:
    'Les mouvements du portefeuille comparés à nos écritures : chaque jour, et chaque fois que quelqu’un lance la commande. Seuls les frais que le portefeuille n’avait pas encore communiqués sont comptabilisés à cette occasion.',
  period: (from, to) => `Du ${from} au ${to}`,
  fits: 'Aucun écart',
  differs: (count, text) => (count === 1 ? '1 écart' : `${text} écarts`),
  incomplete: 'Incomplet',
  by: { service: 'Comparaison quotidienne', operator: 'Depuis la ligne de commande' },
  counts: (there, here) => `${there} mouvements auprès du portefeuille, ${here} écritures ici.`,
  behind: (at) =>
    `Les relevés du portefeuille s’arrêtaient à ${at}. La suite sera comparée la prochaine fois.`,
  unchecked: (count) => `Non comparées, faute de réponse du portefeuille : ${count}.`,
  unreadable: (rows) => `Lignes illisibles du relevé du portefeuille : ${rows}.`,
  row: (row, page) => `ligne ${row} de la page ${page}`,
  first: (count) => `Les ${count} premiers sont affichés.`,
  list: 'Écarts',
  columns: { what: 'Écart', payment: 'Paiement', wallet: 'Auprès du portefeuille', here: 'Ici' },
  subjects: { capture: 'Encaissement', refund: 'Remboursement' },
  kinds: {
    missing_here: 'absent ici',
    missing_there: 'absent auprès du portefeuille',
    other_amount: 'd’un autre montant',
    other_state: 'dans un autre état',
    other_fee: 'avec d’autres frais',
  },
  what: (subject, kind) => `${subject} ${kind}`,
  walletStatuses: { S: 'Effectué', V: 'Rendu', P: 'En attente', D: 'Refusé' },
  refundStatuses: {
    under_way: 'En cours',
    pending: 'En attente',
    completed: 'Effectué',
    failed: 'Échoué',
    cancelled: 'Annulé',
  },
  unknown: 'Inconnu ici',
  nothing: 'Rien',
  advice:
    'Sur le serveur, un administrateur reprend ce qui manque ou diffère ici, avec son identifiant auprès du portefeuille et une note :',
  command: 'npm run florin -- reconcile --adopt <id> --note "…"',
  foreign: {
    title: (count, text) =>
      count === 1
        ? '1 autre mouvement auprès du portefeuille'
        : `${text} autres mouvements auprès du portefeuille`,
    text: 'Ce ne sont pas des paiements de Florin : il n’y a rien à comparer.',
    columns: { what: 'Mouvement', at: 'Heure', amount: 'Montant' },
    categories: {
      payment: 'Paiement',
      donation: 'Don',
      payment_sent: 'Paiement envoyé',
      refund: 'Remboursement',
      reversal: 'Reprise',
      withdrawal: 'Virement vers la banque',
      deposit: 'Approvisionnement',
      conversion: 'Conversion de devises',
      hold: 'Blocage de fonds',
      fee: 'Frais',
      other: 'Autre',
    },
    what: (category, code) => `${category} (${code})`,
  },
  empty: {
    title: 'Aucune comparaison pour l’instant',
    text: 'La première a lieu quatre heures après la fin de la journée en UTC.',
  },
};
