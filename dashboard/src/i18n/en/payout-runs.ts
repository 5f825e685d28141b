/** Payouts that go to the bank in one file. */
export const payoutRuns = {
  title: 'Payout runs',
  description: 'Each run is a file of credit transfers for your bank.',
  list: 'Payout runs',
  columns: {
    at: 'Made',
    status: 'Status',
    bank: 'Payouts',
    madeBy: 'Made by',
    decidedBy: 'Approved by',
    amount: 'Total',
  },
  statuses: { made: 'To approve', approved: 'Approved', cancelled: 'Cancelled' },
  sentences: {
    made: 'It waits for approval.',
    approved: 'Give its file to your bank once, then take in the bank’s statement.',
    cancelled: 'Its payouts are free for another run.',
  },
  progress: (count: number, paid: number, returned: number) => {
    const parts = [paid > 0 ? `${paid} paid` : '', returned > 0 ? `${returned} returned` : ''];
    const known = parts.filter((part) => part !== '').join(', ');
    return known === '' ? String(count) : `${count} (${known})`;
  },
  /** Where no head of a column says what is counted. */
  counted: (progress: string) => `Payouts: ${progress}`,
  empty: {
    title: 'No payout runs yet',
    text: 'A run collects the payouts that are due into a file for your bank.',
  },
  skipped: {
    title: 'Skipped by their schedule',
    text: 'These accounts were due and got no payout.',
    list: 'Accounts that were skipped',
    account: 'Account',
    reason: 'Reason',
    due: 'Due next',
    more: 'There are more of them.',
  },
  make: {
    button: 'Make a run…',
    title: 'Make a payout run?',
    text: 'It collects the payouts that are due, the oldest first, at most 1,000. Nothing is sent: someone approves the run, and you give its file to your bank.',
    confirm: 'Make the run',
  },
  page: {
    back: 'All payout runs',
    loading: 'Payout run',
    title: (amount: string) => `Payout run of ${amount}`,
    facts: 'Details',
    cancelledBy: 'Cancelled by',
    messageId: 'Message id of the file',
    payouts: 'Payouts in this run',
    own: 'You made this run, so someone else has to approve it.',
    emptyTitle: 'No payouts',
    empty: 'This run has none.',
  },
  actions: { approve: 'Approve…', cancel: 'Cancel the run…', file: 'Download the file…' },
  approve: {
    title: 'Approve this run?',
    text: (count: number, amount: string) =>
      `${count === 1 ? 'One payout' : `${count} payouts`} of ${amount} in all. After that they can’t be cancelled.`,
    confirm: (amount: string) => `Approve ${amount}`,
    done: 'The run is approved. Its file is ready.',
  },
  cancel: {
    title: 'Cancel this run?',
    text: 'Its payouts stay reserved, and the next run takes them.',
    confirm: 'Cancel the run',
    done: 'The run is cancelled.',
  },
  file: {
    title: 'Download the file?',
    text: 'It has the bank accounts of the recipients in clear text. Give it to your bank once. The download is in the audit log.',
    confirm: 'Download the file',
  },
  statement: {
    button: 'Take in a statement…',
    title: 'Take in a bank statement',
    text: 'The statement of your bank (camt.053) says which payouts were sent and which came back. The same file again changes nothing.',
    file: 'Statement',
    choose: 'Choose an XML file',
    cancel: 'Cancel',
    confirm: 'Take it in',
    close: 'Close',
    lost: 'The answer was lost. Send the file again: it’s taken in only once.',
    done: 'The statement was taken in',
    counts: (paid: number, returned: number, known: number) =>
      `Paid: ${paid}. Returned: ${returned}. Known already: ${known}.`,
    doubtful: (count: number) =>
      count === 1
        ? 'One entry changed nothing. Look at it yourself.'
        : `${count} entries changed nothing. Look at them yourself.`,
    entry: (amount: string, day: string, reference: string) => `${amount}, ${day}, ${reference}:`,
    doubts: {
      unknown: 'not a payout of ours.',
      other_amount: 'the payout has another amount.',
      not_approved: 'the payout was in no file.',
      no_return: 'money that came back without being marked as a return.',
      settled: 'someone has said that the bank never sent this payout.',
    },
  },
};
