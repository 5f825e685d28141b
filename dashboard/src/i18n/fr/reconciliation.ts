import type { Texts } from '../en/en.ts';

export const reconciliation: Texts['reconciliation'] = {
  title: 'Rapprochement',
  description:
    'Les mouvements du portefeuille comparés à nos écritures : chaque jour, et chaque fois que quelqu’un lance la commande. Rien n’est comptabilisé à cette occasion.',
  period: (from, to) => `Du ${from} au ${to}`,
  fits: 'Aucun écart',
  differs: (count, text) => (count === 1 ? '1 écart' : `${text} écarts`),
  by: { service: 'Comparaison quotidienne', operator: 'Depuis la ligne de commande' },
  counts: (there, here) => `${there} mouvements chez le portefeuille, ${here} écritures ici.`,
  behind: (at) =>
    `Les relevés du portefeuille s’arrêtaient à ${at}. La suite sera comparée la prochaine fois.`,
  unchecked: (count) => `Non comparées, faute de réponse du portefeuille : ${count}.`,
  first: (count) => `Les ${count} premiers sont affichés.`,
  list: 'Écarts',
  columns: { what: 'Écart', payment: 'Paiement', wallet: 'Chez le portefeuille', here: 'Ici' },
  subjects: { capture: 'Encaissement', refund: 'Remboursement' },
  kinds: {
    missing_here: 'absent ici',
    missing_there: 'absent chez le portefeuille',
    other_amount: 'd’un autre montant',
    other_state: 'dans un autre état',
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
    'Sur le serveur, un administrateur reprend ce qui manque ici, avec son identifiant chez le portefeuille et une note :',
  command: 'npm run florin -- reconcile --adopt <id> --note "…"',
  empty: {
    title: 'Aucune comparaison pour l’instant',
    text: 'La première a lieu quatre heures après la fin de la journée en UTC.',
  },
};
