const payments = (count: number, text: string) => (count === 1 ? '1 payment' : `${text} payments`);

export const home = {
  title: 'Home',
  verdicts: {
    well: { title: 'All is well', text: 'There is nothing to do, and the wallet answers.' },
    quiet: { title: 'All is well', text: 'There is nothing to do. The wallet was not called lately.' },
    doubt: {
      title: (count: number, text: string) =>
        count === 1 ? '1 payment is in doubt' : `${payments(count, text)} are in doubt`,
      text: 'The wallet has not reported the outcome yet. Florin keeps asking and captures nothing twice.',
    },
    troubled: {
      title: 'The wallet needs a repair',
      text: 'It refuses calls for a reason that only you can fix. What to do is below.',
    },
    failing: {
      title: 'The wallet is failing',
      text: 'New payments may not start, and open ones may take longer. No money is lost: Florin keeps asking.',
    },
    quarantined: {
      title: (count: number, text: string) =>
        count === 1 ? '1 payment needs a decision' : `${payments(count, text)} need a decision`,
      text: 'The wallet contradicts Florin’s records. Open the payment: an administrator compares the two there, and decides.',
    },
    differences: {
      title: (count: number, text: string) =>
        count === 1 ? '1 difference from the wallet' : `${text} differences from the wallet`,
      text: 'The last comparison found money that moved at the wallet and is booked otherwise here.',
    },
    incomplete: {
      title: 'The last comparison with the wallet is incomplete',
      text: 'Some of what moved at the wallet couldn’t be compared. The comparison says what.',
    },
    disputed: {
      title: (count: number, text: string) =>
        count === 1 ? '1 dispute waits for you' : `${text} disputes wait for you`,
      text: 'Buyers complain about payments. Answer at the site of the wallet, before the time is over.',
    },
    refunds: {
      title: (count: number, text: string) =>
        count === 1 ? '1 refund waits for you' : `${text} refunds wait for you`,
      text: 'The wallet refused them for a reason that may pass, or has not decided them for a week.',
    },
    webhooks: {
      title: (count: number, text: string) =>
        count === 1 ? '1 webhook endpoint has a problem' : `${text} webhook endpoints have a problem`,
      text: 'Receivers are not told of what happens. Payments are not held up by it.',
    },
    stale: {
      title: 'Status unknown',
      text: (at: string) => `The service did not answer. What is below was true at ${at}.`,
    },
    paused: {
      title: 'Paused while you were away',
      text: (at: string) => `What is below was true at ${at}. It is updated when you come back.`,
    },
  },
  look: 'Show them',
  asOf: (at: string) => `As of ${at}`,
  today: {
    title: 'Today',
    since: (time: string) => `Since midnight UTC, ${time} your time`,
    started: 'Payments started',
    success: 'Success rate',
    successHint: 'Captured, of those captured or failed',
    noSuccess: 'Nothing captured or failed yet',
    volume: 'Captured today',
    noVolume: 'Nothing captured yet',
    became: 'Outcomes',
    captured: 'Captured',
    underWay: 'Under way',
    failed: 'Failed',
    cancelled: 'Cancelled',
    expired: 'Expired',
    quarantined: 'Quarantined',
    count: payments,
  },
  volume: {
    title: 'Captured in the last 30 days',
    currency: 'Currency',
    chart: (currency: string, total: string, count: string) =>
      `Bars: what was captured on each of the last 30 days in ${currency}. Together ${total} in ${count} payments. The table below has the same figures.`,
    total: (count: number, text: string) => `in ${payments(count, text)}`,
    soFar: 'so far',
    showTable: 'The figures as a table',
    day: 'Day',
    payments: 'Payments',
    amount: 'Captured',
    empty: 'Nothing was captured in the last 30 days.',
  },
  doubt: {
    title: 'In doubt',
    none: 'None',
    oldest: (ago: string) => `Oldest: ${ago}`,
    text: 'Payments whose outcome the wallet has not reported yet. Florin keeps asking.',
    link: 'See the payments in doubt',
  },
  quarantine: {
    title: 'Quarantined',
    none: 'None',
    text: 'Payments where the wallet contradicts Florin. An administrator has to decide, on the page of each payment.',
    link: 'See what has to be decided',
  },
  disputed: {
    title: 'Disputes',
    none: 'None',
    text: 'Buyer disputes that wait for your answer.',
    due: (at: string) => `The next by ${at}.`,
    link: 'See the disputes',
  },
  refunds: {
    title: 'Refunds',
    none: 'None',
    text: 'Refunds that need a retry, or a question to the wallet.',
    refused: (count: string) => `Refused this week, and not ordered again: ${count}.`,
    undecided: (count: string) => `Not decided for a week: ${count}.`,
    link: 'See these refunds',
  },
  differences: {
    title: 'Reconciliation',
    none: 'Nothing differs',
    text: 'What moved at the wallet, compared with what is booked here.',
    last: (ago: string) => `Last compared: ${ago}.`,
    never: 'Not compared yet',
    incomplete: { none: 'Incomplete', link: 'See the comparison' },
    unchecked: (count: string) => `Couldn’t be compared: ${count}.`,
    link: 'See the differences',
  },
  webhooks: {
    title: 'Webhooks',
    none: 'All accepted',
    text: 'Endpoints that fail, or were disabled because they failed.',
    lag: (duration: string) => `The oldest event waits for ${duration}.`,
    noLag: 'Nothing waits.',
    link: 'See the endpoints with problems',
  },
  wallet: {
    title: 'Wallet',
    states: { well: 'Answering', failing: 'Failing', unknown: 'Not called lately' },
    calls: 'Calls in 15 minutes',
    moreThan: (count: string) => `More than ${count}`,
    ofNewest: (count: string) => `The other figures are about the newest ${count} of them.`,
    failures: 'Without a usable answer',
    median: 'Median time',
    last: 'Last answer',
    never: 'Never',
  },
  troubles: {
    title: 'To repair at the wallet',
    at: 'at',
    times: (count: number, text: string, at: string) =>
      count === 1 ? `Once, at ${at}.` : `${text} times, the last one at ${at}.`,
    kinds: {
      credentials: {
        what: 'The wallet doesn’t accept Florin’s credentials.',
        remedy:
          'Compare WALLET_CLIENT_ID and WALLET_CLIENT_SECRET with the app in the wallet’s developer dashboard. Check that they are of the same environment as WALLET_URL (sandbox or live). Then restart Florin.',
      },
      permission: {
        what: 'The wallet doesn’t allow Florin to make this call.',
        remedy:
          'Turn on the feature for the app in the wallet’s developer dashboard. It can take hours until the wallet applies it. Florin keeps trying.',
      },
      account: {
        what: 'Your account at the wallet lacks something.',
        remedy:
          'Sign in at the wallet and look for open tasks or limits of the account, or ask the wallet’s support about the issue. Payments that it affects fail until then.',
      },
      request: {
        what: 'The wallet doesn’t accept what Florin sends.',
        remedy:
          'This is a fault of Florin. Update Florin, or report the issue with the payment’s timeline, which has the wallet’s debug id.',
      },
      unknown_issue: {
        what: 'The wallet says something that Florin doesn’t know.',
        remedy:
          'Look the issue up in the wallet’s documentation and report it. Florin decides nothing from it and keeps asking.',
      },
    },
  },
  empty: {
    title: 'Waiting for the first payment',
    text: 'Four commands in a terminal make one, from API key to captured money. It will appear here.',
    action: 'To the quick start',
  },
};
