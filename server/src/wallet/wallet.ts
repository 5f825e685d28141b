import type { MismatchReason } from './mismatch.ts';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { Money } from '../money.ts';
import type { CertificateStore } from './certificate-store.ts';
import type { TroubleStore } from './trouble-store.ts';

// The port to the external wallet: what the service needs from a wallet, independent of its protocol.

export interface OrderItem {
  readonly description: string;
  readonly quantity: bigint;
  readonly unitMinor: bigint;
  readonly taxMinor: bigint;
  readonly type: 'digital' | 'physical';
  /** Only for the wallet's reports. It does not decide who is paid. */
  readonly merchantAccountId?: string | undefined;
}

/** In minor units of the order's currency. Together they give the total. */
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
  /** Undefined: the country has none. */
  readonly postCode: string | undefined;
  readonly country: string;
  readonly state: string | undefined;
}

export interface NewOrder {
  /** The same for every attempt: the wallet answers a repeated request with the order it created first. */
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
  /** The language of the wallet's pages: BCP 47, or a list as in Accept-Language, whose first entry counts. */
  readonly locale: string | undefined;
  /** The name of the shop on the wallet's pages. Undefined: that of the settings. */
  readonly shopName?: string | undefined;
  /** The seller's account at the wallet, which gets the money. Undefined: ours. */
  readonly payeeId?: string | undefined;
}

/** What an order shall be, while nobody has approved it. Everything else of it stays. */
export interface OrderChange extends Pick<
  NewOrder,
  'paymentId' | 'total' | 'breakdown' | 'items' | 'receiverName' | 'address' | 'reference'
> {
  readonly orderId: string;
  /** What it is over before the change. */
  readonly formerTotal: Money;
}

/** What decides whether the wallet can change an order into another one. */
export type Changeable = Pick<NewOrder, 'receiverName' | 'address' | 'total' | 'breakdown' | 'items'>;

export interface CreatedOrder {
  readonly orderId: string;
  readonly approvalUrl: string;
}

/** One request to the wallet and its answer, for the payment's timeline. */
export interface WalletCall {
  readonly operation: string;
  readonly requestId: string | undefined;
  readonly durationMs: number;
  /** 0: there was no answer. */
  readonly status: number;
  /** What went wrong: the wallet's name for it, or our own words if the wallet gave none. */
  readonly issue: string | undefined;
  readonly debugId: string | undefined;
}

/** The wallet keeps our money in another currency. These figures are shown, and never computed with. */
export interface Conversion {
  readonly currency: string;
  /** What our account there got, or what a refund took from it, in the minor unit. */
  readonly amount: number;
  /** The wallet's fee in this currency. Null: it was not charged in it. */
  readonly fee: number | null;
  /** What one unit of the payment's currency is worth in this one, as the wallet writes it. */
  readonly rate: string | null;
}

/** What the wallet keeps of a capture, or gives back of that with a refund. It decides nothing. */
export interface Fees {
  /** In the currency of the capture or refund, and at most its amount. Undefined: the wallet hasn't reported it. */
  readonly feeMinor?: bigint | undefined;
  readonly conversion?: Conversion | undefined;
}

/** Money that the wallet says it has moved or set aside. */
interface Settled extends Fees {
  /** The id of the capture or authorisation at the wallet. */
  readonly id: string;
  readonly money: Money;
}

/** Who has paid, as the wallet says it. Personal data (docs/operating.md#what-is-kept-of-buyers). */
export interface Payer {
  readonly name: string | null;
  /** The part of the name that people are looked up by. */
  readonly surname: string | null;
  /** In small letters. */
  readonly email: string | null;
  /** The wallet's id of the person. */
  readonly accountId: string | null;
  /** What was paid with, in the wallet's words: `paypal`, `card VISA 4417`. */
  readonly instrument: string | null;
}

export type DeclineKind =
  /** The buyer may choose another instrument and approve again. */
  | 'instrument_declined'
  /** The order cannot be paid any more. */
  | 'refused';

/**
 * The state of an order, after a capture, an authorisation or a look. `unknown` decides nothing: the call timed out,
 * was interrupted, failed at the wallet or got an answer that we do not understand. It may or may not have had its
 * effect.
 */
