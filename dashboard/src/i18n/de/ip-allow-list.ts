import type { Texts } from '../en/en.ts';

export const ipAllowList: Texts['ipAllowList'] = {
  title: 'IP-Freigabeliste',
  description:
    'Die Adressen, die die API dieser Umgebung aufrufen dürfen, mit jedem Schlüssel. Das Dashboard ist nicht betroffen: Sie können es von überall öffnen.',
  descriptionOfKey: (label) =>
    `Die Adressen, die „${label}“ verwenden dürfen. Sie müssen auch auf der Liste der Umgebung stehen, außer diese ist leer.`,
  yourAddress: 'Ihre Adresse ist',
  addYours: 'Eigene Adresse hinzufügen',
  open: 'Die Liste ist leer: Aufrufe werden von jeder Adresse angenommen.',
  closed: (count) =>
    count === 1
      ? 'Aufrufe werden nur aus einem Bereich angenommen.'
      : `Aufrufe werden nur aus ${count} Bereichen angenommen.`,
  range: (line) => `Adresse oder Bereich, Zeile ${line}`,
  rangeHead: 'Adresse oder Bereich',
  noteHead: 'Notiz',
  note: (line) => `Notiz, Zeile ${line}`,
  placeholder: '192.0.2.0/24 oder 2001:db8::/32',
  notePlaceholder: 'Wer sie verwendet',
  add: 'Zeile hinzufügen',
  remove: (line) => `Zeile ${line} entfernen`,
  save: 'Liste speichern',
  discard: 'Änderungen verwerfen',
  saved: 'Die Freigabeliste ist gespeichert und aktiv.',
  wasChanged:
    'Jemand hat diese Liste geändert, während Sie sie bearbeitet haben. Verwerfen Sie Ihre Änderungen, um die aktuelle Liste zu sehen, und nehmen Sie sie dann erneut vor.',
  lineWrong: (text) =>
    `„${text}“ ist weder eine Adresse noch ein Bereich wie 192.0.2.0/24 oder 2001:db8::/32.`,
  warning: {
    title: 'Das würde jemanden aussperren',
    titleUnknown: 'Das könnte jemanden aussperren',
    unknown:
      'Die API-Schlüssel konnten nicht gelesen werden. Daher ist unbekannt, wessen Aufrufe abgelehnt würden.',
    yours: (address) =>
      `Ihre eigene Adresse ${address} würde abgelehnt. Das Dashboard könnten Sie weiterhin öffnen, aber Aufrufe von hier, zum Beispiel mit curl, gingen nicht mehr.`,
    key: (label, address, ago) =>
      `„${label}“ wurde zuletzt von ${address} verwendet, ${ago}. Diese Aufrufe würden abgelehnt.`,
    saveAnyway: 'Trotzdem speichern',
    back: 'Zurück zur Liste',
  },
};
