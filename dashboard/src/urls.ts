/** The first platform is meant where none is named: most installations have no other. */
const platformSearch = (platformId: number) => (platformId === 1 ? '' : `?platform=${platformId}`);

/** Every address in the dashboard, below `/dashboard`. Links are built here and nowhere else. */
export const urls = {
  home: '/',
  payments: '/payments',
  paymentsInDoubt: '/payments?status=in_doubt',
  paymentsCaptured: '/payments?status=captured',
  paymentsMismatched: '/payments?status=mismatch',
  paymentsFound: (search: string) => `/payments?search=${encodeURIComponent(search)}`,
  /** Of a day of UTC, as Home counts them. */
  paymentsOfDay: (utcDay: string, also: Readonly<Record<string, string>> = {}) =>
    `/payments?${new URLSearchParams({ ...also, utcDay }).toString()}`,
  payment: (id: string) => `/payments/${encodeURIComponent(id)}`,
  paymentsOfAccount: (id: string, platformId?: number) =>
    `/payments?accountId=${encodeURIComponent(id)}${platformId === undefined ? '' : `&platform=${platformId}`}`,
  refunds: '/refunds',
  refundsMade: '/refunds?status=completed',
  refundsNotMade: '/refunds?status=failed',
  refundsPending: '/refunds?status=pending',
  refund: (id: string) => `/refunds/${encodeURIComponent(id)}`,
  disputes: '/disputes',
  reconciliations: '/reconciliation',
  accounts: '/accounts',
  accountsOf: (platformId: number) => `/accounts${platformSearch(platformId)}`,
  account: (id: string, platformId: number) =>
    `/accounts/${encodeURIComponent(id)}${platformSearch(platformId)}`,
  transfers: '/transfers',
  transfersOf: (accountId: string, platformId: number) =>
    `/transfers?platform=${platformId}&accountId=${encodeURIComponent(accountId)}`,
  payouts: '/payouts',
  payoutsOfAccount: (accountId: string, platformId: number) =>
    `/payouts?platform=${platformId}&accountId=${encodeURIComponent(accountId)}`,
  payout: (id: string) => `/payouts/${encodeURIComponent(id)}`,
  payoutRuns: '/payout-runs',
  payoutRun: (id: string) => `/payout-runs/${encodeURIComponent(id)}`,
  apiKeys: '/developers/api-keys',
  ipAllowList: '/developers/ip-allow-list',
  webhooks: '/developers/webhooks',
  webhooksTroubled: '/developers/webhooks?show=troubled',
  webhook: (id: string) => `/developers/webhooks/${encodeURIComponent(id)}`,
  events: '/developers/events',
  eventsOf: (transactionId: string) => `/developers/events?search=${encodeURIComponent(transactionId)}`,
  event: (id: string) => `/developers/events/${encodeURIComponent(id)}`,
  quickStart: '/developers/quick-start',
  myAccount: '/settings/my-account',
  users: '/settings/users',
  auditLog: '/settings/audit-log',
  testClock: '/settings/test-clock',
  invitation: '/invitation',
  signIn: '/sign-in',
  /** The sign-in page, which then leads to this path. */
  signInAndReturn: (to: string) => (to === '/' ? '/sign-in' : `/sign-in?to=${encodeURIComponent(to)}`),
} as const;

/** Outside the dashboard, in the same service. */
export const apiPagesUrl = '/docs';
export interface StatementChoice {
  /** The ending of the file. */
  readonly format: string;
  /** Without a month, the file has everything. */
  readonly month: string | undefined;
  /** Without a currency, all of them. */
  readonly currency: string | undefined;
}

export const statementFileUrl = (
  accountId: string,
  platformId: number,
  timeZone: string,
  { format, ...choice }: StatementChoice,
) => {
  const given = Object.entries(choice).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const query = new URLSearchParams([['platformId', String(platformId)], ['timeZone', timeZone], ...given]);
  return `/dashboard/api/accounts/${encodeURIComponent(accountId)}/statement.${format}?${query.toString()}`;
};

export interface JournalChoice {
  readonly month: string;
  readonly format: string;
  readonly currency: string;
  readonly by: string;
}

export const journalFileUrl = (choice: JournalChoice, timeZone: string) =>
  `/dashboard/api/journal.csv?${new URLSearchParams({ ...choice, timeZone }).toString()}`;

export const reportFileUrl = (
  format: string,
  choice: { readonly month: string; readonly timeZone: string },
) => `/dashboard/api/report.${format}?${new URLSearchParams(choice).toString()}`;

/** Where to go after signing in. Only a path of the dashboard: a link must not lead to another site. */
export const readReturnPath = (search: URLSearchParams) => {
  const to = search.get('to') ?? '/';
  return /^\/(?![/\\])/.test(to) && !to.startsWith(urls.signIn) ? to : '/';
};
