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
  findHint: 'L’identifiant complet d’un compte',
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
    has: (amounts) => `Il a ${amounts}.`,
    hasNothing: 'Il n’a rien pour l’instant.',
    unknown: 'Ce compte n’existe pas.',
    same: 'Choisissez un autre compte que celui d’où vient l’argent.',
    currency: 'Devise',
    currencyWrong: 'Trois lettres, par exemple EUR',
    amount: 'Montant',
    notAnAmount: (example) => `Écrivez un montant, par exemple ${example}.`,
    zero: 'Écrivez un montant supérieur à zéro.',
    comment: 'Commentaire (facultatif)',
    cancel: 'Annuler',
    lost: 'La réponse s’est perdue : on ne sait pas si l’argent a été viré. Renvoyez l’ordre d’ici : il ne sera viré qu’une fois. Si vous fermez, consultez d’abord la liste des virements.',
    confirm: 'Virer l’argent',
    confirmAmount: (amount) => `Virer ${amount}`,
    done: (amount, from, to) => `${amount} ont été virés de ${from} vers ${to}.`,
  },
};
