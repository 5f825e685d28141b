import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { Money } from '../money.ts';

// The port to the external wallet: what the service needs of it, in the service's own words.

export interface OrderItem {
  readonly description: string;
  readonly quantity: bigint;
  readonly unitMinor: bigint;
  readonly taxMinor: bigint;
  readonly type: 'digital' | 'physical';
  /** Carried along for the wallet's reports; nobody is paid by it. */
  readonly merchantAccountId?: string | undefined;
}

/** All in minor units of the order's currency; the total is what they add up to. */
export interface OrderBreakdown {
  readonly itemsMinor: bigint;
  readonly taxesMinor: bigint;
  readonly shippingMinor: bigint;
  readonly handlingMinor: bigint;
  readonly insuranceMinor: bigint;
  readonly shippingDiscountMinor: bigint;
  readonly discountMinor: bigint;
}

interface OrderAddress {
  readonly street: string;
  readonly city: string;
  readonly postCode: string;
  readonly country: string;
  readonly state: string | undefined;
}

export interface NewOrder {
  /** The same for every try: the wallet answers a repeated request with the order it made first. */
  readonly requestId: string;
  readonly paymentId: string;
  readonly intent: 'capture' | 'authorize';
  readonly total: Money;
  readonly breakdown: OrderBreakdown;
  readonly items: readonly OrderItem[];
  readonly receiverName: string | undefined;
  readonly address: OrderAddress | undefined;
  readonly reference: string | undefined;
  readonly returnUrl: string;
  readonly cancelUrl: string;
  /** BCP 47, or a list as in Accept-Language, of which the first counts. For the wallet's pages. */
  readonly locale: string | undefined;
}

export interface CreatedOrder {
  readonly orderId: string;
  readonly approvalUrl: string;
}

/** One exchange with the wallet, for the payment's timeline. None is made while the wallet is left alone. */
export interface WalletCall {
  readonly operation: string;
  readonly requestId: string | undefined;
  readonly durationMs: number;
  /** 0: there was no answer. */
  readonly status: number;
  /** What went wrong: the wallet's name of it, or our words where it gave none. */
  readonly issue: string | undefined;
  readonly debugId: string | undefined;
}

/** Money that the wallet says it has moved or set aside. */
interface Settled {
  /** Id of the capture, authorisation or refund at the wallet. */
  readonly id: string;
  readonly money: Money;
}

export type DeclineKind =
  /** The buyer may choose another instrument and approve again. */
  | 'instrument_declined'
  /** Nothing more will come of this order. */
  | 'refused';

/**
 * What the wallet says of an order, after a capture, an authorisation or a look at it. `unknown` is no verdict: the
 * call timed out, was cut, failed on the wallet's side or was not understood, and may or may not have had its effect.
 */
export type OrderOutcome =
  | { readonly outcome: 'captured'; readonly capture: Settled }
  | { readonly outcome: 'authorized'; readonly authorization: Settled; readonly expiresAt: Date | undefined }
  /** Approved by the buyer, and nothing taken yet. Only a look at the order answers this. */
  | { readonly outcome: 'approved' }
  | { readonly outcome: 'not_approved' }
  | { readonly outcome: 'declined'; readonly kind: DeclineKind; readonly issue: string }
  /** The wallet has accepted the capture, or authorisation, of this id and will tell its end later. */
  | { readonly outcome: 'pending'; readonly captureId: string }
  /** The order is gone: lapsed, voided or never there. */
  | { readonly outcome: 'expired' }
  /** The answer contradicts what was asked: another order, amount or currency, or it makes no sense. */
  | { readonly outcome: 'mismatch'; readonly detail: string }
  | { readonly outcome: 'unknown'; readonly detail: string };

export interface Answered<T> {
  readonly result: T;
  readonly calls: readonly WalletCall[];
}

export type AuthorizationOutcome =
  | { readonly outcome: 'captured'; readonly capture: Settled }
  | { readonly outcome: 'voided' }
  /** It has lapsed at the wallet, or was voided there. */
  | { readonly outcome: 'lapsed' }
  | { readonly outcome: 'still_authorized'; readonly expiresAt: Date | undefined }
  | { readonly outcome: 'declined'; readonly issue: string }
  | { readonly outcome: 'pending'; readonly captureId: string }
  | { readonly outcome: 'mismatch'; readonly detail: string }
  | { readonly outcome: 'unknown'; readonly detail: string };