export type OrderOutcome =
  | (Captured & { readonly payer?: Payer | undefined })
  | {
      readonly outcome: 'authorized';
      readonly authorization: Settled;
      readonly expiresAt: Date | undefined;
      readonly payer?: Payer | undefined;
    }
  /**
   * The buyer has approved, and no money was taken yet. Only a look at the order has this outcome. `approval` is another text
   * when the buyer approves again.
   */
  | { readonly outcome: 'approved'; readonly approval: string; readonly payer?: Payer | undefined }
  | { readonly outcome: 'not_approved' }
  | {
      readonly outcome: 'declined';
      readonly kind: DeclineKind;
      readonly issue: string;
      readonly payer?: Payer | undefined;
    }
  /** The wallet has accepted this capture or authorisation, and will decide it later. */
  | { readonly outcome: 'pending'; readonly captureId: string; readonly payer?: Payer | undefined }
  /** The order has expired or was voided. */
  | { readonly outcome: 'expired' }
  /** The wallet knows no such order: it has expired, or the wallet's records are behind, or our credentials are of another shop. */
  | { readonly outcome: 'not_found' }
  /** The answer contradicts the request: another order, amount or currency, or values that contradict each other. */
  | { readonly outcome: 'mismatch'; readonly reason: MismatchReason }
  | { readonly outcome: 'unknown'; readonly detail: string };

export interface Answered<T> {
  readonly result: T;
  readonly calls: readonly WalletCall[];
}

/** The money was taken. */
interface Captured {
  readonly outcome: 'captured';
  readonly capture: Settled;
  /** All or part of it was returned since. */
  readonly isReturned?: boolean;
}

/** What became of a change, after the call or a look. */
export type ChangeOutcome =
  | { readonly outcome: 'changed' }
  /** A look: nobody has approved the order. The same change can be made once more, and then it is as before. */
  | { readonly outcome: 'not_changed' }
  /** The buyer has approved what the order was before, or the wallet does not take the change. */
  | { readonly outcome: 'change_refused'; readonly issue: string }
  | Extract<OrderOutcome, { outcome: 'expired' | 'not_found' | 'mismatch' | 'unknown' }>;

export type AuthorizationOutcome =
  | Captured
  | { readonly outcome: 'voided' }
  /** The authorisation has expired at the wallet, or was voided there. */
  | { readonly outcome: 'lapsed' }
  | { readonly outcome: 'still_authorized'; readonly expiresAt: Date | undefined }
  | { readonly outcome: 'not_found' }
  | { readonly outcome: 'declined'; readonly issue: string }
  | { readonly outcome: 'pending'; readonly captureId: string }
  | { readonly outcome: 'mismatch'; readonly reason: MismatchReason }
  | { readonly outcome: 'unknown'; readonly detail: string };

/** An authorisation that is captured in several parts. */
export interface PartCapture {
  readonly orderId: string;
  /** Our own id of the capture that is asked for, by which it is found again. Undefined: none is. */
  readonly ownId: string | undefined;
  /** Nothing more will be captured: the rest is released. */
  readonly isFinal: boolean;
  /** The captures that are booked. Any other one has to be the one that is asked for. */
  readonly bookedIds: readonly string[];
}

/** A refund that we ask for. */
export interface WantedRefund {
  readonly orderId: string;
  readonly captureId: string;
  /** Our own id, by which the refund is found again among those of the order. */
  readonly ownId: string;
  readonly money: Money;
}

/** Whether a refund that was refused may be made at another time. */
export type RefundRefusal =
  | 'final'
  /** For instance when the seller has money again. */
  | 'later'
  /** While the buyer disputes the payment. */
  | 'disputed';

/** What became of a refund, after the call or a look. */
export type RefundOutcome =
  | {
      readonly outcome: 'refunded';
      readonly refund: Settled;
      /** What was returned of the capture with it, no matter who requested it. Undefined: the wallet does not say. */
      readonly totalMinor?: bigint | undefined;
    }
  /** The wallet has accepted it, and will decide later. */
  | { readonly outcome: 'refund_pending'; readonly refundId: string }
  /** The wallet had accepted it, and the money did not go back after all. */
  | {
      readonly outcome: 'refund_ended';
      readonly ending: 'failed' | 'cancelled';
      readonly refundId: string;
      readonly issue: string;
    }
  | { readonly outcome: 'refund_refused'; readonly kind: RefundRefusal; readonly issue: string }
  /** A look: there is no such refund. */
  | { readonly outcome: 'not_refunded' }
  | { readonly outcome: 'mismatch'; readonly reason: MismatchReason }
  | { readonly outcome: 'unknown'; readonly detail: string };

