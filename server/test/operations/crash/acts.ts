import { randomUUID } from 'node:crypto';
import { administrator, platformActing } from '../../support/actors.ts';
import { makeEnsureAccount } from '../../../src/ledger/ensure-account.ts';
import { makeFindPayment } from '../../../src/payments/store/batched-payments.ts';
import { checkoutUrl, type Landing } from '../../../src/payments/checkout-url.ts';
import type { PaymentDependencies, Settle } from '../../../src/payments/dependencies.ts';
import { findPayment } from '../../../src/payments/store/queries.ts';
import { makeRefundPayment } from '../../../src/payments/refunds/refund-payment.ts';
import { changeOrder } from '../../../src/payments/changes/change-order.ts';
import { cancelPayment } from '../../../src/payments/settle/cancel-payment.ts';
import { handleBuyerReturn } from '../../../src/payments/settle/handle-buyer-return.ts';
import { resumePayment } from '../../../src/payments/settle/resume-payment.ts';
import type { CaptureRequest } from '../../../src/payments/settle/request-capture.ts';
import { validatePayment } from '../../../src/payments/settle/validate-payment.ts';
import { handleNotification } from '../../../src/payments/watch/handle-notification.ts';
import { returnCapture } from '../../../src/payments/watch/return-capture.ts';
import { makeLooksRound, makeOperationsRound } from '../../../src/payments/watch/reconcile-payments.ts';
import { Problem } from '../../../src/problem.ts';
import type { SimulatedWallet } from '../../wallet/support.ts';
import { sumLedger } from '../../../src/ledger/sum-ledger.ts';
import { distribute, reverse } from './distribution-acts.ts';
import { payOut, reserve } from './seller-acts.ts';
import { itemsOf } from './world.ts';

/** Where an act takes place: in a process, on a payment. */
export interface Scene {
  readonly deps: PaymentDependencies;
  readonly settle: Settle;
  readonly id: string;
  readonly apiKeyId: string;
  readonly orderId: string;
  /** Moves the clock of the service. */
  readonly advance: (seconds: number) => void;
  /** Where others do something with the payment: its merchant, its buyer, and the wallet itself. */
  readonly wallet: SimulatedWallet;
  /** What the wallet has told of, and nobody has accepted yet. It tells again. */
  readonly untold: Notification[];
  /** The disputes that the buyer has opened. */
  readonly disputes: string[];
}

type Notification = Parameters<typeof handleNotification>[2];

const minute = 60;
const day = 24 * 60 * minute;
const windowSeconds = 3 * 60 * minute;

/** What may be asked of a process. Each is what a route or the background calls. */
const acts = {
  resume: ({ deps, settle, id, apiKeyId }: Scene) =>
    resumePayment(deps, makeFindPayment(deps), settle, platformActing(apiKeyId), id),
  change: (scene: Scene) => change(scene, 1500),
  change_again: (scene: Scene) => change(scene, 700),
  buyer_approves: ({ wallet, orderId }: Scene) => wasDone(wallet.approve(orderId)),
  buyer_returns: (scene: Scene) => land(scene, 'return'),
  buyer_cancels: (scene: Scene) => land(scene, 'cancel'),
  notification: (scene: Scene) => notify(scene, 'approval'),
  notification_of_capture: (scene: Scene) => notify(scene, 'capture'),
  reconciler: (scene: Scene) => {
    scene.advance(2 * minute);
    return reconcile(scene);
  },
  window_ends: (scene: Scene) => {
    scene.advance(windowSeconds + minute);
    return reconcile(scene);
  },
  cancel: async (scene: Scene) =>
    cancelPayment(scene.deps, scene.settle, await paymentOf(scene), platformActing(scene.apiKeyId)),
  validate: (scene: Scene) => validate(scene, { isFinal: true }),
  validate_part: (scene: Scene) => validate(scene, { isFinal: true, amountMinor: 400n }),
  // Two parts of the same amount: only their keys tell them apart.
  capture_part: (scene: Scene) => validate(scene, { isFinal: false, amountMinor: 300n, attempt: 'first' }),
  capture_another: (scene: Scene) =>
    validate(scene, { isFinal: false, amountMinor: 300n, attempt: 'second' }),
  capture_rest: (scene: Scene) => validate(scene, { isFinal: true, attempt: 'last' }),
  refund: (scene: Scene) => refund(scene, undefined),
  refund_part: (scene: Scene) => refund(scene, 300n),
  refund_second: (scene: Scene) => refund(scene, 200n, `${scene.id}-c2`),
  distribute: (scene: Scene) => distribute(scene, 'first'),
  // With the first one more than the account gets of the payment.
  distribute_again: (scene: Scene) => distribute(scene, 'second'),
  reverse_part: (scene: Scene) => reverse(scene, { name: 'part', amountMinor: 150n }),
  reverse_rest: (scene: Scene) => reverse(scene, { name: 'rest', amountMinor: undefined }),
  pay_out: (scene: Scene) => payOut(scene, 'first'),
  /** What its reserve has held is free by now. */
  pay_out_rest: (scene: Scene) => {
    scene.advance(reserve.days * day);
    return payOut(scene, 'rest');
  },
  sum: ({ deps }: Scene) => sumLedger(deps, { tailEntries: 1 }),
  notification_of_refund: (scene: Scene) => notify(scene, 'return'),
  site_refund: async (scene: Scene) => {
    const captureId = await captureOf(scene);
    if (captureId === undefined) return;
    const made = await wasDone(scene.wallet.refundAtSite(captureId, '2.00'));
    if (made) await hear(scene, { captureId });
  },
  reversal: async (scene: Scene) => {
    const captureId = await captureOf(scene);
    if (captureId === undefined) return;
    const reversed = await wasDone(scene.wallet.reverse(captureId));
    if (reversed) await hear(scene, { captureId, reversalId: reversed.id });
  },
  site_capture: async (scene: Scene) => {
    if (await wasDone(scene.wallet.captureElsewhere(scene.orderId))) await hear(scene, { about: 'capture' });
  },
  /** An administrator gives back what the wallet has captured and nobody here has booked. */
  return_capture: async (scene: Scene) => {
    const captureId = await captureOf(scene, ['COMPLETED', 'PARTIALLY_REFUNDED']);
    if (captureId === undefined) return;
    const wanted = { captureId, note: 'of a crash run' };
    await returnCapture(scene.deps, scene.settle, await paymentOf(scene), administrator, wanted);
  },
  dispute: async (scene: Scene) => {
    const captureId = await captureOf(scene);
    if (captureId === undefined) return;
    const opened = await wasDone(scene.wallet.dispute(captureId));
    if (!opened) return;
    scene.disputes.push(opened.dispute_id);
    await hear(scene, { orderId: undefined, disputeId: opened.dispute_id });
  },
};
export type Act = keyof typeof acts;
/**
 * What may happen in any run. The others belong together: without its return a capture past us stays with a person. A reserve is free a month
 * after the payment, and no approval lasts that long.
 */
