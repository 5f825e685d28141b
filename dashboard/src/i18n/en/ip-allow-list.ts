export const ipAllowList = {
  title: 'IP allow list',
  description:
    'The addresses that may call this environment’s API, with any key. The dashboard isn’t affected: you can open it from anywhere.',
  descriptionOfKey: (label: string) =>
    `The addresses that may use “${label}”. They must also be on the environment’s list, unless that list is empty.`,
  yourAddress: 'Your address is',
  addYours: 'Add your address',
  open: 'The list is empty: calls are accepted from any address.',
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
  save: 'Save list',
  discard: 'Discard changes',
  saved: 'The allow list is saved and active.',
  wasChanged:
    'Someone changed this list while you were editing it. Discard your changes to see the current list, then make them again.',
  lineWrong: (text: string) =>
    `“${text}” is neither an address nor a range such as 192.0.2.0/24 or 2001:db8::/32.`,
  warning: {
    title: 'This would lock someone out',
    titleUnknown: 'This may lock someone out',
    unknown: 'The API keys couldn’t be read, so we don’t know whose calls would be refused.',
    yours: (address: string) =>
      `Your own address ${address} would be refused. You could still open the dashboard, but calls you make from here, for example with curl, wouldn’t work.`,
    key: (label: string, address: string, ago: string) =>
      `“${label}” was last used from ${address}, ${ago}. Its calls would be refused.`,
    saveAnyway: 'Save anyway',
    back: 'Back to the list',
  },
};
