export { Florin } from './florin.ts';
export { FlorinError, type Fault } from './florin-error.ts';
export { fromMinorUnits, minorUnitDigits, toMinorUnits } from './minor-units.ts';
export {
  onceInOrder,
  type Handling,
  type InOrderOptions,
  type LastEvent,
  type SequenceStore,
} from './once-in-order.ts';
export { findRequestId } from './request-id.ts';
export { signTestWebhook, type SignedWebhook } from './sign-test-webhook.ts';
export { verifyWebhook } from './verify-webhook.ts';
export { verifyWebhookRequest, type WebhookRequest } from './verify-webhook-request.ts';
export type { FlorinEvent } from './event.ts';
export type {
  AccountFilter,
  BalanceFilter,
  BankStatementPeriod,
  StatementFilter,
  StatementPeriod,
} from './accounts.ts';
export type { DisputeFilter } from './disputes.ts';
export type { EventFilter, EventPage } from './events.ts';
export type { OutgoingRequest, RequestOutcome } from './hooks.ts';
export type { Page } from './pages.ts';
export type { InitOptions, PaymentFilter, ResumedPayment, TimelineFilter } from './payments.ts';
export type { PayoutFilter } from './payouts.ts';
export type { RefundFilter } from './refunds.ts';
export type { TransferFilter } from './transfers.ts';
export type { CallOptions, FlorinOptions, WriteOptions } from './settings.ts';
export type { DeliveryFilter, EndpointFilter } from './webhook-endpoints.ts';
export type * from './schema.ts';
