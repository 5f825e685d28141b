import type { Texts } from '../en/en.ts';

export const payoutRuns: Texts['payoutRuns'] = {
  title: 'Lots de versements',
  description: 'Chaque lot est un fichier de virements pour votre banque.',
  list: 'Lots de versements',
  columns: {
    at: 'Créé',
    status: 'État',
    bank: 'Versements',
    madeBy: 'Créé par',
    decidedBy: 'Approuvé par',
    amount: 'Total',
  },
  statuses: { made: 'À approuver', approved: 'Approuvé', cancelled: 'Annulé' },
  sentences: {
    made: 'Il attend une approbation.',
    approved: 'Remettez son fichier une fois à votre banque, puis importez le relevé de la banque.',
    cancelled: 'Ses versements sont libres pour un autre lot.',
  },
  progress: (count: number, paid: number, returned: number) => {
    const parts = [
      paid > 0 ? `${paid} ${paid === 1 ? 'versé' : 'versés'}` : '',
      returned > 0 ? `${returned} ${returned === 1 ? 'retourné' : 'retournés'}` : '',
    ];
    const known = parts.filter((part) => part !== '').join(', ');
    return known === '' ? String(count) : `${count} (${known})`;
  },
  counted: (progress: string) => `Versements : ${progress}`,
  empty: {
    title: 'Aucun lot pour l’instant',
    text: 'Un lot réunit les versements dus dans un fichier pour votre banque.',
  },
  skipped: {
    title: 'Ignorés par leur calendrier',
    text: 'L’échéance de ces comptes est passée sans versement.',
    list: 'Comptes ignorés',
    account: 'Compte',
    reason: 'Raison',
    due: 'Prochaine échéance',
    more: 'Il y en a d’autres.',
  },
  make: {
    button: 'Créer un lot…',
    title: 'Créer un lot de versements ?',
    text: 'Il réunit les versements dus, les plus anciens d’abord, 1 000 au plus. Rien n’est envoyé : quelqu’un approuve le lot, et vous remettez son fichier à votre banque.',
    confirm: 'Créer le lot',
  },
  page: {
    back: 'Tous les lots',
    loading: 'Lot de versements',
    title: (amount: string) => `Lot de versements de ${amount}`,
    facts: 'Détails',
    cancelledBy: 'Annulé par',
    messageId: 'Identifiant du message du fichier',
    payouts: 'Versements de ce lot',
    own: 'Vous avez créé ce lot : quelqu’un d’autre doit l’approuver.',
    emptyTitle: 'Aucun versement',
    empty: 'Ce lot n’en contient aucun.',
  },
  actions: { approve: 'Approuver…', cancel: 'Annuler le lot…', file: 'Télécharger le fichier…' },
  approve: {
    title: 'Approuver ce lot ?',
    text: (count: number, amount: string) =>
      `${count === 1 ? 'Un versement' : `${count} versements`}, ${amount} au total. Ensuite, on ne peut plus les annuler.`,
    confirm: (amount: string) => `Approuver ${amount}`,
    done: 'Le lot est approuvé. Son fichier est prêt.',
  },
  cancel: {
    title: 'Annuler ce lot ?',
    text: 'Ses versements restent réservés, et le prochain lot les prend.',
    confirm: 'Annuler le lot',
    done: 'Le lot est annulé.',
  },
  file: {
    title: 'Télécharger le fichier ?',
    text: 'Il contient en clair les comptes bancaires des bénéficiaires. Remettez-le une fois à votre banque. Le téléchargement figure dans le journal d’audit.',
    confirm: 'Télécharger le fichier',
  },
  statement: {
    button: 'Importer un relevé…',
    title: 'Importer un relevé bancaire',
    text: 'Le relevé de votre banque (camt.053) dit quels versements sont partis et lesquels sont revenus. Le même fichier une seconde fois ne change rien.',
    file: 'Relevé',
    choose: 'Choisir un fichier XML',
    cancel: 'Annuler',
    confirm: 'Importer',
    close: 'Fermer',
    lost: 'La réponse s’est perdue. Renvoyez le fichier : il n’est importé qu’une fois.',
    done: 'Le relevé a été importé',
    counts: (paid: number, returned: number, known: number) =>
      `Versés : ${paid}. Retournés : ${returned}. Déjà connus : ${known}.`,
    doubtful: (count: number) =>
      count === 1
        ? 'Une écriture n’a rien changé. Vérifiez-la vous-même.'
        : `${count} écritures n’ont rien changé. Vérifiez-les vous-même.`,
    entry: (amount: string, day: string, reference: string) => `${amount}, ${day}, ${reference} :`,
    doubts: {
      unknown: 'ce n’est pas un de nos versements.',
      other_amount: 'le versement a un autre montant.',
      not_approved: 'le versement n’était dans aucun fichier.',
      no_return: 'de l’argent est arrivé sans être marqué comme un retour.',
      settled: 'quelqu’un a indiqué que la banque n’a jamais envoyé ce versement.',
    },
  },
};
