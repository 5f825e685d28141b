import { expect, test } from 'vitest';
import { expectProblem } from '../http/expect-problem.ts';
import { givenWatchedShop } from './dashboard-support.ts';
import { initBody } from './support.ts';

const shop = givenWatchedShop();

const address = { street: '1 High Street', city: 'Leeds', postCode: 'LS1', country: 'GB' };
const amountBreakdown = { totalItems: 1000, totalItemTaxes: 40, shipping: 60, discount: 100 };
const noCommission = { commissionAmount: 0, commissionRate: 0 };
const body = initBody({
  transaction: { totalAmount: 1000, commissionAmount: 100, captureMode: 'manual', reference: 'order-9' },
  items: [
    { merchantAccountId: 'm-1', description: '<b>A song</b>', quantity: 2, unitAmount: 250, type: 'digital' },
    {
      merchantAccountId: 'm-2',
      description: 'A record',
      quantity: 1,
      unitAmount: 500,
      taxAmount: 40,
      type: 'physical',
    },
  ],
  delivery: { receiver: { fullName: 'Ada Byron' }, address },
  amountBreakdown,
});

test('one payment is shown with all there is to know about it', async () => {
  const headers = {
    'psu-ip-address': '203.0.113.9',
    'psu-user-agent': 'Lynx/2.9',
    'psu-accept-language': 'fr',
  };
  const { id, extOrderId } = (await (await shop.client.init(body, headers)).json()) as Record<string, string>;
  await shop.wallet.approve(extOrderId!);
  await shop.client.resume(id!);
  await shop.client.call('PUT', `/moneyins/${id}/validate`, { totalAmount: 600 });
  const answer = await shop.viewer.get(`/payments/${id}`);
  expect(answer.status).toBe(200);
  const shown = (await answer.json()) as Record<string, unknown> & {
    timeline: { createdAt: string; kind: string; name: string }[];
    postings: { createdAt: string }[];
  };
  const { authorizations, captures } = await shop.wallet.truth(extOrderId!);
  const postedAt = shown.postings[0]?.createdAt;
  expect(shown).toEqual({
    id,
    status: 'captured',
    operation: null,
    mismatch: null,
    extOrderId,
    extCaptureId: captures[0]?.id,
    accountId: 'shop',
    reference: 'order-9',
    comment: null,
    metadata: {},
    currency: 'EUR',
    totalAmount: 1000,
    commissionAmount: 100,
    capturedAmount: 600,
    capturableAmount: 0,
    feeAmount: 17,
    netAmount: 583,
    captures: [
      {
        id: `${id}-c1`,
        extCaptureId: captures[0]?.id,
        amount: 600,
        feeAmount: 17,
        netAmount: 583,
        createdAt: postedAt,
      },
    ],
    refundedAmount: 0,
    refundableAmount: 600,
    disputes: [],
    transfers: [],
    captureMode: 'manual',
    declineIssue: null,
    createdAt: shown['createdAt'],
    updatedAt: postedAt,
    expiresAt: shown['expiresAt'],
    apiKeyId: shop.client.key.id,
    platformId: 1,
    apiKeyLabel: 'test',
    inDoubt: false,
    payer: {
      name: 'Ada Amsel',
      email: 'ada@buyers.example',
      accountId: 'ADA2345678PQR',
      instrument: 'paypal',
    },
    returnUrl: 'https://shop.example.com/thanks?cart=7#top',
    shopName: null,
    payeeMerchantId: null,
    cancelUrl: 'https://shop.example.com/cart',
    errorUrl: null,
    approvalUrl: shown['approvalUrl'],
    authorizationExpiresAt: shown['authorizationExpiresAt'],
    conversion: null,
    walletAuthorizationId: authorizations[0]?.id,
    items: [
      { ...body.items[0], taxAmount: 0, ...noCommission },
      { ...body.items[1], ...noCommission },
    ],
    distribution: null,
    shares: [],
    delivery: { receiver: { fullName: 'Ada Byron' }, address },
    amountBreakdown: { ...amountBreakdown, handling: 0, insurance: 0, shippingDiscount: 0 },
    buyer: { ip: '203.0.113.9', userAgent: 'Lynx/2.9', language: 'fr' },
    timeline: shown.timeline,
    operations: shown['operations'],
    postings: [
      { createdAt: postedAt, accountKind: 'wallet_clearing', accountId: null, currency: 'EUR', amount: -600 },
      { createdAt: postedAt, accountKind: 'account', accountId: 'shop', currency: 'EUR', amount: 500 },
      { createdAt: postedAt, accountKind: 'commission', accountId: null, currency: 'EUR', amount: 100 },
      { createdAt: postedAt, accountKind: 'wallet_fee', accountId: null, currency: 'EUR', amount: -17 },
      { createdAt: postedAt, accountKind: 'wallet_clearing', accountId: null, currency: 'EUR', amount: 17 },
    ],
    refunds: [],
    actions: ['refund'],
  });
  expect(shown['operations']).toMatchObject([
    { kind: 'authorize', amount: 1000, requestedBy: 'platform', operator: null, verdict: 'authorized' },
    {
      kind: 'capture_authorization',
      amount: 600,
      requestedBy: 'platform',
      operator: null,
      verdict: 'captured',
    },
  ]);
  expect(shown['approvalUrl']).toMatch(/^http/);
  expect(Date.parse(shown['authorizationExpiresAt'] as string)).toBeGreaterThan(Date.now());
  expect(shown.timeline.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
    'event payment.created',
    'wallet_call token',
    'wallet_call create_order',
    'event payment.authorized',
    'wallet_call authorize_order',
    'event payment.captured',
    'wallet_call capture_authorization',
  ]);
});

test('an order without the optional parts is shown without them', async () => {
  const { id } = await shop.client.givenPayment();
  expect(await (await shop.viewer.get(`/payments/${id}`)).json()).toMatchObject({
    delivery: null,
    amountBreakdown: null,
    buyer: {},
    authorizationExpiresAt: null,
    extCaptureId: null,
    walletAuthorizationId: null,
    postings: [],
    actions: ['cancel', 'ask_wallet'],
  });
});

test.each(['pay_unknown', "' or 1=1 --"])('404: there is no payment %s', async (id) => {
  await expectProblem(shop.server, await shop.viewer.get(`/payments/${encodeURI(id)}`), {
    status: 404,
    code: 'not_found',
    detail: `There is no payment ${id}.`,
  });
  expect((await shop.client.call('GET', `/moneyins/${encodeURI(id)}`)).status).toBe(404);
});