/** What every call on an order checks the answer against. */
export interface ExpectedOrder {
  readonly orderId: string;
  readonly total: Money;
}

/** What a notification is about. It is a hint where to look, not a verdict: the order itself tells what happened. */
export interface WalletNotification {
  readonly id: string;
  /** The wallet's own name, such as `PAYMENT.CAPTURE.COMPLETED`. */
  readonly type: string;
  readonly orderId: string | undefined;
  readonly captureId: string | undefined;
  readonly authorizationId: string | undefined;
}

export type NotificationFault =
  | 'incomplete'
  | 'stale'
  | 'untrusted_certificate'
  | 'wrong_signature'
  | 'unreadable';

export type VerifiedNotification =
  | { readonly isGenuine: true; readonly notification: WalletNotification }
  | { readonly isGenuine: false; readonly fault: NotificationFault; readonly detail: string };

export interface NotificationVerifier {
  /** `rawBody` is what came over the wire, to the byte. */
  verify(
    headers: Readonly<Record<string, string | string[] | undefined>>,
    rawBody: Buffer,
  ): Promise<VerifiedNotification>;
  close(): Promise<void>;
}

/** What an adapter needs to reach its wallet. */
export interface WalletOptions {
  readonly url: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Our registration for notifications; undefined: none are sent to us. */
  readonly webhookId?: string | undefined;
  /** The wallet is a simulated one, which may speak plain HTTP. The sandbox alone has it. */
  readonly isSimulated?: boolean;
  /** The real time: the wallet goes by it. */
  readonly clock: Clock;
  readonly log: Logger;
}

export interface Wallet {
  /**
   * Throws WalletUnavailable when it cannot be said that the order was made, an answer that does not fit it included,
   * and WalletRefusal when it was refused, also for an amount that cannot be written in the wallet's currency.
   */
  createOrder(order: NewOrder): Promise<Answered<CreatedOrder>>;
  captureOrder(expected: ExpectedOrder, requestId: string): Promise<Answered<OrderOutcome>>;
  authorizeOrder(expected: ExpectedOrder, requestId: string): Promise<Answered<OrderOutcome>>;
  showOrder(expected: ExpectedOrder): Promise<Answered<OrderOutcome>>;
  /** Captures all or part of an authorisation, once; the rest is released. */
  captureAuthorization(
    authorizationId: string,
    money: Money,
    requestId: string,
  ): Promise<Answered<AuthorizationOutcome>>;
  /** An authorisation that turns out to be captured is a `mismatch`: whoever captured it had to know. */
  voidAuthorization(authorizationId: string, requestId: string): Promise<Answered<AuthorizationOutcome>>;
  /** `money` is what was to be captured: a capture has to be of exactly that, an authorisation of at least that. */
  showAuthorization(authorizationId: string, money: Money): Promise<Answered<AuthorizationOutcome>>;
  /** Why the wallet cannot take an amount, in its own words, or undefined. */
  findMoneyFault(money: Money): string | undefined;
  /** Undefined: no notifications are sent to us. */
  readonly notifications: NotificationVerifier | undefined;
  /** Whether it has stopped answering this process, as far as that knows. */
  isSilent(): boolean;
  close(): Promise<void>;
}

/** The wallet cannot be reached, or does not answer: nothing is known, trying again is right. */
export class WalletUnavailable extends Error {
  override name = 'WalletUnavailable';
  readonly calls: readonly WalletCall[];
  readonly retryAfterSeconds: number;

  constructor(detail: string, calls: readonly WalletCall[], retryAfterSeconds: number) {
    super(detail);
    this.calls = calls;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** The wallet understood and refused: the same request will not succeed. */
export class WalletRefusal extends Error {
  override name = 'WalletRefusal';
  readonly issue: string;
  readonly calls: readonly WalletCall[];

  constructor(issue: string, detail: string, calls: readonly WalletCall[]) {
    super(detail);
    this.issue = issue;
    this.calls = calls;
  }
}