/** A refund, as the wallet shows it. It has fees when it is `returned`. */
export interface StatedRefund extends Fees {
  readonly id: string;
  /** The wallet's own word. */
  readonly status: string;
  readonly meaning: 'returned' | 'pending' | 'failed' | 'cancelled' | 'unrecognized';
  readonly issue: string;
  /** Undefined: it cannot be read. */
  readonly money: Money | undefined;
  /** Our own id, if we asked for it. */
  readonly ownId: string | undefined;
  /** What it gives back. Undefined: the wallet does not say. */
  readonly captureId: string | undefined;
}

/** A capture or an authorisation, as the wallet shows it. It has fees when it is `moved` or `returned`. */
export interface StatedPayment extends Fees {
  readonly id: string;
  /** The wallet's own word. */
  readonly status: string;
  /** `moved`: the money is ours. `returned`: all or part of it was returned. `held`: set aside for us. */
  readonly meaning: 'moved' | 'returned' | 'pending' | 'held' | 'failed' | 'unrecognized';
  /** Undefined: it cannot be read. */
  readonly money: Money | undefined;
}

/** What the wallet has about an order, as it says it: for a person who compares it with what we asked for. */
export interface OrderStatement {
  readonly status: string;
  /** The payment that it was made for, by our own id. */
  readonly ownId: string | undefined;
  readonly total: Money | undefined;
  readonly payer: Payer | undefined;
  readonly captures: readonly StatedPayment[];
  readonly authorizations: readonly StatedPayment[];
  readonly refunds: readonly StatedRefund[];
}

export const transactionCategories = [
  'payment',
  'donation',
  'payment_sent',
  'refund',
  'reversal',
  'withdrawal',
  'deposit',
  'conversion',
  'hold',
  'fee',
  'other',
] as const;
export type TransactionCategory = (typeof transactionCategories)[number];

/** Money that moved through our account at the wallet, as its reports show it. */
export interface ListedTransaction {
  readonly id: string;
  /** The wallet's own word for what it is. */
  readonly code: string;
  readonly category: TransactionCategory;
  /** What left our account is below zero. Undefined: it cannot be read. */
  readonly moved: Money | undefined;
  /** Undefined: it cannot be read. */
  readonly at: Date | undefined;
}

/** One that is no payment: the wallet's own word on it counts. */
export interface OtherTransaction extends ListedTransaction {
  readonly meaning: WalletTransaction['meaning'];
  /** What the wallet charged for it beside what moved, in the same currency; below zero: what it gave back of that. */
  readonly chargedMinor: bigint;
}

/** One that may be a payment of ours, or may give one back. */
export interface WalletTransaction extends ListedTransaction {
  readonly kind: 'capture' | 'refund' | 'reversal';
  /** The order of a capture, the capture of what went back. */
  readonly referenceId: string | undefined;
  /** Our own id of a capture's payment or of a refund. */
  readonly ownId: string | undefined;
  /** The wallet's own word. */
  readonly status: string;
  readonly meaning: 'done' | 'pending' | 'undone';
  /** Without a sign. Undefined: it cannot be read. */
  readonly money: Money | undefined;
  /**
   * What the wallet kept of a capture, or gave back with what went back, in the same currency. Below zero: the reverse.
   * Undefined: the wallet does not say.
   */
  readonly feeMinor: bigint | undefined;
}

/** One page of the wallet's report about a period. */
export interface TransactionPage {
  readonly transactions: readonly WalletTransaction[];
  /** What is no payment of ours: a donation, a payout to the bank, a conversion, a hold. */
  readonly foreign: readonly OtherTransaction[];
  /** Rows that cannot be read, by their ids or by where they are. */
  readonly unreadable: readonly string[];
  readonly pages: number;
  /** What happened at the wallet after this time is not in its reports yet. */
  readonly refreshedAt: Date;
}

