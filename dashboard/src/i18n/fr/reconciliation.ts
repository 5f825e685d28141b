import type { Texts } from '../en/en.ts';

export const reconciliation: Texts['reconciliation'] = {
  title: 'Rapprochement',
  description:
    'Florin compare les mouvements du portefeuille à nos écritures chaque jour, et chaque fois que quelqu’un lance la commande. Il ne comptabilise que les frais que le portefeuille n’avait pas encore communiqués.',
  period: (from, to) => `Du ${from} au ${to}`,
  fits: 'Aucun écart',
  differs: (count, text) => (count === 1 ? '1 écart' : `${text} écarts`),
  incomplete: 'Incomplet',
  by: { service: 'Comparaison quotidienne', operator: 'Depuis la ligne de commande' },
  counts: (there, here) => `${there} mouvements auprès du portefeuille, ${here} écritures dans Florin.`,
  behind: (at) =>
    `Les relevés du portefeuille s’arrêtaient à ${at}. La suite sera comparée la prochaine fois.`,
  unchecked: (count) => `Non comparés, faute d’informations du portefeuille : ${count}.`,
  unreadable: (rows) => `Lignes illisibles du relevé du portefeuille : ${rows}.`,
  row: (row, page) => `ligne ${row} de la page ${page}`,
  first: (count) => `Les ${count} premiers sont affichés.`,
  list: 'Écarts',
  columns: { what: 'Écart', payment: 'Paiement', wallet: 'Auprès du portefeuille', here: 'Dans Florin' },
  subjects: { capture: 'Encaissement', refund: 'Remboursement' },
  kinds: {
    missing_here: 'absent de Florin',
    missing_there: 'absent auprès du portefeuille',
    other_amount: 'avec un autre montant',
    other_state: 'avec un autre état',
    other_fee: 'avec d’autres frais',
  },
  what: (subject, kind) => `${subject} ${kind}`,
  walletStatuses: { S: 'Effectué', V: 'Annulé', P: 'En attente', D: 'Refusé' },
  refundStatuses: {
    under_way: 'En cours',
    pending: 'En attente',
    completed: 'Effectué',
    failed: 'Échoué',
    cancelled: 'Annulé',
  },
  unknown: 'Inconnu de Florin',
  nothing: 'Rien',
  advice:
    'Pour reprendre ce qui manque ou diffère dans Florin, un administrateur lance cette commande sur le serveur, avec l’identifiant du portefeuille et une note :',
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
