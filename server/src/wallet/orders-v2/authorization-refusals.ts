import { findRefusal, mismatch, unknown } from './unclear-outcomes.ts';
import type { Answer } from './reply.ts';
import type { AuthorizationOutcome } from '../wallet.ts';

/** What a refusal means. `look`: read the authorisation, which shows what has happened. */
type Refusal = 'look' | 'lapsed' | 'not_found' | 'voided' | 'declined' | 'mismatch';

/**
 * The wallet's issues at a capture or a release of an authorisation. An issue that is not listed decides nothing.
 * Issues about the amount are a mismatch, because we have checked the amount against the authorisation before.
 */
const refusals: Readonly<Record<string, Refusal>> = {
  AUTHORIZATION_ALREADY_CAPTURED: 'look',
  MAX_CAPTURE_COUNT_EXCEEDED: 'look',
  DUPLICATE_TRANSACTION: 'look',
  AUTHORIZATION_EXPIRED: 'lapsed',
  AUTHORIZATION_VOIDED: 'lapsed',
  INVALID_RESOURCE_ID: 'not_found',
  RESOURCE_NOT_FOUND: 'not_found',
  PREVIOUSLY_VOIDED: 'voided',
  PREVIOUSLY_CAPTURED: 'mismatch',
  CANNOT_BE_VOIDED: 'mismatch',
  AUTH_CAPTURE_CURRENCY_MISMATCH: 'mismatch',
  CANNOT_BE_ZERO_OR_NEGATIVE: 'mismatch',
  DECIMALS_NOT_SUPPORTED: 'mismatch',
  DECIMAL_PRECISION: 'mismatch',
  INVALID_CURRENCY_CODE: 'mismatch',
  MAX_CAPTURE_AMOUNT_EXCEEDED: 'mismatch',
  AUTHORIZATION_DENIED: 'declined',
  COMPLIANCE_VIOLATION: 'declined',
  DUPLICATE_INVOICE_ID: 'declined',
  PAYEE_ACCOUNT_LOCKED_OR_CLOSED: 'declined',
  PAYEE_ACCOUNT_RESTRICTED: 'declined',
  PAYER_ACCOUNT_LOCKED_OR_CLOSED: 'declined',
  PAYER_ACCOUNT_RESTRICTED: 'declined',
  PAYER_CANNOT_PAY: 'declined',
  PAYMENT_DENIED: 'declined',
  TRANSACTION_REFUSED: 'declined',
};

const outcomes: Record<Refusal, (issue: string) => AuthorizationOutcome | 'look'> = {
  look: () => 'look',
  lapsed: () => ({ outcome: 'lapsed' }),
  not_found: () => ({ outcome: 'not_found' }),
  voided: () => ({ outcome: 'voided' }),
  declined: (issue) => ({ outcome: 'declined', issue }),
  mismatch,
};

export const readAuthorizationRefusal = (answer: Answer): AuthorizationOutcome | 'look' => {
  const { status, issue = '' } = answer;
  const refusal = findRefusal(refusals, answer);
  return refusal === undefined ? unknown(`${status} ${issue}`) : outcomes[refusal](issue);
};
