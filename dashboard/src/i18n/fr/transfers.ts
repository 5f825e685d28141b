import type { Texts } from '../en/en.ts';

/** Money that is moved from one account to another. */
export const transfers: Texts['transfers'] = {
  title: 'Virements',
  description: 'L’argent que les plateformes et les administrateurs ont viré d’un compte à un autre.',
  list: 'Virements',
  button: 'Virer…',
  columns: { from: 'De', to: 'Vers', at: 'Date', by: 'Par', comment: 'Commentaire', amount: 'Montant' },
  platform: 'Une plateforme',
  find: 'Compte',
  findHint: 'Identifiant complet du compte',
  empty: {
    title: 'Aucun virement pour l’instant',
    text: 'Un virement déplace de l’argent entre deux comptes. Ni l’acheteur ni le portefeuille n’interviennent.',
  },
  noMatch: {
    title: 'Aucun virement trouvé',
    text: (id) => `Rien n’a été viré depuis ou vers le compte « ${id} ».`,
    clear: 'Afficher tous les virements',
  },
  dialog: {
    title: 'Virer de l’argent entre deux comptes',
    from: 'Du compte',
    to: 'Vers le compte',
    has: (amounts) => `Solde : ${amounts}.`,
    hasNothing: 'Aucun solde pour l’instant.',
    unknown: 'Compte introuvable.',
    same: 'Choisissez un compte différent de celui qui est débité.',
    currency: 'Devise',
    currencyWrong: 'Trois lettres, par exemple EUR',
    amount: 'Montant',
    notAnAmount: (example) => `Saisissez un montant, par exemple ${example}.`,
    zero: 'Saisissez un montant supérieur à zéro.',
    comment: 'Commentaire (facultatif)',
    cancel: 'Annuler',
    lost: 'La réponse s’est perdue : nous ne savons pas si l’argent a été viré. Renvoyez la demande d’ici : l’argent ne sera viré qu’une fois. Si vous fermez cette fenêtre, consultez la liste des virements avant de réessayer.',
    confirm: 'Virer l’argent',
    confirmAmount: (amount) => `Virer ${amount}`,
    done: (amount, from, to) => `Virement de ${amount} effectué de ${from} vers ${to}.`,
  },
};
