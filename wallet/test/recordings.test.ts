import { expect, test } from 'vitest';
import type { Body } from './support/client.ts';
import {
  addShapes,
  hasRecordings,
  isWhole,
  pathsOf,
  readRecordedShapes,
  type Fields,
  type Kind,
  type Shapes,
} from './support/recorded-shapes.ts';
import { givenWallet, type RunningWallet } from './support/wallet.ts';

const skipped =
  'SKIPPED: ../shared/wallet-recordings does not exist, so no answer was compared with those of the real wallet';

/** A field, with all that is in it, and why it may differ from the recordings. */
type Exceptions = Readonly<Record<string, string>>;

/** What no recording has, and this wallet has. */
const unrecorded: Exceptions = {
  'authorization custom_id': 'The recorded merchants sent none with an authorisation.',
  'authorization invoice_id': 'The recorded merchants sent none with an authorisation.',
  'refund custom_id':
    'The recorded refunds were made without one. Refunds at the site of the wallet inherit it.',
  'search links': 'Documented, but cut from the recordings.',
};

/** What every recording has, and this wallet does not have. */
const notSimulated: Exceptions = {
  'dispute RESOLVED extensions.billing_dispute_properties': 'The recorded dispute is about a wrong amount.',
  'order PAYER_ACTION_REQUIRED payment_source.alipay': 'This wallet has one payment source.',
  'transaction transaction_info.available_balance': 'The merchant has no balance here.',
  'transaction transaction_info.ending_balance': 'The merchant has no balance here.',
  'transaction transaction_info.invoice_id': 'Only payments were recorded. A reversal has none.',
};

const money = (value: string) => ({ currency_code: 'EUR', value });

/** An order as the recorded ones were made: with items, an address and all references. */
const anOrder = (intent: string, value = '12.34') => ({
  intent,
  purchase_units: [
    {
      reference_id: 'cart-1',
      description: 'A cart',
      custom_id: 'payment-1',
      invoice_id: crypto.randomUUID(),
      soft_descriptor: 'TEST STORE',
      amount: { ...money(value), breakdown: { item_total: money(value), shipping: money('0.00') } },
      items: [{ name: 'A book', quantity: '1', unit_amount: money(value), category: 'PHYSICAL_GOODS' }],
      shipping: {
        name: { full_name: 'Ada Amsel' },
        address: {
          address_line_1: 'Hauptstr. 13',
          admin_area_2: 'Freiburg',
          postal_code: '79098',
          country_code: 'DE',
        },
      },
    },
  ],
});

const withSource = {
  payment_source: {
    paypal: {
      experience_context: {
        brand_name: 'Test Store',
        return_url: 'https://shop.example/back',
        cancel_url: 'https://shop.example/cancelled',
      },
    },
  },
};