/** A complaint of a buyer about a payment, as the wallet shows it. */
export interface WalletDispute {
  readonly id: string;
  /** The captures that it is about. */
  readonly captureIds: readonly string[];
  readonly status: DisputeStatus;
  readonly stage: DisputeStage;
  /** The wallet's own word. */
  readonly reason: string;
  readonly money: Money;
  /** Until then the seller has to answer. */
  readonly sellerDueAt: Date | null;
  /** The wallet's own word for how it ended. */
  readonly outcome: string | null;
  readonly openedAt: Date;
  readonly updatedAt: Date;
}

/** `open`: the buyer waits for the seller's first answer. `other`: the wallet has a word that we do not know. */
export const disputeStatuses = [
  'open',
  'waiting_for_seller',
  'waiting_for_buyer',
  'under_review',
  'resolved',
  'other',
] as const;
export type DisputeStatus = (typeof disputeStatuses)[number];

export const disputeStages = ['inquiry', 'chargeback', 'pre_arbitration', 'arbitration', 'other'] as const;
export type DisputeStage = (typeof disputeStages)[number];

/** What a list shows of a dispute. */
export interface ListedDispute {
  readonly id: string;
  readonly status: DisputeStatus;
  /** Undefined: it cannot be read. */
  readonly money: Money | undefined;
}

/** Disputes that have changed since then, or those of one capture. */
export type DisputeFilter = { readonly since: Date } | { readonly captureId: string };

export interface DisputePage {
  readonly disputes: readonly ListedDispute[];
  /** Undefined: this is the last page. */
  readonly next: string | undefined;
}

/** Both ends belong to it. */
export interface Period {
  readonly from: Date;
  readonly to: Date;
}

/** The values that every answer about an order has to match. */
export interface ExpectedOrder {
  /** What the order was made for. An order that says it is another payment's is a `mismatch`. */
  readonly paymentId: string;
  readonly orderId: string;
  readonly total: Money;
}

/** What a notification is about. It only says where to look: the order itself shows what happened. */
export interface WalletNotification {
  readonly id: string;
  /** The wallet's name for the event, such as `PAYMENT.CAPTURE.COMPLETED`. */
  readonly type: string;
  /** `return`: captured money was returned. */
  readonly about: 'approval' | 'authorization' | 'capture' | 'return' | 'dispute' | 'other';
  readonly orderId: string | undefined;
  /** The older name of what a capture belongs to. It may be the order. */
  readonly parentId: string | undefined;
  readonly captureId: string | undefined;
  readonly refundId: string | undefined;
  /** The wallet took the money back itself: the id under which it shows that. */
  readonly reversalId: string | undefined;
  readonly authorizationId: string | undefined;
  /** Our own id of the payment or of the refund. A refund at the wallet's site has the payment's. */
  readonly ownId: string | undefined;
  readonly disputeId: string | undefined;
  /** When it happened, as the wallet says. */
  readonly at: Date | undefined;
}

/** How a notification is checked: with the wallet's certificate, or by asking the wallet. */
export type NotificationCheck = 'local' | 'ask';

/** The step of the check that a notification did not pass. Metrics show it (docs/operating.md#metrics). */
export type NotificationFault =
  | 'incomplete'
  | 'stale'
  | 'untrusted_certificate'
  /** The certificate cannot be fetched or read, and nobody may be asked. */
  | 'unjudged_certificate'
  /** The wallet was asked, and has not answered. */
  | 'not_confirmed'
  /** It would have cost the wallet a call, and the calls of this minute are used up. */
  | 'too_many_checks'
  | 'wrong_signature'
  | 'unreadable';

export type VerifiedNotification =
  | { readonly isGenuine: true; readonly notification: WalletNotification }
  | { readonly isGenuine: false; readonly fault: NotificationFault; readonly detail: string };

export interface NotificationVerifier {
  /** `rawBody` contains exactly the bytes that arrived, `sender` is the address that they came from. */
  verify(
    headers: Readonly<Record<string, string | string[] | undefined>>,
    rawBody: Buffer,
    sender: string,
  ): Promise<VerifiedNotification>;
  close(): Promise<void>;
}

/** What the wallet knows us by. */
export interface WalletCredentials {
  readonly clientId: string;
  readonly clientSecret: string;
}

