import { initBody, type Outcome } from '../payments/support.ts';
import type { TwoServices } from './two-services.ts';
import type { openRowLocks } from './database-view.ts';

/** The calls that the service makes at the wallet, and the status of the payment after each. */
export const steps = {
  capture: { captureMode: 'automatic', status: 'captured' },
  authorize: { captureMode: 'manual', status: 'authorized' },
  validate: { captureMode: 'manual', status: 'captured' },
  release: { captureMode: 'manual', status: 'cancelled' },
} as const;
export type Step = keyof typeof steps;

/** How far the call had come when the service was killed. */
export const instants = ['before the call', 'during the call', 'before the commit'] as const;
export type Instant = (typeof instants)[number];

type Locks = Awaited<ReturnType<typeof openRowLocks>>;

export interface Ready extends Outcome {
  readonly step: Step;
  /** The path of the wallet's API for this step. */
  readonly path: string;
}

/** A payment that is ready for the step. */
export const givenReady = async (given: TwoServices, step: Step): Promise<Ready> => {
  const { captureMode } = steps[step];
  const payment = await given.one.platform.givenPayment({ transaction: { captureMode } });
  const isOfOrder = step === 'capture' || step === 'authorize';
  const path = isOfOrder ? orderPath(payment, step) : await givenAuthorized(given, payment, step);
  return { ...payment, step, path };
};

/** Lets a service go on until it waits for a row that is locked. */
type GoOn = () => void;

/**
 * Starts the step at the first service, and stops it at this instant. The service waits 8 s for the wallet at most, and for a
 * locked row 2 s, so whatever is to wait for a row goes on only when everything else is in place.
 */
export const stopAt = async (
  given: TwoServices,
  locks: Locks,
  ready: Ready,
  instant: Instant,
): Promise<GoOn> => {
  const { step, path } = ready;
  const arrival = given.one.gate.hold((call) => call.path === path);
  if (step === 'capture' || step === 'authorize') await given.wallet.approve(ready.extOrderId);
  void request(given, ready).catch(() => undefined);
  const held = await arrival;
  if (instant === 'before the commit') await locks.lock('payments', 'id', ready.id);
  if (instant !== 'before the call') await held.send();
  return instant === 'before the commit' ? held.deliver : stay;
};

const stay = () => undefined;

const orderPath = ({ extOrderId }: Outcome, verb: string) => `/v2/checkout/orders/${extOrderId}/${verb}`;

const givenAuthorized = async ({ one, wallet }: TwoServices, payment: Outcome, step: Step) => {
  await wallet.approve(payment.extOrderId);
  const answer = await one.platform.resume(payment.id);
  if (answer.status !== 200) throw new Error(`resume answered ${answer.status}`);
  const [authorization] = (await wallet.truth(payment.extOrderId)).authorizations;
  return `/v2/payments/authorizations/${authorization!.id}/${step === 'validate' ? 'capture' : 'void'}`;
};

const request = ({ one: { platform } }: TwoServices, { id, step }: Ready) => {
  switch (step) {
    case 'capture':
    case 'authorize':
      return platform.resume(id);
    case 'validate':
      return platform.call('PUT', `/moneyins/${id}/validate`, {});
    case 'release':
      return platform.call('PUT', `/moneyins/${id}/cancel`);
    default:
      return step satisfies never;
  }
};

/** How far an init with an Idempotency-Key had come when the service was killed. */
export const initInstants = [
  'before the order is made',
  'before the wallet has answered',
  'before the payment is committed',
  'before the answer is kept',
] as const;
export type InitInstant = (typeof initInstants)[number];

/** One payment for each instant, each with its own account. */
export const initOf = (instant: InitInstant) => {
  const key = instant.replaceAll(' ', '-');
  return { key, body: initBody({ transaction: { accountId: key, reference: key } }) };
};

export const givenAccount = async ({ one: { platform } }: TwoServices, instant: InitInstant) => {
  const answer = await platform.call('PUT', `/accounts/${initOf(instant).key}`);
  if (answer.status !== 201) throw new Error(`the account was not opened: ${answer.status}`);
};

/**
 * Starts an init at the first service, and stops it at this instant. Returns the id of the wallet's order, if there is
 * one, and how to let the service go on.
 */
export const stopInitAt = async ({ one }: TwoServices, locks: Locks, instant: InitInstant) => {
  const { key, body } = initOf(instant);
  const arrival = one.gate.hold((request) => request.body.includes(`"reference_id":"${key}"`));
  void one.platform.init(body, { 'idempotency-key': key }).catch(() => undefined);
  const held = await arrival;
  if (instant === 'before the order is made') return { orderId: undefined, goOn: stay };
  const { id } = JSON.parse((await held.send()).body) as { id: string };
  if (instant === 'before the wallet has answered') return { orderId: id, goOn: stay };
  // A payment refers to its account, so it cannot be inserted while the account is locked.
  if (instant === 'before the payment is committed') await locks.lock('accounts', 'id', key);
  else await locks.lock('idempotent_requests', 'idempotency_key', key);
  return { orderId: id, goOn: held.deliver };
};
