import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import { connectOrdersV2, type OrdersV2Options } from '../../src/wallet/orders-v2/connect-orders-v2.ts';
import type { Money } from '../../src/money.ts';
import type { NewOrder, Wallet } from '../../src/wallet/wallet.ts';
import { buildWallet } from '../../../wallet/src/app.ts';
import { readSettings } from '../../../wallet/src/settings.ts';

export const credentials = { clientId: 'test-client', clientSecret: 'test-client-secret' };

/** The name in the certificate of the simulated wallet. */
export const signingName = 'messageverificationcerts.purse.example';

/** The simulator's manual, at `/simulator`, lists operations and faults. */
interface Fault {
  readonly fault: string;
  readonly operation: string;
  readonly orderId?: string;
  readonly times?: number;
  readonly delayMs?: number;
  readonly retryAfterSeconds?: number;
}

/** What really happened at the wallet, whatever it answered. */
export interface Truth {
  readonly state: string;
  readonly captureCount: number;
  readonly captured: { readonly currency: string; readonly minor: number };
  readonly refunded: { readonly currency: string; readonly minor: number };
  /** What the merchant's account there has of it, without the fees. */
  readonly owed: { readonly currency: string; readonly minor: number };
  readonly captures: readonly {
    readonly id: string;
    readonly status: string;
    readonly amount: { readonly value: string };
  }[];
  readonly refunds: readonly {
    readonly id: string;
    readonly kind: 'refund' | 'reversal';
    readonly status: string;
  }[];
  readonly authorizations: readonly { readonly id: string; readonly status: string }[];
  readonly purchaseUnits: readonly Record<string, unknown>[];
  readonly notifications: readonly { readonly state: string | null }[];
}

export type SimulatedWallet = Awaited<ReturnType<typeof startWallet>>;

/**
 * The simulated wallet on a free port, with its own folder. It answers over HTTP like any other, from the process of the test: as a
 * process of its own it would take most of a second to start, for each file.
 */
export const startWallet = async (settings: Record<string, string> = {}) => {
  const folder = await mkdtemp(join(tmpdir(), 'florin-wallet-'));
  const outcome = readSettings({
    WALLET_PORT: '0',
    FLORIN_DATA_DIR: folder,
    WALLET_CLIENT_ID: credentials.clientId,
    WALLET_CLIENT_SECRET: credentials.clientSecret,
    ...settings,
  });
  if ('errors' in outcome) throw new Error(outcome.errors.join('\n'));
  const options = outcome.settings;
  const app = buildWallet(options);
  await app.listen({ host: options.host, port: options.port });
  // Its links name its address, which the system has just chosen.
  options.publicUrl ||= `http://localhost:${(app.server.address() as AddressInfo).port}`;
  const url = options.publicUrl;
  const close = async () => {
    await app.close();
    await rm(folder, { recursive: true, force: true });
  };
  return { url, folder, close, ...makeControls(url) };
};

/** A simulated wallet that ends with the test. */
export const givenWallet = async (settings?: Record<string, string>) => {
  const wallet = await startWallet(settings);
  onTestFinished(wallet.close);
  return wallet;
};