export const actNames = (Object.keys(acts) as Act[]).filter(
  (act) => !['site_capture', 'return_capture', 'pay_out_rest'].includes(act),
);

const validate = async (scene: Scene, wanted: Partial<CaptureRequest> & { readonly isFinal: boolean }) =>
  validatePayment(scene.deps, scene.settle, await paymentOf(scene), platformActing(scene.apiKeyId), {
    amountMinor: undefined,
    attempt: undefined,
    attemptPointer: 'header/idempotency-key',
    ...wanted,
  });

/** A refusal is an answer. Everything else that is thrown is passed on. */
export const perform = async (scene: Scene, act: Act) => {
  try {
    await acts[act](scene);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
  }
};

/** One round of the production reconciler. Resolves to how much was due. */
export const reconcile = async ({ deps, settle }: Pick<Scene, 'deps' | 'settle'>) => {
  const work: Promise<unknown>[] = [];
  const start = (started: Promise<unknown>) => {
    // Awaited below, unless the process stops before that.
    started.catch(() => {});
    work.push(started);
  };
  await makeOperationsRound(deps, settle).round(30, start);
  await makeLooksRound(deps, settle).round(30, start);
  const ended = await Promise.allSettled(work);
  const failed = ended.find((end) => end.status === 'rejected' && !(end.reason instanceof Problem));
  if (failed) throw (failed as PromiseRejectedResult).reason;
  return work.length;
};

const paymentOf = async ({ deps, id }: Scene) => (await findPayment(deps.sql, id))!;

const change = async (scene: Scene, totalAmount: number) =>
  changeOrder(scene.deps, scene.settle, await paymentOf(scene), platformActing(scene.apiKeyId), {
    readBody: (_, { distribution }) => ({
      transaction: {
        totalAmount,
        currency: 'EUR',
        ...(distribution ? { distribution } : { commissionAmount: 50 }),
      },
      items: itemsOf(totalAmount),
    }),
    ensureAccount: makeEnsureAccount(scene.deps),
  });

const refund = async (scene: Scene, amountMinor: bigint | undefined, captureId?: string) =>
  makeRefundPayment(scene.deps, scene.settle)(await paymentOf(scene), {
    attempt: randomUUID(),
    amountMinor,
    captureId,
    comment: undefined,
    returnsCommission: true,
    by: platformActing(scene.apiKeyId),
  });

const land = ({ deps, settle, id, orderId }: Scene, landing: Landing) => {
  const state = new URL(checkoutUrl(deps, id, landing)).searchParams.get('state')!;
  return handleBuyerReturn(deps, settle, { paymentId: id, landing, state, orderId, mark: undefined });
};

const notificationOf = ({ orderId }: Scene, about: Notification['about']): Notification => ({
  id: 'WH-1',
  type: 'of a crash run',
  about,
  orderId,
  parentId: undefined,
  captureId: undefined,
  refundId: undefined,
  ownId: undefined,
  reversalId: undefined,
  authorizationId: undefined,
  disputeId: undefined,
  at: undefined,
});

const notify = (scene: Scene, about: Notification['about']) =>
  handleNotification(scene.deps, scene.settle, notificationOf(scene, about));

/** What the wallet has captured, of which something is left. Undefined: nothing. */
const captureOf = async ({ wallet, orderId }: Scene, statuses: readonly string[] = ['COMPLETED']) => {
  const { captures } = await wallet.truth(orderId);
  return captures.find(({ status }) => statuses.includes(status))?.id;
};

/** Undefined: someone else was first, and the wallet has refused it. */
const wasDone = <T>(doing: Promise<T>): Promise<T | undefined> => doing.catch(() => undefined);

const hear = (scene: Scene, told: Partial<Notification>) => {
  scene.untold.push({ ...notificationOf(scene, 'return'), ...told });
  return hearAgain(scene);
};

/** The wallet tells of what nobody has accepted. */
export const hearAgain = async (scene: Scene) => {
  const present = scene.untold.slice();
  for (const told of present) {
    await handleNotification(scene.deps, scene.settle, told);
    const index = scene.untold.indexOf(told);
    // Another process may have accepted it in the meantime.
    if (index !== -1) scene.untold.splice(index, 1);
  }
};
