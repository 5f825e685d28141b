export const ipAllowList = {
  title: 'IP allow list',
  description:
    'The addresses from which platforms may call the API of this environment, with any key. The dashboard itself stays open to you from everywhere.',
  descriptionOfKey: (label: string) =>
    `The addresses from which “${label}” may be used. They must be on the list of the whole environment too, unless that one is empty.`,
  yourAddress: 'Your address is',
  addYours: 'Add your address',
  open: 'The list is empty: calls are accepted from every address.',
  closed: (count: number) =>
    count === 1 ? 'Calls are accepted from one range only.' : `Calls are accepted from ${count} ranges only.`,
  range: (line: number) => `Address or range, line ${line}`,
  rangeHead: 'Address or range',
  noteHead: 'Note',
  note: (line: number) => `Note, line ${line}`,
  placeholder: '192.0.2.0/24 or 2001:db8::/32',
  notePlaceholder: 'Who uses it',
  add: 'Add a line',
  remove: (line: number) => `Remove line ${line}`,
  save: 'Save the list',
  discard: 'Discard the changes',
  saved: 'The allow list is saved and in force.',
  wasChanged:
    'This list was changed since you began, for example by a colleague. Discard your changes to see the list in force, and repeat them there.',
  lineWrong: (text: string) =>
    `“${text}” is neither an address nor a range such as 192.0.2.0/24 or 2001:db8::/32.`,
  warning: {
    title: 'This would lock somebody out',
    titleUnknown: 'This may lock somebody out',
    unknown: 'The API keys could not be read, so it is not known whose calls would be refused.',
    yours: (address: string) =>
      `Your own address ${address} would be refused. The dashboard stays open to you, but calls you make from here, with curl for instance, would not work.`,
    key: (label: string, address: string, ago: string) =>
      `“${label}” was last used from ${address}, ${ago}. Its calls would be refused.`,
    saveAnyway: 'Save anyway',
    back: 'Back to the list',
  },
};
