export const accounts = {
  title: 'Accounts',
  description: 'Who receives captured money. Balances are the sum of all postings.',
  list: 'Accounts',
  columns: { id: 'Account', opened: 'Opened', balance: 'Balance' },
  nothing: 'Nothing yet',
  others: (count: string) => `and ${count} other currencies`,
  search: { label: 'Find accounts', hint: 'What the account id begins with', clear: 'Show all accounts' },
  own: {
    commission: 'Commission',
    commissionText: 'What you have kept of captured payments.',
    clearing: 'Wallet clearing',
    clearingText:
      'The other side of every capture. Below zero is what the wallet has captured for you and owes.',
  },
  empty: {
    title: 'No account yet',
    sandbox: 'In the sandbox an account opens by itself when a payment first names it.',
    production: 'A payment can only name an account that is open. Open the first one here, or over the API.',
  },
  noMatch: {
    title: 'No account found',
    text: (search: string) => `Nothing begins with “${search}”.`,
  },
  open: {
    button: 'Open an account',
    title: 'Open an account',
    label: 'Account id',
    hint: 'As platforms name it in transaction.accountId. It can hold 256 characters and cannot be changed.',
    confirm: 'Open the account',
    cancel: 'Cancel',
    done: (id: string) => `The account ${id} is open.`,
  },
  account: {
    title: (id: string) => `Account ${id}`,
    back: 'All accounts',
    opened: 'Opened',
    balances: 'Balance',
    payments: 'Its payments',
    postings: 'Postings',
    noPostings: 'Captured payments show up here, each with what this account got of it.',
    noPostingsTitle: 'No postings yet',
    columns: { at: 'Time', payment: 'Payment or account', amount: 'Amount' },
  },
  unknown: {
    title: 'There is no such account',
    text: (id: string) => `No account has the id ${id}.`,
  },
};
