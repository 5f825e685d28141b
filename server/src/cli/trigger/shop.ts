import { randomUUID } from 'node:crypto';
import { bodyOf, sendRequest } from '../sandbox/http-call.ts';
import type { Steps } from './steps.ts';

interface Payment {
  readonly id: string;
  readonly extOrderId: string;
  readonly walletUrl: string;
}

/** A payment that is there already. */
export interface GivenPayment extends Payment {
  readonly status: string;
}

interface Purchase {
  readonly amount?: number;
  readonly captureMode?: 'manual';
  readonly buyer?: string;
  /** What the wallet does wrong with the order, and at which calls. */
  readonly fault?: string;
  readonly faultyCalls?: readonly string[];
}

const accountId = 'my-shop';
/** Enough for what the service asks before it decides. */
const faultTimes = 10;

/** What a shop, its buyers and the simulated wallet do: with a new payment each time, or with the given one. */
export const makeShop = (steps: Steps, given?: GivenPayment) => {
  const start = async ({ amount = 1000, captureMode }: Purchase = {}): Promise<Payment> => {
    if (given) return given;
    const song = { merchantAccountId: 'merchant-1', description: 'A song', quantity: 1, type: 'digital' };
    const { id, extOrderId, redirectionUrl } = (await steps.ask(
      'start a payment',
      'POST',
      '/moneyins/ext/init',
      {
        redirections: { returnURL: 'http://localhost:8100/thanks', cancelURL: 'http://localhost:8100/cart' },
        transaction: { accountId, totalAmount: amount, ...(captureMode && { captureMode }) },
        items: [{ ...song, unitAmount: amount }],
      },
    )) as { id: string; extOrderId: string; redirectionUrl: string };
    return { id, extOrderId, walletUrl: new URL(redirectionUrl).origin };
  };
  /** The fault happens to this order alone. */
  const addFault = ({ walletUrl, extOrderId: orderId }: Payment, fault: string, operation: string) =>
    steps.askWallet(
      `let the wallet's ${operation} have the fault ${fault}`,
      `${walletUrl}/simulator/faults`,
      {
        fault,
        operation,
        orderId,
        times: faultTimes,
      },
    );
  /** A payment that the buyer approves, and the shop resumes. A given one may be further already. */
  const buy = async (purchase: Purchase = {}) => {
    const { buyer = 'ada', fault, faultyCalls = [] } = purchase;
    const payment = await start(purchase);
    if (given && given.status !== 'awaiting_approval') return given;
    for (const call of fault === undefined ? [] : faultyCalls) await addFault(payment, fault!, call);
    const order = `${payment.walletUrl}/simulator/orders/${payment.extOrderId}`;
    await steps.askWallet(`approve it as ${buyer}`, `${order}/approve`, { buyer });
    await steps.send('resume it', 'POST', `/moneyins/ext/${payment.id}/resume`);
    return payment;
  };
  return { start, buy, addFault, ...makeAftermath(steps) };
};
export type Shop = ReturnType<typeof makeShop>;

/** What happens to a payment later, and beside payments. */
const makeAftermath = (steps: Steps) => ({
  cancel: ({ id }: Payment) => steps.send('cancel it', 'PUT', `/moneyins/${id}/cancel`),
  /** Of an authorised payment. */
  capturePart: ({ id }: Payment) => {
    const body = { totalAmount: 400, final: false };
    return steps.send('capture a part of it', 'PUT', `/moneyins/${id}/validate`, body, randomUUID());
  },
  /** To another amount. */
  change: ({ id }: Payment) => {
    const song = { merchantAccountId: 'merchant-1', description: 'A song', quantity: 2, type: 'digital' };
    const body = { transaction: { totalAmount: 1200 }, items: [{ ...song, unitAmount: 600 }] };
    return steps.send('change its amount', 'PUT', `/moneyins/${id}`, body);
  },
  refund: ({ id }: Payment) => steps.send('refund it', 'PUT', `/refund/${id}`, {}),
  /** Resolves to the address of the dispute's controls. */
  dispute: async ({ walletUrl, extOrderId }: Payment) => {
    const request = { method: 'GET', url: `${walletUrl}/simulator/orders/${extOrderId}` } as const;
    const { captures } = bodyOf(request, await sendRequest(request)) as { captures: { id: string }[] };
    const url = `${walletUrl}/simulator/captures/${captures[0]!.id}/dispute`;
    const { dispute_id: id } = (await steps.askWallet('dispute it as the buyer', url)) as {
      dispute_id: string;
    };
    return `${walletUrl}/simulator/disputes/${id}`;
  },
  moveDispute: (url: string, step: 'update' | 'resolve', body: object) =>
    steps.askWallet(`${step} the dispute`, `${url}/${step}`, body),
  askPlatformId: async () =>
    ((await steps.ask('ask whose API key it is', 'GET', '/ping')) as { platform: { id: number } }).platform
      .id,
  openAccount: async () => {
    const id = `account-${randomUUID()}`;
    await steps.ask('open an account', 'PUT', `/accounts/${id}`);
    return id;
  },
  changeAccount: (id: string) =>
    steps.ask('change its name', 'PATCH', `/accounts/${id}`, { name: 'Ada’s Books' }),
  transfer: async (creditAccountId: string) => {
    const order = { debitAccountId: accountId, creditAccountId, amount: 100 };
    return ((await steps.ask('transfer money to it', 'POST', '/p2p', order)) as { id: string }).id;
  },
  distribute: (transactionId: string, receiver: string) => {
    const body = { parts: [{ accountId: receiver, amount: 100 }] };
    return steps.ask('distribute a part', 'POST', `/moneyins/${transactionId}/distribution`, body);
  },
  reverse: async (transferId: string) =>
    ((await steps.ask('reverse the transfer', 'POST', `/p2p/${transferId}/reversal`)) as { id: string }).id,
});
