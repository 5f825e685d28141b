import { beforeAll, expect, test } from 'vitest';
import { findFreePort, startServer, type TestServer } from '../support/server.ts';
import { registerReceiver } from '../wallet/receiver.ts';
import { makeWalletSign, signLetter } from '../wallet/sign-letter.ts';
import { startWallet, type SimulatedWallet } from '../wallet/support.ts';
import { makeClient, walletSettings } from './support.ts';

/** A service to which only these tests tell anything: the wallet's own notifications go elsewhere. */
let wallet: SimulatedWallet;
let server: TestServer;
let client: Awaited<ReturnType<typeof makeClient>>;
let webhookId: string;
beforeAll(async () => {
  wallet = await startWallet();
  await makeWalletSign(wallet);
  const nowhere = `http://127.0.0.1:${await findFreePort()}/nowhere`;
  webhookId = (await registerReceiver(wallet.url, nowhere)).webhookId;
  server = await startServer({ ...walletSettings(wallet), WALLET_WEBHOOK_ID: webhookId, LOG_LEVEL: 'warn' });
  client = await makeClient(server);
  return async () => {
    await server.close();
    await wallet.close();
  };
});

const api = 'https://api.sandbox.paypal.com';
const self = { rel: 'self', href: `${api}/v2/payments/refunds/R` };
const up = (path: string) => ({ rel: 'up', href: `${api}/${path}` });

let letters = 0;
const tell = (type: string, resource: unknown, more: object = {}) => {
  letters += 1;
  const event = { id: `WH-${letters}`, event_type: type, resource, ...more };
  const letter = signLetter(wallet, webhookId, event);
  return fetch(`${server.url}/wallet/notifications`, { method: 'POST', ...letter });
};

/** A captured payment of which a part was refunded at the wallet's site, and nobody has told us. */
const givenRefundedAtSite = async () => {
  const payment = await client.givenPayment();
  await wallet.approve(payment.extOrderId);
  await client.resume(payment.id);
  const { captures } = await wallet.truth(payment.extOrderId);
  const captureId = captures[0]!.id;
  await wallet.refundAtSite(captureId, '2.50');
  return { id: payment.id, orderId: payment.extOrderId, captureId };
};

type Refunded = Awaited<ReturnType<typeof givenRefundedAtSite>>;

/** The ways in which the wallet's recorded events say whose they are. */
const ways: readonly [string, string, (payment: Refunded) => object][] = [
  [
    'the related ids',
    'PAYMENT.CAPTURE.REFUNDED',
    ({ orderId }) => ({ supplementary_data: { related_ids: { order_id: orderId } } }),
  ],
  [
    'a link up to the capture',
    'PAYMENT.CAPTURE.REFUNDED',
    ({ captureId }) => ({ links: [self, up(`v2/payments/captures/${captureId}`)] }),
  ],
  [
    'a link up to the order',
    'PAYMENT.CAPTURE.REFUNDED',
    ({ orderId }) => ({ links: [{ href: `${api}/x` }, up(`v2/checkout/orders/${orderId}`)] }),
  ],
  [
    'our own id, which a refund at the site inherits',
    'PAYMENT.CAPTURE.REFUNDED',
    ({ id }) => ({ custom_id: id }),
  ],
  ['our own id of a refund', 'PAYMENT.REFUND.COMPLETED', ({ id }) => ({ custom_id: `${id}-2-1f0c93ab` })],
  [
    'the capture, in version 1.0',
    'PAYMENT.CAPTURE.REFUNDED',
    ({ captureId }) => ({ capture_id: captureId, parent_payment: 'PAY-1', state: 'completed' }),
  ],
  [
    'the sale, in version 1.0',
    'PAYMENT.SALE.REFUNDED',
    ({ captureId }) => ({ sale_id: captureId, parent_payment: 'PAY-1', amount: { total: '-2.50' } }),
  ],
  [
    'the parent payment, in version 1.0',
    'PAYMENT.SALE.REFUNDED',
    ({ orderId }) => ({ parent_payment: orderId }),
  ],
];

