import { findRefusal, mismatch, unknown } from './unclear-outcomes.ts';
import type { Answer } from './reply.ts';
import type { DeclineKind, OrderOutcome } from '../wallet.ts';

/**
 * What a refusal means. `look`: read the order, which shows what has happened. `payer_action`: the buyer has to act, and the order
 * shows whether for the first time.
 */
type Refusal = 'look' | 'payer_action' | 'not_approved' | 'expired' | 'not_found' | 'mismatch' | DeclineKind;

/**
 * The wallet's issues at a capture or an authorisation of an order. An issue that is not listed decides nothing: we
 * look at the order again and again, until it expires at the wallet at the latest. We never get issues of cards and
 * banks.
 */
const refusals: Readonly<Record<string, Refusal>> = {
  ORDER_ALREADY_CAPTURED: 'look',
  ORDER_ALREADY_AUTHORIZED: 'look',
  ORDER_COMPLETED_OR_VOIDED: 'look',
  AUTO_CAPTURE_ENABLED: 'look',
  ORDER_NOT_APPROVED: 'not_approved',
  PAYER_ACTION_REQUIRED: 'payer_action',
  ORDER_EXPIRED: 'expired',
  INVALID_RESOURCE_ID: 'not_found',
  RESOURCE_NOT_FOUND: 'not_found',
  ACTION_DOES_NOT_MATCH_INTENT: 'mismatch',
  INSTRUMENT_DECLINED: 'instrument_declined',
  REDIRECT_PAYER_FOR_ALTERNATE_FUNDING: 'instrument_declined',
  AGREEMENT_ALREADY_CANCELLED: 'refused',
  COMPLIANCE_VIOLATION: 'refused',
  COUNTRY_NOT_SUPPORTED_BY_PAYMENT_SOURCE: 'refused',
  DECLINED_DUE_TO_RELATED_TXN: 'refused',
  DOMESTIC_TRANSACTION_REQUIRED: 'refused',
  DUPLICATE_INVOICE_ID: 'refused',
  MAX_AUTHORIZATION_COUNT_EXCEEDED: 'refused',
  MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED: 'refused',
  PAYEE_ACCOUNT_LOCKED_OR_CLOSED: 'refused',
  PAYEE_ACCOUNT_RESTRICTED: 'refused',
  PAYEE_BLOCKED_TRANSACTION: 'refused',
  PAYER_ACCOUNT_LOCKED_OR_CLOSED: 'refused',
  PAYER_ACCOUNT_RESTRICTED: 'refused',
  PAYER_CANNOT_PAY: 'refused',
  PAYMENT_DENIED: 'refused',
  TRANSACTION_BLOCKED_BY_PAYEE: 'refused',
  TRANSACTION_LIMIT_EXCEEDED: 'refused',
  TRANSACTION_RECEIVING_LIMIT_EXCEEDED: 'refused',
  TRANSACTION_REFUSED: 'refused',
};

const declined = (kind: DeclineKind) => (issue: string) => ({ outcome: 'declined', kind, issue }) as const;

const outcomes: Record<Refusal, (issue: string) => OrderOutcome | 'look' | 'payer_action'> = {
  look: () => 'look',
  payer_action: () => 'payer_action',
  not_approved: () => ({ outcome: 'not_approved' }),
  expired: () => ({ outcome: 'expired' }),
  not_found: () => ({ outcome: 'not_found' }),
  mismatch,
  instrument_declined: declined('instrument_declined'),
  refused: declined('refused'),
};

export const readOrderRefusal = (answer: Answer): OrderOutcome | 'look' | 'payer_action' => {
  const { status, issue = '' } = answer;
  const refusal = findRefusal(refusals, answer);
  return refusal === undefined ? unknown(`${status} ${issue}`) : outcomes[refusal](issue);
};
