const payments = (count: number, text: string) => (count === 1 ? '1 payment' : `${text} payments`);

export const home = {
  title: 'Home',
  verdicts: {
    well: { title: 'All is well', text: 'Nothing needs your attention.' },
    quiet: {
      title: 'All is well',
      text: 'Nothing needs your attention. Florin hasn’t called the wallet recently.',
    },
    doubt: {
      title: (count: number, text: string) =>
        count === 1 ? '1 payment is in doubt' : `${payments(count, text)} are in doubt`,
      text: 'The wallet hasn’t reported the outcome yet. Florin keeps asking, and never captures twice.',
    },
    troubled: {
      title: 'Fix the wallet connection',
      text: 'The wallet refuses calls for a reason that only you can fix. See below what to do.',
    },
    failing: {
      title: 'The wallet is failing',
      text: 'New payments may not start, and open ones may take longer. No money is lost: Florin keeps trying.',
    },
    quarantined: {
      title: (count: number, text: string) =>
        count === 1 ? '1 payment needs a decision' : `${payments(count, text)} need a decision`,
      text: 'The wallet’s records don’t match Florin’s. An operator has to open the payment, compare the two and decide.',
    },
    surroundings: {
      title: 'Fix something around Florin',
      text: 'A certificate, a clock or the database needs you. See below what to do.',
    },
    differences: {
      title: (count: number, text: string) =>
        count === 1 ? '1 difference from the wallet' : `${text} differences from the wallet`,
      text: 'The last comparison found money at the wallet that doesn’t match our books.',
    },
    incomplete: {
      title: 'The last comparison with the wallet is incomplete',
      text: 'Some of the wallet’s transactions couldn’t be compared. The report lists them.',
    },
    disputed: {
      title: (count: number, text: string) =>
        count === 1 ? '1 dispute needs your response' : `${text} disputes need your response`,
      text: 'Respond on the wallet’s site before the deadline.',
    },
    refunds: {
      title: (count: number, text: string) =>
        count === 1 ? '1 refund needs your attention' : `${text} refunds need your attention`,
      text: 'The wallet refused them for now, or hasn’t decided for a week.',
    },
    webhooks: {
      title: (count: number, text: string) =>
        count === 1 ? '1 webhook endpoint is failing' : `${text} webhook endpoints are failing`,
      text: 'They aren’t getting events. Payments aren’t affected.',
    },
    stale: {
      title: 'Status unknown',
      text: (at: string) => `The service didn’t answer. This page shows the figures from ${at}.`,
    },
    paused: {
      title: 'Paused while you were away',
      text: (at: string) => `This page shows the figures from ${at}. It updates when you come back.`,
    },
  },
  also: 'Also needs your attention',
  look: 'Show',
  asOf: (at: string) => `As of ${at}`,
  today: {
    title: 'Today',
    since: (time: string) => `Since midnight UTC, ${time} your time`,
    started: 'Payments started',
    startedThen: (count: string, weekday: string) => `${count} last ${weekday} by this time`,
    volumeThen: (amount: string, weekday: string) => `${amount} on all of last ${weekday}`,
    success: 'Success rate',
    successHint: 'Captured, of those captured or failed',
    noSuccess: 'Nothing captured or failed yet',
    volume: 'Captured today',
    noVolume: 'Nothing captured yet',
    count: payments,
  },
  funnel: {
    title: 'From started to captured',
    started: 'Started',
    approved: 'Approved',
    captured: 'Captured',
    losses: 'Where buyers left',
    waiting: 'Awaiting approval',
    cancelled: 'Cancelled',
    expired: 'Expired',
    /** Why the wallet declined. Others are shown in the wallet’s own word. */
    reasons: {
      INSTRUMENT_DECLINED: 'Card or account declined',
      PAYER_ACCOUNT_LOCKED_OR_CLOSED: 'Buyer’s account locked',
      PAYER_ACCOUNT_RESTRICTED: 'Buyer’s account restricted',
      PAYER_CANNOT_PAY: 'Buyer can’t pay',
      PAYER_ACTION_REQUIRED: 'Buyer has to confirm',
      TRANSACTION_REFUSED: 'Refused by the wallet',
      TRANSACTION_LIMIT_EXCEEDED: 'Over the buyer’s limit',
    },
  },
  flow: {
    title: 'Where the money is',
    hint: 'Everything captured so far. Withdrawals and conversions come from the wallet’s daily reports.',
    nodes: {
      captured: 'Captured',
      accounts: 'Sellers’ accounts',
      commission: 'Your commission',
      refunded: 'Refunded',
      atWallet: 'At the wallet',
      walletFee: 'Wallet fees',
      atBank: 'At your bank',
      converted: 'Converted',
      payout: 'On its way',
      paidOut: 'Paid out',
    },
  },
  volume: {
    title: 'Captured in the last 30 days',
    currency: 'Currency',
    chart: (currency: string, total: string, count: string) =>
      `Bar chart: amount captured on each of the last 30 days in ${currency}. Total: ${total} in ${count} payments. The table below has the same figures.`,
    total: (count: number, text: string) => `in ${payments(count, text)}`,
    soFar: 'so far',
    showTable: 'Show as a table',
    day: 'Day',
    payments: 'Payments',
    amount: 'Captured',
    empty: 'Nothing captured in the last 30 days.',
  },
  doubt: {
    title: 'In doubt',
    none: 'None',
    oldest: (ago: string) => `Oldest: ${ago}`,
    text: 'The wallet hasn’t reported their outcome yet. Florin keeps asking.',
    link: 'See payments in doubt',
  },
  quarantine: {
    title: 'Quarantined',
    none: 'None',
    text: 'Payments where the wallet doesn’t match Florin. An operator has to decide on each payment’s page.',
    link: 'See quarantined payments',
  },
  disputed: {
    title: 'Disputes',
    none: 'None',
    text: 'Buyer disputes that need your response.',
    due: (at: string) => `Next deadline: ${at}.`,
    link: 'See disputes',
  },
  refunds: {
    title: 'Refunds',
    none: 'None',
    text: 'Refunds to retry, or to ask the wallet’s support about.',
    refused: (count: string) => `Refused this week and not retried: ${count}.`,
    undecided: (count: string) => `Undecided for a week: ${count}.`,
    link: 'See these refunds',
  },
  differences: {
    title: 'Reconciliation',
    none: 'No differences',
    text: 'The wallet’s transactions compared with our books.',
    last: (ago: string) => `Last compared: ${ago}.`,
    never: 'Not compared yet',
    incomplete: { none: 'Incomplete', link: 'See the report' },
    unchecked: (count: string) => `Couldn’t be compared: ${count}.`,
    link: 'See the differences',
  },
  webhooks: {
    title: 'Webhooks',
    none: 'All delivered',
    text: 'Endpoints that are failing, or were disabled because they failed.',
    lag: (duration: string) => `The oldest event has been waiting for ${duration}.`,
    noLag: 'No events waiting.',
    link: 'See failing endpoints',
  },
  wallet: {
    title: 'Wallet',
    states: { well: 'Answering', failing: 'Failing', unknown: 'Not called recently' },
    calls: 'Calls in 15 minutes',
    moreThan: (count: string) => `More than ${count}`,
    ofNewest: (count: string) => `The other figures cover the latest ${count}.`,
    failures: 'Without a usable answer',
    median: 'Median time',
    last: 'Last answer',
    never: 'Never',
  },
  warnings: {
    title: 'To fix around Florin',
    kinds: {
      certificate_expired: {
        what: 'Florin’s certificate has expired.',
        remedy:
          'Browsers and platforms refuse to connect. Renew the certificate of TLS_CERT_FILE and send SIGHUP to Florin.',
      },
      certificate_expires_soon: {
        what: 'Florin’s certificate expires soon.',
        remedy:
          'Renew the certificate of TLS_CERT_FILE and send SIGHUP to Florin. Find out why it wasn’t renewed by itself.',
      },
      certificate_wrong_name: {
        what: 'Florin’s certificate is for another host.',
        remedy: 'Get a certificate for the host of PUBLIC_URL, or correct PUBLIC_URL.',
      },
      clock_database: {
        what: 'The clocks of Florin and the database differ.',
        remedy: 'Set both machines by NTP. Until then, payments may expire too early or too late.',
      },
      clock_wallet: {
        what: 'The clocks of Florin and the wallet differ.',
        remedy: 'Set this machine by NTP. Until then, the wallet’s notifications may be refused as too old.',
      },
      database_settings: {
        what: 'The database role lacks settings.',
        remedy:
          'Set them for the role, as the section on PgBouncer in docs/operating.md says. Without them, one lock can hold up payments.',
      },
    },
  },
  troubles: {
    title: 'To fix at the wallet',
    at: 'at',
    times: (count: number, text: string, at: string) =>
      count === 1 ? `Once, at ${at}.` : `${text} times, the last one at ${at}.`,
    kinds: {
      credentials: {
        what: 'The wallet doesn’t accept Florin’s credentials.',
        remedy:
          'Compare WALLET_CLIENT_ID and WALLET_CLIENT_SECRET with the app in the wallet’s developer dashboard. Check that they belong to the same environment as WALLET_URL (sandbox or live). Then restart Florin.',
      },
      permission: {
        what: 'The wallet doesn’t allow Florin to make this call.',
        remedy:
          'Turn on the feature for the app in the wallet’s developer dashboard. It can take hours until the wallet applies it. Florin keeps trying.',
      },
      account: {
        what: 'Your account at the wallet isn’t fully set up.',
        remedy:
          'Sign in at the wallet and look for open tasks or account limits, or ask the wallet’s support about the issue. Until then, the affected payments fail.',
      },
      request: {
        what: 'The wallet doesn’t accept what Florin sends.',
        remedy:
          'This is a bug in Florin. Update Florin, or report the issue with the payment’s timeline, which has the wallet’s debug id.',
      },
      unknown_issue: {
        what: 'The wallet reported an issue that Florin doesn’t know.',
        remedy:
          'Look it up in the wallet’s documentation and report it. Florin draws no conclusion from it and keeps asking.',
      },
      notification: {
        what: 'A notification was refused.',
        remedy:
          'Anyone can send one, so it may not be the wallet’s. If the wallet’s own notifications are missing, run “florin wallet check”. Payments are settled without them, only later.',
      },
    },
    /** Why a notification was refused, and what to do if it was the wallet’s own. */
    refused: {
      stale:
        'It says it was sent long ago, or in the future. Check the clock of this machine. An old one that someone sends again is refused too, as it should be.',
      untrusted_certificate:
        'Its certificate isn’t the wallet’s. Check that WALLET_URL is the environment whose webhook sends to Florin. If it is, a stranger sent it.',
      wrong_signature:
        'Its signature is wrong. Compare WALLET_WEBHOOK_ID with the webhook in the wallet’s developer dashboard. If they match, a stranger sent it.',
    },
  },
  empty: {
    title: 'Waiting for the first payment',
    text: 'Four commands in a terminal take you from API key to captured money. The payment will appear here.',
    action: 'Go to the quick start',
  },
};
