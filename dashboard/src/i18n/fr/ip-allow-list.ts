import type { Texts } from '../en/en.ts';

export const ipAllowList: Texts['ipAllowList'] = {
  title: 'Adresses IP autorisées',
  description:
    'Les adresses qui peuvent appeler l’API de cet environnement, quelle que soit la clé. Le tableau de bord n’est pas concerné : vous pouvez l’ouvrir de partout.',
  descriptionOfKey: (label) =>
    `Les adresses depuis lesquelles « ${label} » peut être utilisée. Elles doivent aussi figurer dans la liste de l’environnement, sauf si celle-ci est vide.`,
  yourAddress: 'Votre adresse est',
  addYours: 'Ajouter votre adresse',
  open: 'La liste est vide : les appels sont acceptés depuis n’importe quelle adresse.',
  closed: (count) =>
    count === 1
      ? 'Les appels ne sont acceptés que depuis une seule plage.'
      : `Les appels ne sont acceptés que depuis ${count} plages.`,
  range: (line) => `Adresse ou plage, ligne ${line}`,
  rangeHead: 'Adresse ou plage',
  noteHead: 'Remarque',
  note: (line) => `Remarque, ligne ${line}`,
  placeholder: '192.0.2.0/24 ou 2001:db8::/32',
  notePlaceholder: 'À qui elle appartient',
  add: 'Ajouter une ligne',
  remove: (line) => `Supprimer la ligne ${line}`,
  save: 'Enregistrer la liste',
  discard: 'Abandonner les modifications',
  saved: 'La liste est enregistrée et active.',
  wasChanged:
    'Quelqu’un a modifié cette liste pendant que vous la modifiiez. Abandonnez vos modifications pour voir la liste actuelle, puis refaites-les.',
  lineWrong: (text) => `« ${text} » n’est ni une adresse, ni une plage comme 192.0.2.0/24 ou 2001:db8::/32.`,
  warning: {
    title: 'Cette liste bloquerait quelqu’un',
    titleUnknown: 'Cette liste bloquerait peut-être quelqu’un',
    unknown: 'Les clés d’API n’ont pas pu être lues : nous ne savons pas quels appels seraient refusés.',
    yours: (address) =>
      `Votre propre adresse ${address} serait refusée. Le tableau de bord vous reste ouvert, mais les appels que vous faites d’ici, avec curl par exemple, ne fonctionneraient plus.`,
    key: (label, address, ago) =>
      `« ${label} » a été utilisée pour la dernière fois depuis ${address}, ${ago}. Ses appels seraient refusés.`,
    saveAnyway: 'Enregistrer quand même',
    back: 'Retour à la liste',
  },
};
