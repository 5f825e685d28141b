import { invariant } from '../invariant.ts';

/** Why a path is not in the description, by how it begins. */
const reasons: readonly (readonly [beginning: string, reason: string])[] = [
  [
    '/docs',
    '`/`, `/docs` and what is below it, `/problems`, `/llms.txt` and `/openapi.json` are this description and pages about it.',
  ],
  ['/problems', ''],
  ['/llms.txt', ''],
  ['/openapi.json', ''],
  ['/dashboard', '`/dashboard` and what is below it, except `/dashboard/api`, are pages for operators.'],
  [
    '/checkout',
    '`/checkout` and what is below it are the pages to which the wallet sends buyers back. They redirect to your URLs.',
  ],
  [
    '/wallet/notifications',
    '`/wallet/notifications` takes what the wallet signs and sends. From anybody else: 400 `notification_refused`, and 429 `rate_limited` when an address is refused too often.',
  ],
  ['/metrics', '`/metrics` is for Prometheus. In production it needs METRICS_TOKEN.'],
];

/** Fails at a path that is hidden without a reason: either it gets one here, or it is described. */
export const explainUndescribed = (paths: readonly string[]) => {
  const unexplained = paths.filter(
    (path) => path !== '/' && !reasons.some(([beginning]) => path.startsWith(beginning)),
  );
  invariant(unexplained.length === 0, `not described, and no reason is given: ${unexplained.join(', ')}`);
  return reasons.flatMap(([, reason]) => (reason === '' ? [] : [`- ${reason}`])).join('\n');
};
