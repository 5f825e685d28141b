// Every route of the dashboard; roles.test.ts compares these lists with the OpenAPI description.

import type { Role } from '../../src/operators/roles.ts';

const password = 'correct horse battery';
const ranges = [{ range: '192.0.2.1' }];

/** Every route of the dashboard that not every role may use, with a valid body. */
export const guardedRoutes = [
  ['GET', '/api-keys', undefined],
  ['POST', '/api-keys', { label: 'shop', password }],
  ['POST', '/api-keys/{id}/reveal', { password }],
  ['POST', '/api-keys/{id}/rotate', { password }],
  ['POST', '/api-keys/{id}/revoke', undefined],
  ['POST', '/platforms', { name: 'another', password }],
  ['PATCH', '/platforms/{id}', { name: 'another' }],
  ['GET', '/api-keys/{id}/ip-allow-list', undefined],
  ['PUT', '/api-keys/{id}/ip-allow-list', { ranges }],
  ['GET', '/ip-allow-list', undefined],
  ['PUT', '/ip-allow-list', { ranges }],
  ['GET', '/operators', undefined],
  ['POST', '/operators/{id}/role', { role: 'administrator' }],
  ['POST', '/operators/{id}/disable', undefined],
  ['POST', '/operators/{id}/enable', undefined],
  ['POST', '/operators/{id}/reset-two-factor', undefined],
  ['GET', '/invitations', undefined],
  ['POST', '/invitations', { email: 'friend@example.com', role: 'viewer' }],
  ['DELETE', '/invitations/{id}', undefined],
  ['POST', '/webhook-endpoints', { url: 'https://shop.example.com/hooks' }],
  ['PATCH', '/webhook-endpoints/{id}', { url: 'https://shop.example.com/hooks' }],
  ['DELETE', '/webhook-endpoints/{id}', undefined],
  ['POST', '/webhook-endpoints/{id}/enable', undefined],
  ['POST', '/webhook-endpoints/{id}/disable', undefined],
  ['POST', '/webhook-endpoints/{id}/reveal', { password }],
  ['POST', '/webhook-endpoints/{id}/rotate-secret', {}],
  ['POST', '/webhook-endpoints/{id}/test', undefined],
  ['POST', '/webhook-endpoints/{id}/send', { eventId: 'evt_pay_none_1' }],
  ['POST', '/webhook-endpoints/{id}/resend', { eventIds: ['evt_pay_none_1'] }],
  ['POST', '/webhook-endpoints/{id}/replay', { from: '2026-11-15T12:00:00Z' }],
  ['GET', '/audit-log', undefined],
  ['POST', '/test-clock', { advanceSeconds: 1 }],
  ['GET', '/audit-log/actions', undefined],
  ['POST', '/audit-log/verify', undefined],
  ['POST', '/payments/{id}/capture', {}],
  ['POST', '/payments/{id}/cancel', undefined],
  ['POST', '/payments/{id}/ask-wallet', undefined],
  ['POST', '/payments/{id}/resolve', { resolution: 'close', note: 'n', password: 'p' }],
  ['POST', '/payments/{id}/refunds', { attempt: '00000000-0000-4000-8000-000000000000' }],
  ['POST', '/accounts', { id: 'shop' }],
  ['PATCH', '/accounts/{id}', { name: 'Shop' }],
  [
    'POST',
    '/transfers',
    {
      debitAccountId: 'shop',
      creditAccountId: 'other',
      amount: 1,
      attempt: '00000000-0000-4000-8000-000000000000',
    },
  ],
  [
    'POST',
    '/commission/transfers',
    { creditAccountId: 'other', amount: 1, attempt: '00000000-0000-4000-8000-000000000000' },
  ],
  [
    'POST',
    '/payouts',
    { accountId: 'shop', amount: 1, currency: 'EUR', attempt: '00000000-0000-4000-8000-000000000000' },
  ],
  ['POST', '/payouts/{id}/cancel', undefined],
  ['POST', '/payouts/{id}/settle', { outcome: 'paid', note: 'n' }],
  ['POST', '/payout-runs', { attempt: '00000000-0000-4000-8000-000000000000' }],
  ['POST', '/payout-runs/{id}/approve', { count: 1, totalAmount: 100 }],
  ['POST', '/payout-runs/{id}/cancel', undefined],
  ['GET', '/payout-runs/{id}/file', undefined],
  ['POST', '/bank-statements', { statement: '<a/>' }],
  ['POST', '/transfers/{id}/reversal', { amount: 1, attempt: '00000000-0000-4000-8000-000000000000' }],
] as const;

/** Who may use them beside administrators. */
export const alsoFor: Readonly<Record<string, readonly Role[]>> = {};

/** The routes with which every signed-in operator manages their own account, and those that a one-time password can call. */
export const ownRoutes = [
  'GET /session',
  'DELETE /session',
  'POST /password',
  'POST /session/confirmation',
  'GET /test-clock',
  'GET /roles',
  'POST /two-factor',
  'POST /two-factor/confirm',
  'POST /two-factor/recovery-codes',
  'POST /two-factor/remove',
  'GET /sessions',
  'DELETE /sessions',
  'DELETE /sessions/{id}',
];

export const routesWithoutSession = [
  'GET /installation',
  'POST /session',
  'POST /invitations/look',
  'POST /invitations/accept',
];

/** The routes for every operator who has their own password. They only read. */
export const readRoutes = [
  '/home',
  '/search?search=none',
  '/platforms',
  '/disputes',
  '/reconciliations',
  '/events',
  '/events/{id}',
  '/event-deliveries?eventId=evt_pay_none_1',
  '/webhook-endpoints',
  '/webhook-endpoints/{id}',
  '/webhook-endpoints/{id}/deliveries',
  '/payments',
  '/payments.csv',
  '/payments/{id}',
  '/payments/{id}/statement',
  '/refunds',
  '/refunds/{id}',
  '/accounts',
  '/transfers',
  '/operator-accounts',
  '/payouts',
  '/payouts/{id}',
  '/accounts/{id}/payout-balance',
  '/payout-runs',
  '/payout-runs/{id}',
  '/journal.csv?month=2026-11',
  '/accounts/{id}',
  '/accounts/{id}/postings',
  '/accounts/{id}/balance-days',
  '/accounts/{id}/statement.csv',
  '/accounts/{id}/statement.ofx?month=2025-01',
  '/accounts/{id}/statement.pdf?month=2025-01',
  '/accounts/{id}/statement.xml?month=2025-01',
];