/** What an adapter needs to reach its wallet. */
export interface WalletOptions extends WalletCredentials {
  readonly url: string;
  /** Under which the wallet counts our calls, if it has agreed on one with the operator. */
  readonly partnerId?: string | undefined;
  /** The name of the shop on the wallet's pages, for orders without one. Undefined: that of our account. */
  readonly shopName?: string | undefined;
  /** What the buyer's card statement says after the name of our account. */
  readonly softDescriptor?: string | undefined;
  /** Our registration for notifications; undefined: none are sent to us. */
  readonly webhookId?: string | undefined;
  /** The name in the certificate that the wallet signs notifications with. */
  readonly signingName: string;
  /** How notifications are checked, in this order. */
  readonly notificationChecks: readonly NotificationCheck[];
  /** Keeps the wallet's certificates. Undefined: they are forgotten when the process ends. */
  readonly certificateStore?: CertificateStore | undefined;
  /** Keeps what an operator has to repair. Undefined: nobody learns of it. */
  readonly troubleStore?: TroubleStore | undefined;
  /** The wallet is the simulated one, which may use plain HTTP. Only in the sandbox. */
  readonly isSimulated?: boolean;
  /** The real time, because the wallet uses it. */
  readonly clock: Clock;
  readonly log: Logger;
}

/** What the wallet has to know or be able to do for this installation. */
export interface OwnInstallation {
  readonly publicUrl: string;
  /** Where the wallet has to send its notifications. */
  readonly notificationUrl: string;
  readonly currency: string;
}

/** One thing that a wallet account needs, and whether it has it. */
export interface AccountCheck {
  readonly name: string;
  /** `not_checked`: something else has to work first. */
  readonly result: 'ok' | 'problem' | 'not_checked';
  readonly detail: string;
  /** What to do about a problem. */
  readonly remedy: string | null;
}

