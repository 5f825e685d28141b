import { accountSubject } from '../../events/event.ts';
import { eventTypes, type EventType } from '../../events/event-type.ts';
import type { Shop } from './shop.ts';

/** Waits until this has happened to the payment. */
type Until = (type: EventType, paymentId: string) => Promise<unknown>;

/** Does what causes the event. Resolves to what it happens to. */
type Recipe = (shop: Shop, until: Until) => Promise<string>;

const payment =
  (...given: Parameters<Shop['buy']>): Recipe =>
  async ({ buy }) =>
    (await buy(...given)).id;

const refund =
  (fault?: string): Recipe =>
  async (shop) => {
    const bought = await shop.buy();
    if (fault !== undefined) await shop.addFault(bought, fault, 'refund');
    await shop.refund(bought);
    return bought.id;
  };

const change =
  (fault?: string): Recipe =>
  async (shop) => {
    const started = await shop.start();
    if (fault !== undefined) await shop.addFault(started, fault, 'patch');
    await shop.change(started);
    return started.id;
  };

const dispute =
  (step?: 'update' | 'resolve', body: object = {}): Recipe =>
  async (shop, until) => {
    const bought = await shop.buy();
    const url = await shop.dispute(bought);
    if (step === undefined) return bought.id;
    // Otherwise the service may learn of the opened dispute when it has changed already, and write only one event.
    await until('dispute.opened', bought.id);
    await shop.moveDispute(url, step, body);
    return bought.id;
  };

/** Events that the API and the simulated wallet alone cannot cause, and how they happen. */
export const untriggered = {
  'payment.reviewed':
    'An administrator has to cause it: trigger payment.quarantined, then open the payment in the dashboard and resolve it.',
  'refund.corrected':
    'An administrator has to cause it, when a refund was booked with a different amount from the wallet’s.',
  'payment.released':
    'It happens when the wallet reports money for a payment that has already ended, for example expired. No call can cause that.',
  'payout.created':
    'An account is paid out when its bank account is a day old: move the test clock ahead, then pay it out (docs/payouts.md).',
  'payout.approved': 'An administrator has to approve the run that it is in.',
  'payout.paid': "An administrator has to take in the bank's statement that has it.",
  'payout.returned': "An administrator has to take in the bank's statement in which it came back.",
  'payout.cancelled':
    'It needs a payout, and so a bank account that is a day old: move the test clock ahead, then pay an account out and cancel it.',
} as const satisfies Partial<Record<EventType, string>>;

type Triggered = Exclude<EventType, keyof typeof untriggered>;

/** How to cause each event with the API and the simulated wallet. */
export const recipes: Record<Triggered, Recipe> = {
  'payment.created': async ({ start }) => (await start()).id,
  'payment.changed': change(),
  'payment.change_refused': change('amount_fixed'),
  'payment.authorized': payment({ captureMode: 'manual' }),
  'payment.partially_captured': async (shop) => {
    const bought = await shop.buy({ captureMode: 'manual' });
    await shop.capturePart(bought);
    return bought.id;
  },
  'payment.part_declined': async (shop) => {
    const bought = await shop.buy({ captureMode: 'manual' });
    await shop.capturePart(bought);
    await shop.addFault(bought, 'transaction_refused', 'authorizationCapture');
    await shop.capturePart(bought);
    return bought.id;
  },
  'payment.captured': payment(),
  'payment.declined': payment({ buyer: 'dora' }),
  'payment.cancelled': async (shop) => {
    const started = await shop.start();
    await shop.cancel(started);
    return started.id;
  },
  // Not by the test clock, which goes ahead for the whole sandbox: all its other payments would expire, too.
  'payment.expired': payment({
    captureMode: 'manual',
    fault: 'order_too_old',
    faultyCalls: ['authorize'],
  }),
  'payment.failed': payment({ buyer: 'remy' }),
  'payment.quarantined': payment({ fault: 'wrong_amount', faultyCalls: ['capture', 'show'] }),
  'refund.requested': refund(),
  'refund.pending': refund('pending_refund'),
  'refund.completed': refund(),
  'refund.failed': refund('failed_refund'),
  'refund.cancelled': refund('cancelled_refund'),
  'dispute.opened': dispute(),
  'dispute.updated': dispute('update', { status: 'UNDER_REVIEW' }),
  'dispute.resolved': dispute('resolve', { outcome: 'RESOLVED_SELLER_FAVOUR' }),
  'distribution.completed': async ({ buy, openAccount, distribute }) => {
    const { id } = await buy();
    await distribute(id, await openAccount());
    return id;
  },
  'account.opened': async ({ openAccount, askPlatformId }) =>
    accountSubject({ platformId: await askPlatformId(), accountId: await openAccount() }),
  'account.changed': async ({ openAccount, changeAccount, askPlatformId }) => {
    const accountId = await openAccount();
    await changeAccount(accountId);
    return accountSubject({ platformId: await askPlatformId(), accountId });
  },
  'transfer.made': async ({ buy, openAccount, transfer }) => {
    await buy();
    return transfer(await openAccount());
  },
  'transfer.reversed': async ({ buy, openAccount, transfer, reverse }) => {
    await buy();
    return reverse(await transfer(await openAccount()));
  },
};

export const triggeredTypes = eventTypes.filter((type): type is Triggered => type in recipes);
