export { Florin } from './florin.ts';
export { FlorinError, type Fault } from './florin-error.ts';
export { verifyWebhook } from './verify-webhook.ts';
export type { FlorinEvent } from './event.ts';
export type { BalanceFilter, StatementFilter } from './accounts.ts';
export type { InitOptions, PaymentFilter, ResumedPayment } from './payments.ts';
export type { TransferFilter } from './transfers.ts';
export type { CallOptions, FlorinOptions, WriteOptions } from './settings.ts';
export type * from './schema.ts';
