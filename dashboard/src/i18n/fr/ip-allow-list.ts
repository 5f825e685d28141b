import type { Texts } from '../en/en.ts';

export const ipAllowList: Texts['ipAllowList'] = {
  title: 'Adresses IP autorisées',
  description:
    'Les adresses depuis lesquelles les plateformes peuvent appeler l’API de cet environnement, quelle que soit la clé. Le tableau de bord vous reste ouvert de partout.',
  descriptionOfKey: (label) =>
    `Les adresses depuis lesquelles « ${label} » peut être utilisée. Elles doivent aussi figurer dans la liste de l’environnement, sauf si celle-ci est vide.`,
  yourAddress: 'Votre adresse est',
  addYours: 'Ajouter votre adresse',
  open: 'La liste est vide : les appels sont acceptés depuis toutes les adresses.',
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
  saved: 'La liste est enregistrée et en vigueur.',
  wasChanged:
    'Cette liste a été modifiée depuis que vous avez commencé, par exemple par un collègue. Abandonnez vos modifications pour voir la liste en vigueur, puis refaites-les.',
  lineWrong: (text) => `« ${text} » n’est ni une adresse, ni une plage comme 192.0.2.0/24 ou 2001:db8::/32.`,
  warning: {
    title: 'Cette liste bloquerait quelqu’un',
    titleUnknown: 'Cette liste bloquerait peut-être quelqu’un',
    unknown: 'Les clés d’API n’ont pas pu être lues : on ne sait pas quels appels seraient refusés.',
    yours: (address) =>
      `Votre propre adresse ${address} serait refusée. Le tableau de bord vous reste ouvert, mais les appels que vous faites d’ici, avec curl par exemple, ne fonctionneraient plus.`,
    key: (label, address, ago) =>
      `« ${label} » a été utilisée pour la dernière fois depuis ${address}, ${ago}. Ses appels seraient refusés.`,
    saveAnyway: 'Enregistrer quand même',
    back: 'Retour à la liste',
  },
};