const makeControls = (url: string) => {
  const ask = async <T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<T> => {
    const response = await fetch(`${url}/simulator${path}`, {
      method,
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} /simulator${path}: ${response.status} ${text}`);
    return (text === '' ? undefined : JSON.parse(text)) as T;
  };
  type Sent = { readonly redirectUrl: string | null };

  return {
    /** The buyer approves. Returns where the wallet sends the buyer. */
    approve: (orderId: string, buyer = 'ada', instrument?: string) =>
      ask<Sent>('POST', `/orders/${orderId}/approve`, { buyer, instrument }),
    cancel: (orderId: string) => ask<Sent>('POST', `/orders/${orderId}/cancel`),
    fault: async (fault: Fault) => (await ask<{ id: string }>('POST', '/faults', fault)).id,
    /** How many times a fault will still occur. */
    faultTimesLeft: async (id: string) => {
      const { faults } = await ask<{ faults: { id: string; times: number }[] }>('GET', '/faults');
      return faults.find((fault) => fault.id === id)?.times ?? 0;
    },
    /** Removes every fault. Calls that a fault delays continue. */
    clearFaults: () => ask<void>('DELETE', '/faults'),
    /** Removes one fault, if it has not happened as often as it should. Calls that it delays continue. */
    clearFault: async (id: string) => {
      const { status } = await fetch(`${url}/simulator/faults/${id}`, { method: 'DELETE' });
      if (status !== 204 && status !== 404) throw new Error(`a fault cannot be cleared: ${status}`);
    },
    truth: (orderId: string) => ask<Truth>('GET', `/orders/${orderId}`),
    settle: (captureId: string, outcome: 'completed' | 'declined') =>
      ask<unknown>('POST', `/captures/${captureId}/settle`, { outcome }),
    /** The wallet takes back an authorisation that nothing was captured of. */
    deny: (authorizationId: string) => ask<unknown>('POST', `/authorizations/${authorizationId}/deny`),
    /** The wallet takes back what is left of a capture. */
    reverse: (captureId: string) => ask<{ id: string }>('POST', `/captures/${captureId}/reverse`),
    /** The merchant refunds at the wallet's own site. */
    refundAtSite: (captureId: string, value: string) =>
      ask<unknown>('POST', `/captures/${captureId}/refund`, { amount: { currency_code: 'EUR', value } }),
    /** Someone captures an approved order past us, with the credentials of the merchant. */
    captureElsewhere: (orderId: string) =>
      callAsMerchant(url, `/v2/checkout/orders/${orderId}/capture`, `${orderId}-elsewhere`, {}),
    /** Someone captures a part of an authorisation past us. */
    capturePartElsewhere: (authorizationId: string, value: string) =>
      callAsMerchant(
        url,
        `/v2/payments/authorizations/${authorizationId}/capture`,
        `${authorizationId}-${value}`,
        { amount: { currency_code: 'EUR', value }, final_capture: false },
      ),
    /** The buyer complains about a payment. */
    dispute: (captureId: string, complaint: object = {}) =>
      ask<{ dispute_id: string }>('POST', `/captures/${captureId}/dispute`, complaint),
    updateDispute: (disputeId: string, update: { status?: string; stage?: string }) =>
      ask<unknown>('POST', `/disputes/${disputeId}/update`, update),
    resolveDispute: (disputeId: string, outcome: string) =>
      ask<unknown>('POST', `/disputes/${disputeId}/resolve`, { outcome }),
    settleRefund: (refundId: string, outcome: 'completed' | 'failed' | 'cancelled') =>
      ask<unknown>('POST', `/refunds/${refundId}/settle`, { outcome }),
    advance: (seconds: number) => ask<unknown>('POST', '/clock', { advanceSeconds: seconds }),
  };
};

const callAsMerchant = async (url: string, path: string, requestId: string, body: object) => {
  const basic = Buffer.from(`${credentials.clientId}:${credentials.clientSecret}`).toString('base64');
  const granted = await fetch(`${url}/v1/oauth2/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${basic}` },
    body: new URLSearchParams({ grant_type: 'client_credentials' }),
  });
  const { access_token: token } = (await granted.json()) as { access_token: string };
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'paypal-request-id': requestId,
    },
    body: JSON.stringify(body),
  });
  if (answer.status !== 201) throw new Error(`POST ${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as { id: string };
};

/** A connector that is closed after the test. It retries at once, so that no test waits. */
export const givenConnector = (url: string, options: Partial<OrdersV2Options> = {}): Wallet => {
  const connector = connectOrdersV2({
    url,
    ...credentials,
    signingName,
    notificationChecks: ['local', 'ask'],
    clock: () => new Date(),
    log: pino({ level: 'silent' }),
    ...options,
    timeouts: { retryWaitsMs: [1, 2], ...options.timeouts },
  });
  onTestFinished(() => connector.close());
  return connector;
};

export const eur = (amountMinor: bigint): Money => ({ currency: 'EUR', amountMinor });

const emptyBreakdown = {
  taxesMinor: 0n,
  shippingMinor: 0n,
  handlingMinor: 0n,
  insuranceMinor: 0n,
  shippingDiscountMinor: 0n,
  discountMinor: 0n,
};

/** An order with one digital item for the whole total, and with these changes. */
export const anOrder = (changes: Partial<NewOrder> = {}): NewOrder => {
  const { total = eur(1050n) } = changes;
  const id = crypto.randomUUID();
  return {
    requestId: id,
    paymentId: `pay_${id}`,
    intent: 'capture',
    total,
    breakdown: { itemsMinor: total.amountMinor, ...emptyBreakdown },
    items: [
      { description: 'A song', quantity: 1n, unitMinor: total.amountMinor, taxMinor: 0n, type: 'digital' },
    ],
    receiverName: undefined,
    address: undefined,
    reference: undefined,
    returnUrl: 'https://pay.example.com/return',
    cancelUrl: 'https://pay.example.com/cancel',
    locale: undefined,
    ...changes,
  };
};

/** An order that a buyer has approved, as the calls on it need it. */
export const givenApprovedOrder = async (
  wallet: SimulatedWallet,
  connector: Wallet,
  changes: Partial<NewOrder> = {},
  buyer?: string,
) => {
  const order = anOrder(changes);
  const { result } = await connector.createOrder(order);
  await wallet.approve(result.orderId, buyer);
  return { paymentId: order.paymentId, orderId: result.orderId, total: order.total };
};