export interface Wallet {
  /** From the next call on these are used. They may be the same. */
  useCredentials(credentials: WalletCredentials): void;
  /**
   * Throws WalletUnavailable when nobody knows whether the order was created, or when the answer does not match it.
   * Throws WalletRefusal when the wallet refused it, or when the wallet cannot represent an amount.
   */
  createOrder(order: NewOrder): Promise<Answered<CreatedOrder>>;
  /** Why an order cannot be changed at all from what it is, as the wallet's name for the issue, or undefined. */
  findChangeFault(before: Changeable, after: Changeable): string | undefined;
  /** What became of a change that we asked for. */
  showChange(change: OrderChange): Promise<Answered<ChangeOutcome>>;
  // Each of these calls is given up when the signal is aborted: a process that may no longer act must not call.
  /** Changes an order that nobody has approved. Made twice, it is the same as once. */
  changeOrder(change: OrderChange, requestId: string, signal?: AbortSignal): Promise<Answered<ChangeOutcome>>;
  captureOrder(
    expected: ExpectedOrder,
    requestId: string,
    signal?: AbortSignal,
  ): Promise<Answered<OrderOutcome>>;
  authorizeOrder(
    expected: ExpectedOrder,
    requestId: string,
    signal?: AbortSignal,
  ): Promise<Answered<OrderOutcome>>;
  /** Captures all or part of an authorisation, once, and the rest is released; or, with `part`, one part of it. */
  captureAuthorization(
    authorizationId: string,
    money: Money,
    requestId: string,
    signal?: AbortSignal,
    part?: PartCapture,
  ): Promise<Answered<AuthorizationOutcome>>;
  /** An authorisation that was captured before is a `mismatch`, because Florin did not capture it. */
  voidAuthorization(
    authorizationId: string,
    requestId: string,
    signal?: AbortSignal,
  ): Promise<Answered<AuthorizationOutcome>>;
  /** Gives all or part of a capture back to the buyer. */
  refundCapture(
    refund: WantedRefund,
    requestId: string,
    signal?: AbortSignal,
  ): Promise<Answered<RefundOutcome>>;
  /** What became of a refund that we asked for. */
  showRefund(refund: WantedRefund): Promise<Answered<RefundOutcome>>;
  showOrder(expected: ExpectedOrder): Promise<Answered<OrderOutcome>>;
  /**
   * `money` is the amount to capture. A capture has to be exactly that amount, an authorisation at least that amount.
   */
  showAuthorization(
    authorizationId: string,
    money: Money,
    part?: PartCapture,
  ): Promise<Answered<AuthorizationOutcome>>;
  /** What became of a capture that the wallet had not decided. */
  showCapture(captureId: string, money: Money): Promise<Answered<AuthorizationOutcome>>;
  /** The order that a capture belongs to, if it is of an order. Undefined: the wallet does not say. */
  findOrderOfCapture(captureId: string): Promise<{ readonly orderId: string | undefined } | undefined>;
  /** Undefined: the wallet does not say. */
  describeOrder(orderId: string): Promise<Answered<OrderStatement | undefined>>;
  /** A refund, asked for by its own id. */
  describeRefund(refundId: string): Promise<Answered<StatedRefund | 'not_found' | 'unknown'>>;
  /**
   * What moved in a period of at most 31 days. Pages are counted from 1. `too_many`: ask for a shorter period. `not_yet`:
   * the wallet's reports do not go so far yet. Undefined: the wallet does not say.
   */
  listTransactions(
    period: Period,
    page: number,
  ): Promise<Answered<TransactionPage | 'too_many' | 'not_yet' | undefined>>;
  /** Undefined: the wallet does not say. */
  showDispute(disputeId: string): Promise<Answered<WalletDispute | undefined>>;
  /** `next` names the page. Undefined: the wallet does not say. */
  listDisputes(filter: DisputeFilter, next?: string): Promise<Answered<DisputePage | undefined>>;
  /** The page of the wallet's own site on which the seller answers a dispute. */
  disputePage(disputeId: string): string;
  /** Tries everything that the service needs of the account. No money moves: it creates an order that nobody approves. */
  checkAccount(own: OwnInstallation): Promise<readonly AccountCheck[]>;
  /** Why the wallet cannot take an amount, as the wallet's name for the issue, or undefined. */
  findMoneyFault(money: Money): string | undefined;
  /** How long the wallet remembers a request id. After that, the same request would be a new one to it. */
  readonly requestMemoryMs: number;
  /** Undefined: no notifications are sent to us. */
  readonly notifications: NotificationVerifier | undefined;
  /** Asks for an access token, so that wrong credentials are noticed before the first payment. */
  checkCredentials(): Promise<void>;
  /** How far our clock is ahead of the wallet's, by its last answer. Undefined: it has not said. */
  clockDifferenceMs(): number | undefined;
  /** Whether the wallet has stopped answering this process. */
  isUnresponsive(): boolean;
  /** Whether a call would be made now: while the wallet is unresponsive, one from time to time, to check whether it answers again. */
  mayCall(): boolean;
  /** Whether the last call got no answer, or a fault of the wallet's own. */
  isFailing(): boolean;
  /** How many calls did, so far. */
  failures(): number;
  close(): Promise<void>;
}

/**
 * The wallet cannot be reached, does not answer, or its answer cannot be used. The result is not known, and the caller may
 * try again.
 */
export class WalletUnavailable extends Error {
  override name = 'WalletUnavailable';
  readonly calls: readonly WalletCall[];
  readonly retryAfterSeconds: number;
  /** The wallet has created something, and its answer does not match the request or the rules of this service. */
  readonly isMismatch: boolean;

  constructor(detail: string, calls: readonly WalletCall[], retryAfterSeconds: number, isMismatch = false) {
    super(detail);
    this.calls = calls;
    this.retryAfterSeconds = retryAfterSeconds;
    this.isMismatch = isMismatch;
  }
}

/** A part of a new order that the wallet can find fault with. */
export type OrderPart =
  | 'receiverName'
  | 'address'
  | 'street'
  | 'city'
  | 'postCode'
  | 'state'
  | 'country'
  | 'currency'
  | 'shopName'
  | 'payee';

interface RefusedPart {
  readonly part: OrderPart;
  /** The wallet's name for what is wrong with it. */
  readonly issue: string;
}

/** The wallet understood the request and refused it. The same request will not succeed. */
export class WalletRefusal extends Error {
  override name = 'WalletRefusal';
  readonly issue: string;
  readonly calls: readonly WalletCall[];
  /** What it is about, as far as the wallet says. */
  readonly parts: readonly RefusedPart[];

  constructor(
    issue: string,
    detail: string,
    calls: readonly WalletCall[],
    parts: readonly RefusedPart[] = [],
  ) {
    super(detail);
    this.issue = issue;
    this.calls = calls;
    this.parts = parts;
  }
}
