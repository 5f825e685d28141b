import { defineTexts } from '../i18n/texts.ts';

export const allowListTexts = defineTexts({
  en: {
    title: 'IP allow list',
    description:
      'The addresses from which platforms may call the API of this environment, with any key. The dashboard itself stays open to you from everywhere.',
    descriptionOfKey: (label: string) =>
      `The addresses from which “${label}” may be used. They must be on the list of the whole environment too, unless that one is empty.`,
    yourAddress: 'Your address is',
    addYours: 'Add your address',
    open: 'The list is empty: calls are accepted from every address.',
    closed: (count: number) =>
      count === 1
        ? 'Calls are accepted from one range only.'
        : `Calls are accepted from ${count} ranges only.`,
    range: (line: number) => `Address or range, line ${line}`,
    rangeHead: 'Address or range',
    noteHead: 'Note',
    note: (line: number) => `Note, line ${line}`,
    placeholder: '192.0.2.0/24 or 2001:db8::/32',
    notePlaceholder: 'Whose it is',
    add: 'Add a line',
    remove: (line: number) => `Remove line ${line}`,
    save: 'Save the list',
    discard: 'Discard the changes',
    saved: 'The allow list is saved and in force.',
    lineWrong: 'This is neither an address nor a range such as 192.0.2.0/24 or 2001:db8::/32.',
    warning: {
      title: 'This would lock somebody out',
      yours: (address: string) =>
        `Your own address ${address} would be refused. The dashboard stays open to you, but calls you make from here, with curl for instance, would not work.`,
      key: (label: string, address: string, ago: string) =>
        `“${label}” was last used from ${address}, ${ago}. Its calls would be refused.`,
      go: 'Save all the same',
      back: 'Back to the list',
    },
  },
  fr: {
    title: 'Adresses IP autorisées',
    description:
      'Les adresses depuis lesquelles les plateformes peuvent appeler l’API de cet environnement, quelle que soit la clé. Le tableau de bord vous reste ouvert de partout.',
    descriptionOfKey: (label) =>
      `Les adresses depuis lesquelles « ${label} » peut être utilisée. Elles doivent aussi figurer dans la liste de l’environnement, sauf si celle-ci est vide.`,
    yourAddress: 'Votre adresse est',
    addYours: 'Ajouter votre adresse',
    open: 'La liste est vide : les appels sont acceptés depuis toutes les adresses.',
    closed: (count) =>
      count === 1
        ? 'Les appels ne sont acceptés que depuis une plage.'
        : `Les appels ne sont acceptés que depuis ${count} plages.`,
    range: (line) => `Adresse ou plage, ligne ${line}`,
    rangeHead: 'Adresse ou plage',
    noteHead: 'Remarque',
    note: (line) => `Remarque, ligne ${line}`,
    placeholder: '192.0.2.0/24 ou 2001:db8::/32',
    notePlaceholder: 'À qui elle est',
    add: 'Ajouter une ligne',
    remove: (line) => `Supprimer la ligne ${line}`,
    save: 'Enregistrer la liste',
    discard: 'Abandonner les modifications',
    saved: 'La liste est enregistrée et en vigueur.',
    lineWrong: 'Ce n’est ni une adresse, ni une plage comme 192.0.2.0/24 ou 2001:db8::/32.',
    warning: {
      title: 'Cela bloquerait quelqu’un',
      yours: (address) =>
        `Votre propre adresse ${address} serait refusée. Le tableau de bord vous reste ouvert, mais les appels que vous faites d’ici, avec curl par exemple, ne fonctionneraient plus.`,
      key: (label, address, ago) =>
        `« ${label} » a été utilisée en dernier depuis ${address}, ${ago}. Ses appels seraient refusés.`,
      go: 'Enregistrer quand même',
      back: 'Retour à la liste',
    },
  },
});
