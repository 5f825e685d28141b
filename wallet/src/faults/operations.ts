/** What a fault can be registered for: each call of the API, and the delivery of a notification. */
export const operations = [
  'token',
  'create',
  'show',
  'patch',
  'capture',
  'authorize',
  'authorizationShow',
  'authorizationCapture',
  'reauthorize',
  'void',
  'captureShow',
  'refund',
  'refundShow',
  'transactionSearch',
  'disputeList',
  'disputeShow',
  'certificateShow',
  'webhookShow',
  'signatureVerify',
  'notification',
] as const;
export type Operation = (typeof operations)[number];

/** Every operation that is a call of the API. */
export const calls = operations.filter((operation) => operation !== 'notification');

const callsWithoutId: ReadonlySet<Operation> = new Set([
  'token',
  'create',
  'transactionSearch',
  'disputeList',
  'signatureVerify',
]);

/** Every call that names an order, a payment, a dispute or a certificate. */
export const callsWithId = calls.filter((operation) => !callsWithoutId.has(operation));

/** Every call whose answer is an order with its payments. */
export const callsOfOrder: readonly Operation[] = ['show', 'capture', 'authorize'];