test.for(ways)(
  "a refund at the wallet's site is booked when its event names the payment by %s, although the wallet shows no capture (F31)",
  async ([, type, about]) => {
    const payment = await givenRefundedAtSite();
    const { orderId } = payment;
    await wallet.fault({ fault: 'garbage', operation: 'captureShow', orderId, times: 1000 });
    expect((await tell(type, { id: 'R', ...about(payment) })).status).toBe(200);
    expect(await client.read(payment.id)).toMatchObject({
      refunds: [{ origin: 'wallet', status: 'completed', amount: 250 }],
    });
    await wallet.clearFaults();
  },
);

test.for(['the order', 'the authorisation'] as const)(
  'an authorisation that ended is looked at when its event has only a link up to the order or its own id: %s (F31)',
  async (named) => {
    const payment = await client.givenPayment({ transaction: { captureMode: 'manual' } });
    await wallet.approve(payment.extOrderId);
    await client.resume(payment.id);
    const { authorizations } = await wallet.truth(payment.extOrderId);
    const { id } = authorizations[0]!;
    await server.deps.wallet.voidAuthorization(id, 'by-someone-else');
    const resource =
      named === 'the order' ? { id: 'A', links: [up(`v2/checkout/orders/${payment.extOrderId}`)] } : { id };
    expect((await tell('PAYMENT.AUTHORIZATION.VOIDED', resource)).status).toBe(200);
    expect(await client.read(payment.id)).toMatchObject({ status: 'expired' });
  },
);

const countOf = async (about: string, result: string) => {
  const text = await (await fetch(`${server.url}/metrics`)).text();
  const line = `florin_wallet_notifications_total{about="${about}",result="${result}"} `;
  return Number(
    text
      .split('\n')
      .find((one) => one.startsWith(line))
      ?.slice(line.length) ?? 0,
  );
};

const warningsOf = (subject: string) =>
  server.logged.filter((line) => (line as { subject?: string }).subject === subject);

test.for([
  ['a refund', 'return', 'PAYMENT.CAPTURE.REFUNDED', 'ORDER-1-OF-OTHERS'],
  ['a capture', 'capture', 'PAYMENT.CAPTURE.COMPLETED', 'ORDER-2-OF-OTHERS'],
  ['an approval', 'approval', 'CHECKOUT.ORDER.APPROVED', 'ORDER-3-OF-OTHERS'],
] as const)(
  'what belongs to no payment of ours is counted each time and logged once: %s (F31)',
  async ([, about, type, orderId]) => {
    const result = 'unknown_order';
    const before = await countOf(about, result);
    const custom = { custom_id: 'another program' };
    const resource =
      about === 'approval'
        ? { id: orderId, purchase_units: [custom] }
        : { id: `${orderId}-C`, ...custom, links: [up(`v2/checkout/orders/${orderId}`)] };
    for (let times = 0; times < 3; times += 1) expect((await tell(type, resource)).status).toBe(200);
    expect(await countOf(about, result)).toBe(before + 3);
    expect(warningsOf(orderId)).toMatchObject([{ type }]);
  },
);

test.for([undefined, null, 'a text', [], {}, { links: 7, supplementary_data: { related_ids: [] } }])(
  'an event that names nothing (%j) is counted and logged, and answered (F31)',
  async (resource) => {
    const before = await countOf('other', 'no_order');
    expect((await tell('BILLING.PLAN.CREATED', resource)).status).toBe(200);
    expect(await countOf('other', 'no_order')).toBe(before + 1);
    expect(warningsOf(`WH-${letters}`)).toHaveLength(1);
  },
);

test('an event that names only a capture that the wallet does not show is to be sent again (F22)', async () => {
  const answer = await tell('PAYMENT.CAPTURE.REFUNDED', {
    id: 'R',
    links: [up('v2/payments/captures/NONE')],
  });
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({ code: 'wallet_unavailable' });
});
