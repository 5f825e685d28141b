import type { Texts } from '../en/en.ts';

export const auditLog: Texts['auditLog'] = {
  title: 'Journal d’audit',
  description:
    'Tout ce que chacun a fait ici, du plus récent au plus ancien. Chaque entrée est liée à la précédente par une empreinte : personne ne peut modifier le passé sans laisser de trace.',
  verify: 'Vérifier le journal',
  intactTitle: 'Le journal est intact',
  intact: (entries, isOne) =>
    isOne
      ? '1 entrée vérifiée : rien ne manque, rien n’a été modifié.'
      : `${entries} entrées vérifiées : chacune suit la précédente, aucune ne manque ni n’a été modifiée.`,
  brokenTitle: (number) => `Le journal est rompu à l’entrée ${number}`,
  broken: {
    altered: (number) =>
      `L’entrée ${number} a été modifiée, supprimée ou ajoutée après coup, par quelqu’un qui a accès à la base de données. Tout ce qui la précède est intact ; à partir de là, rien n’est fiable. Laissez la base telle quelle et comparez-la à une sauvegarde.`,
    secret_missing: (number) =>
      `L’empreinte de l’entrée ${number} est faite avec un secret que le service n’a plus. Remettez l’ancien secret dans FLORIN_SECRET_PREVIOUS et vérifiez à nouveau. Si vous n’avez jamais eu ce secret, quelqu’un qui a accès à la base de données a ajouté l’entrée. Tout ce qui la précède est intact.`,
    head_missing: (number) =>
      `Ce qui est ici est cohérent, mais ne contient pas la tête indiquée. À partir de l’entrée ${number}, des entrées ont été coupées ou réécrites par quelqu’un qui a accès à la base de données. Laissez la base telle quelle et comparez-la à une sauvegarde.`,
  },
  head: 'Tête lue dans le journal du service',
  headHint: 'Un auditHead, pour savoir si la fin du journal a été coupée',
  compare: 'Comparer',
  brokenHere: 'Ne suit pas',
  filters: {
    label: 'Filtre',
    actor: 'Qui',
    actorHint: 'Adresse e-mail',
    action: 'Quoi',
    anything: 'Tout',
    from: 'Du',
    to: 'Au',
    submit: 'Filtrer',
    clear: 'Tout afficher',
  },
  emptyTitle: 'Rien trouvé',
  empty: 'Aucune entrée ne correspond à cette personne, ce type et cette période.',
  list: 'Entrées',
  number: (number) => `Nº ${number}`,
  what: 'Quoi',
  when: 'Quand',
  who: 'Qui',
  address: 'Depuis',
  nobody: 'Personne de connu',
  commandLine: 'Ligne de commande',
  noAddress: 'Cette machine',
  environment: 'Tout l’environnement',
  details: {
    label: 'Nom',
    role: 'Rôle',
    invitedBy: 'Invité par',
    ranges: 'Adresses',
    endedAddress: 'Connecté depuis',
    factor: 'Ce qui était faux',
    attempts: 'Tentatives depuis la dernière entrée de ce type',
    advanceSeconds: 'De',
    aheadSeconds: 'Avance totale sur l’heure réelle',
    totalAmount: 'Montant',
    currency: 'Devise',
    payments: 'Paiements',
    status: 'Statut',
    accountId: 'Compte',
    reference: 'Référence',
    search: 'Recherche',
    from: 'Du',
    to: 'Au',
    amountFrom: 'Montant à partir de',
    amountTo: 'Montant jusqu’à',
  },
  detail: (name, value) => `${name} : ${value}`,
  everyAddress: 'toutes les adresses peuvent appeler',
  secondFactor: 'le code à deux facteurs',
};