/** Makes one of everything, and collects what the wallet shows of it. */
const collectShapes = async (wallet: RunningWallet): Promise<Shapes> => {
  const shapes: Shapes = new Map();
  const get = async (kind: Kind, path: string): Promise<Body> => {
    const { status, body } = await wallet.send('GET', path);
    expect(status).toBe(200);
    addShapes(shapes, kind, body as Fields);
    return body;
  };
  const getOrder = (id: string) => get('order', `/v2/checkout/orders/${id}`);

  const plain = await wallet.givenOrder(anOrder('CAPTURE'));
  await getOrder(plain.id);
  const { id } = await wallet.givenOrder({ ...anOrder('CAPTURE'), ...withSource });
  await getOrder(id);
  await wallet.approve(id);
  await getOrder(id);
  const { body: captured } = await wallet.capture(id);
  const captureId: string = captured.purchase_units[0].payments.captures[0].id;
  await getOrder(id);
  await get('capture', `/v2/payments/captures/${captureId}`);

  const refund = await wallet.call('POST', `/v2/payments/captures/${captureId}/refund`, {
    body: { amount: money('1.00'), note_to_payer: 'Sorry', invoice_id: 'R-1', custom_id: 'refund-1' },
  });
  await get('refund', `/v2/payments/refunds/${refund.body.id}`);
  await wallet.simulate('POST', `/captures/${captureId}/refund`, {
    amount: money('1.00'),
    note_to_payer: 'At the site',
    invoice_id: 'R-2',
  });
  const { body: dispute } = await wallet.simulate('POST', `/captures/${captureId}/dispute`, {
    message: 'Why?',
  });
  await get('dispute', `/v1/customer/disputes/${dispute.dispute_id}`);
  await wallet.simulate('POST', `/disputes/${dispute.dispute_id}/resolve`, {
    outcome: 'RESOLVED_BUYER_FAVOUR',
  });
  await get('dispute', `/v1/customer/disputes/${dispute.dispute_id}`);

  // These amounts make the capture pending and declined.
  const pending = await wallet.givenCapture(anOrder('CAPTURE', '770.10'));
  await get('capture', `/v2/payments/captures/${pending.id}`);
  await wallet.simulate('POST', `/captures/${pending.id}/settle`, { outcome: 'declined' });
  const declined = await wallet.givenCapture(anOrder('CAPTURE', '770.11'));
  await get('capture', `/v2/payments/captures/${declined.id}`);

  const authorization = await wallet.givenAuthorization(anOrder('AUTHORIZE'));
  await getOrder(authorization.orderId);
  await get('authorization', `/v2/payments/authorizations/${authorization.id}`);
  await wallet.call('POST', `/v2/payments/authorizations/${authorization.id}/capture`);
  await getOrder(authorization.orderId);
  const voided = await wallet.givenAuthorization(anOrder('AUTHORIZE'));
  await wallet.call('POST', `/v2/payments/authorizations/${voided.id}/void`);

  const hour = 3600 * 1000;
  const period = new URLSearchParams({
    start_date: new Date(Date.now() - hour).toISOString(),
    end_date: new Date(Date.now() + hour).toISOString(),
    fields: 'all',
  });
  await get('search', `/v1/reporting/transactions?${period.toString()}`);
  const { body: list } = await wallet.call('GET', '/v1/notifications/webhooks-events');
  for (const event of list.events) addShapes(shapes, 'event', event as Fields);
  return shapes;
};

const allPaths = (bodies: readonly Fields[]): Set<string> =>
  new Set(bodies.flatMap((body) => [...pathsOf(body)]));

/** Captures that were declined look different from those that were paid, and so on. */
const stateOf = ({ status, event_type: type }: Fields): string => {
  const state = status ?? type;
  return typeof state === 'string' ? `${state} ` : '';
};

const commonPaths = (bodies: readonly Fields[]): string[] => {
  const [first, ...rest] = bodies.map(pathsOf);
  return [...(first ?? [])].filter((path) => rest.every((paths) => paths.has(path)));
};

const findExtra = (recorded: Shapes, shown: Shapes): string[] =>
  [...shown].flatMap(([kind, bodies]) => {
    const known = allPaths(recorded.get(kind) ?? []);
    return [...allPaths(bodies)].filter((path) => !known.has(path)).map((path) => `${kind} ${path}`);
  });

const findMissing = (recorded: Shapes, shown: Shapes): string[] =>
  [...shown].flatMap(([kind, bodies]) => {
    const wholes = (recorded.get(kind) ?? []).filter((body) => isWhole(kind, body));
    return bodies.flatMap((body) => {
      const alike = wholes.filter((whole) => stateOf(whole) === stateOf(body));
      const paths = pathsOf(body);
      return commonPaths(alike)
        .filter((path) => !paths.has(path))
        .map((path) => `${kind} ${stateOf(body)}${path}`);
    });
  });

const isUnder = (path: string) => (exception: string) =>
  path === exception || path.startsWith(`${exception}.`) || path.startsWith(`${exception}(`);

/** What is not excepted, and the exceptions that are out of date. */
const compare = (found: readonly string[], exceptions: Exceptions) => {
  const names = Object.keys(exceptions);
  return {
    found: [...new Set(found)].filter((path) => !names.some(isUnder(path))).toSorted(),
    outOfDate: names.filter((name) => !found.some((path) => isUnder(path)(name))),
  };
};
const none = { found: [], outOfDate: [] };

test('no answer has a field that no recording of the real wallet has', async ({ skip }) => {
  skip(!hasRecordings, skipped);
  const shown = await collectShapes(await givenWallet());
  expect(compare(findExtra(readRecordedShapes(), shown), unrecorded)).toEqual(none);
});

test('no answer lacks a field that all recordings of the same object in the same state have', async ({
  skip,
}) => {
  skip(!hasRecordings, skipped);
  const shown = await collectShapes(await givenWallet());
  expect(compare(findMissing(readRecordedShapes(), shown), notSimulated)).toEqual(none);
});
