import { setTimeout as pause } from 'node:timers/promises';

/** What really happened to an order, whatever the wallet answered. */
export interface Truth {
  readonly state: string;
  readonly captureCount: number;
  readonly captured: { readonly minor: number };
  readonly captures: readonly { readonly id: string; readonly status: string }[];
  readonly authorizations: readonly { readonly id: string; readonly status: string }[];
  readonly refunded: { readonly minor: number };
  readonly refunds: readonly TrueRefund[];
}

export interface TrueRefund {
  readonly id: string;
  /** The merchant makes a refund, the wallet itself a reversal. */
  readonly kind: 'refund' | 'reversal';
  readonly status: string;
  readonly amount: { readonly minor: number };
}

export interface WaitingFault {
  readonly id: string;
  readonly operation: string;
  readonly times: number;
}

interface Totals {
  readonly captures: readonly { readonly minor: number }[];
}

const answerMs = 5000;
const patienceMs = 30_000;
/** The credentials that the simulated wallet and a sandbox have by default. */
const basic = Buffer.from('florin-sandbox:florin-sandbox-secret').toString('base64');

export type Simulator = ReturnType<typeof makeSimulator>;

/** The wallet's controls, which no fault and no disturbance affects. While the wallet is down, they wait for it. */
export const makeSimulator = (url: string) => {
  const call = async <T>(method: string, path: string, body?: object, authorization = ''): Promise<T> => {
    const answer = await reach(() =>
      fetch(url + path, {
        method,
        headers: { authorization, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: body instanceof URLSearchParams ? body : JSON.stringify(body) }),
        signal: AbortSignal.timeout(answerMs),
      }),
    );
    const text = await answer.text();
    if (!answer.ok) throw new SimulatorRefusal(answer.status, `${method} ${path}: ${answer.status} ${text}`);
    return (text === '' ? undefined : JSON.parse(text)) as T;
  };
  type Sent = { readonly redirectUrl: string };
  const askToken = async () => {
    const answer = await fetch(`${url}/v1/oauth2/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${basic}` },
      body: new URLSearchParams({ grant_type: 'client_credentials' }),
    });
    return ((await answer.json()) as { access_token: string }).access_token;
  };
  return {
    registerWebhook: async (address: string) => {
      const body = { url: address, event_types: [{ name: '*' }] };
      const path = '/v1/notifications/webhooks';
      return (await call<{ id: string }>('POST', path, body, `Bearer ${await askToken()}`)).id;
    },
    approve: (orderId: string) => call<Sent>('POST', `/simulator/orders/${orderId}/approve`, {}),
    cancel: (orderId: string) => call<Sent>('POST', `/simulator/orders/${orderId}/cancel`),
    truth: (orderId: string) => call<Truth>('GET', `/simulator/orders/${orderId}`),
    countDueNotifications: async () => (await call<{ due: number }>('GET', '/simulator/notifications')).due,
    totals: () => call<Totals>('GET', '/simulator/totals'),
    settle: (captureId: string, outcome: 'completed' | 'declined') =>
      call<unknown>('POST', `/simulator/captures/${captureId}/settle`, { outcome }),
    settleRefund: (refundId: string, outcome: 'completed' | 'failed') =>
      call<unknown>('POST', `/simulator/refunds/${refundId}/settle`, { outcome }),
    /** The merchant refunds at the wallet's own site. */
    refundAtSite: (captureId: string, value: string) =>
      call<unknown>('POST', `/simulator/captures/${captureId}/refund`, {
        amount: { currency_code: 'EUR', value },
      }),
    /** The wallet takes back what is left of a capture. */
    reverse: (captureId: string) => call<unknown>('POST', `/simulator/captures/${captureId}/reverse`),
    dispute: (captureId: string, complaint: object) =>
      call<{ dispute_id: string }>('POST', `/simulator/captures/${captureId}/dispute`, complaint),
    resolveDispute: (disputeId: string, outcome: string) =>
      call<unknown>('POST', `/simulator/disputes/${disputeId}/resolve`, { outcome }),
    addFault: async (fault: object) => (await call<{ id: string }>('POST', '/simulator/faults', fault)).id,
    listFaults: async () => (await call<{ faults: WaitingFault[] }>('GET', '/simulator/faults')).faults,
    clearFault: (id: string) => call<void>('DELETE', `/simulator/faults/${id}`),
    clearFaults: () => call<void>('DELETE', '/simulator/faults'),
    advanceClock: (advanceSeconds: number) => call<unknown>('POST', '/simulator/clock', { advanceSeconds }),
  };
};

/** The wallet has answered, and said no. */
export class SimulatorRefusal extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

const reach = async (ask: () => Promise<Response>): Promise<Response> => {
  const deadline = performance.now() + patienceMs;
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (performance.now() > deadline) throw error;
      await pause(100);
    }
  }
};
