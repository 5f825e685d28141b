import { elsewhere } from '../../elsewhere.ts';
import { callerAddress } from '../../http/caller.ts';
import type { App } from '../../http/fastify.ts';
import type { Limits } from '../../http/limits.ts';
import type { PaymentDependencies, Settle } from '../dependencies.ts';
import { handleNotification, idsOf, type Handled } from './handle-notification.ts';
import { notificationsHeard, startAtZero } from '../../metrics.ts';
import { keysOf } from '../../keys-of.ts';
import { Problem } from '../../problem.ts';
import type { NotificationFault, WalletNotification } from '../../wallet/wallet.ts';

/**
 * Receives the wallet's notifications. A genuine one makes us ask the wallet; what it says is not believed. So it does
 * not matter in which order they arrive, how often, or how late (docs/reliability.md#f5).
 */
export const notificationRoutes =
  (deps: PaymentDependencies, settle: Settle, limits: Limits) => async (app: App) => {
    const { notifications } = deps.wallet;
    if (notifications === undefined) return;
    const isFirst = makeIsFirst();
    startAtZero(notificationsHeard, everyResult());

    // The signature is over the bytes as they came.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

    app.post('/wallet/notifications', { schema: { hide: true } }, async (request, reply) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const address = callerAddress(request);
      // Its certificate may have to be fetched first.
      const verified = await elsewhere(() => notifications.verify(request.headers, body, address));
      if (!verified.isGenuine) {
        const { fault, detail } = verified;
        notificationsHeard.inc({ about: 'unknown', result: fault });
        const waiting = limits.countFailure(address);
        if (waiting) throw waiting;
        deps.log.warn({ requestId: request.id, address, fault, detail }, 'a notification was refused');
        throw new Problem('notification_refused', `The notification is refused: ${detail}.`);
      }
      const { notification } = verified;
      const result = await handleNotification(deps, settle, notification);
      notificationsHeard.inc({ about: notification.about, result });
      const { id, type } = notification;
      const [subject = id, ...others] = idsOf(notification);
      if (result !== 'looked_at' && isFirst(subject))
        deps.log.warn({ id, type, subject, others }, 'a notification is about no payment that is known here');
      return reply.code(200).send({});
    });
  };

// Records, so that what is new does not compile until it is counted from the start.
const faults: Record<NotificationFault, true> = {
  incomplete: true,
  stale: true,
  untrusted_certificate: true,
  unjudged_certificate: true,
  not_confirmed: true,
  too_many_checks: true,
  wrong_signature: true,
  unreadable: true,
};
const subjects: Record<WalletNotification['about'], true> = {
  approval: true,
  authorization: true,
  capture: true,
  return: true,
  dispute: true,
  other: true,
};
const results: Record<Handled, true> = { looked_at: true, unknown_order: true, no_order: true };

const everyResult = () => [
  ...keysOf(faults).map((result) => ({ about: 'unknown', result })),
  ...keysOf(subjects).flatMap((about) => keysOf(results).map((result) => ({ about, result }))),
];

/** The wallet sends the same one up to 25 times. More subjects than these are logged again. */
const subjectsMax = 1000;

const makeIsFirst = () => {
  const seen = new Set<string>();
  return (subject: string) => {
    if (seen.has(subject)) return false;
    for (const oldest of seen) if (seen.size >= subjectsMax) seen.delete(oldest);
    seen.add(subject);
    return true;
  };
};
