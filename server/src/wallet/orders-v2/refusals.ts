import type { RefundRefusal } from '../wallet.ts';

/** What an operator has to repair after a refusal: the account at the wallet, or what Florin sends. */
type Blame = 'account' | 'request';

/** Issues of the wallet that mean the same for us. */
export interface Rule<Decision> {
  /** `wait` decides nothing: we look and ask again later. */
  readonly decision: Decision | 'wait';
  readonly blame?: Blame;
  /** The wallet's own names, with spaces between them. */
  readonly issues: string;
}

// Every issue that the wallet's published descriptions name for the calls that we make, and what we do about it. A test compares
// them. An issue that is not listed is a `wait`.
//
// With 422 the wallet says that it has understood the call and moved no money, so a refusal may end the payment, also where the
// order or the account is at fault: neither is repaired while a buyer waits, who can pay in another way now. 400, 401, 403 and 409
// are about the call and not about the payment: it stays open, and is captured if that is repaired in time. So does a payment whose
// refusal may hide that money moved (docs/decisions/038-every-refusal-has-a-decision.md).

/** The call itself was wrong (400). */
const wrongCall = `INVALID_ARRAY_MAX_ITEMS INVALID_ARRAY_MIN_ITEMS INVALID_COUNTRY_CODE INVALID_PARAMETER_SYNTAX
  INVALID_PARAMETER_VALUE INVALID_STRING_LENGTH INVALID_STRING_MAX_LENGTH MALFORMED_REQUEST_JSON MISSING_REQUIRED_PARAMETER
  NOT_SUPPORTED PAYPAL_REQUEST_ID_REQUIRED`;

/** We are not allowed to make the call (403). */
const notAllowed = `CONSENT_NEEDED NOT_AUTHORIZED NOT_ELIGIBLE_FOR_TOKEN_PROCESSING PERMISSION_DENIED
  PERMISSION_DENIED_FOR_DONATION_ITEMS`;

/** The account does not work (401), or an earlier call is still being worked on (409). */
const notNow: readonly Rule<never>[] = [
  { decision: 'wait', blame: 'account', issues: 'INVALID_ACCOUNT_STATUS' },
  { decision: 'wait', issues: 'PREVIOUS_REQUEST_IN_PROGRESS RESOURCE_CONFLICT' },
];

const ofAnyCall: readonly Rule<never>[] = [
  ...notNow,
  { decision: 'wait', blame: 'request', issues: wrongCall },
  { decision: 'wait', blame: 'account', issues: notAllowed },
];

/** Features that we never ask for. The order is wrong, or the wallet takes it for another one: the same order will never be paid. */
const unusedFeatures = `BILLING_AGREEMENT_ID_MISMATCH BILLING_AGREEMENT_NOT_FOUND CANCEL_URL_REQUIRED CARD_EXPIRY_REQUIRED
  CARD_NUMBER_REQUIRED INCOMPATIBLE_ACCOUNT_OWNERSHIP_TYPE INCOMPATIBLE_PARAMETER_VALUE INELIGIBLE_SHIPPING_OPTION
  INVALID_PICKUP_ADDRESS INVALID_PREVIOUS_TRANSACTION_REFERENCE INVALID_SECURITY_CODE_LENGTH INVALID_VAULT_ID
  INVALID_VAULT_SETUP_TOKEN LOCALE_NOT_SUPPORTED_BY_PAYMENT_SOURCE MERCHANT_INITIATED_WITH_AUTHENTICATION_RESULTS
  MERCHANT_INITIATED_WITH_MULTIPLE_PURCHASE_UNITS MERCHANT_INITIATED_WITH_SECURITY_CODE MISMATCHED_VAULT_ID_TO_PAYMENT_SOURCE
  MISMATCHED_VAULT_OWNER_ID MISSING_CRYPTOGRAM MISSING_PREVIOUS_REFERENCE ONLY_ONE_BANK_SOURCE_ALLOWED PAYEE_FX_RATE_ID_EXPIRED
  PAYMENT_SOURCE_MISMATCH PAYPAL_TRANSACTION_ID_EXPIRED PAYPAL_TRANSACTION_ID_NOT_FOUND PLATFORM_FEE_PAYEE_CANNOT_BE_SAME_AS_PAYER
  PNREF_EXPIRED PNREF_NOT_FOUND PREFERRED_PAYMENT_SOURCE_MISMATCH PREVIOUS_TRANSACTION_REFERENCE_HAS_CHARGEBACK
  PREVIOUS_TRANSACTION_REFERENCE_VOIDED REQUIRED_PARAMETER_FOR_CUSTOMER_INITIATED_PAYMENT RETURN_URL_REQUIRED TOKEN_ID_NOT_FOUND
  VAULT_INSTRUCTION_REQUIRED`;

/** The account at the wallet lacks something that only the merchant and the wallet can change, and hardly within an approval's hours. */
const accountNotReady = `AUTH_CAPTURE_NOT_ENABLED NOT_ELIGIBLE_FOR_PAYPAL_TRANSACTION_ID_PROCESSING NOT_ELIGIBLE_FOR_PNREF_PROCESSING
  NOT_ENABLED_FOR_BANK_PROCESSING NOT_ENABLED_FOR_CARD_PROCESSING NOT_ENABLED_FOR_PAYMENT_SOURCE PAYEE_ACCOUNT_LOCKED_OR_CLOSED
  PAYEE_ACCOUNT_RESTRICTED PAYEE_NOT_ENABLED_FOR_BANK_PROCESSING PAYEE_NOT_ENABLED_FOR_CARD_PROCESSING PAYMENT_ORIGIN_NOT_ENABLED
  SETUP_ERROR_FOR_BANK TRANSACTION_RECEIVING_LIMIT_EXCEEDED VAULT_OWNER_ID_NOT_SUPPORTED`;

/** The wallet refuses this buyer, this seller or this payment, whatever the buyer would pay with. */
const refusedForGood = `AGREEMENT_ALREADY_CANCELLED COMPLIANCE_VIOLATION COUNTRY_NOT_SUPPORTED_BY_PAYMENT_SOURCE
  DECLINED_DUE_TO_RELATED_TXN DOMESTIC_TRANSACTION_REQUIRED DUPLICATE_INVOICE_ID MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED
  PAYEE_BLOCKED_TRANSACTION PAYER_ACCOUNT_LOCKED_OR_CLOSED PAYER_ACCOUNT_RESTRICTED PAYER_CANNOT_PAY PAYMENT_DENIED
  SHIPPING_ADDRESS_INVALID TRANSACTION_BLOCKED_BY_PAYEE TRANSACTION_LIMIT_EXCEEDED TRANSACTION_REFUSED`;

/** What the buyer chose to pay with cannot be used. They may choose another instrument and approve again. */
const otherInstrument = `APPLE_PAY_AMOUNT_MISMATCH BANK_NOT_SUPPORTED_FOR_VERIFICATION BANK_VERIFICATION_REQUIRED
  CARD_BRAND_NOT_SUPPORTED CARD_COUNTRY_NOT_SUPPORTED CARD_DATA_NOT_FOUND CONTINGENCY_NOT_SUCCESSFUL CURRENCY_NOT_SUPPORTED_FOR_BANK
  IBAN_COUNTRY_NOT_SUPPORTED INSTRUMENT_DECLINED INVALID_IBAN PAYMENT_SOURCE_NOT_SUPPORTED PREFERRED_BRAND_NOT_SUPPORTED
  REDIRECT_PAYER_FOR_ALTERNATE_FUNDING REFERENCED_CARD_EXPIRED TOKEN_EXPIRED UNSUPPORTED_INTENT_FOR_PAYMENT_SOURCE`;

const notFound = 'INVALID_RESOURCE_ID RESOURCE_NOT_FOUND';

/**
 * `look`: it is done already, and the order shows it. `payer_action`: the buyer has to act, and the order shows whether
 * for the first time.
 */
export type OrderDecision =
  | 'look'
  | 'payer_action'
  | 'not_approved'
  | 'expired'
  | 'not_found'
  | 'mismatch'
  | 'instrument_declined'
  | 'refused';

/** A capture, an authorisation or a look at an order. */
export const orderRules: readonly Rule<OrderDecision>[] = [
  ...ofAnyCall,
  {
    decision: 'look',
    // The wallet allows one authorisation of an order: one too many means that there is one.
    issues: `AUTO_CAPTURE_ENABLED MAX_AUTHORIZATION_COUNT_EXCEEDED ORDER_ALREADY_AUTHORIZED ORDER_ALREADY_CAPTURED
      ORDER_COMPLETED_OR_VOIDED`,
  },
  // The wallet is still capturing or authorising it.
  { decision: 'wait', issues: 'ORDER_AUTHORIZATION_IN_PROGRESS ORDER_COMPLETION_IN_PROGRESS' },
  { decision: 'not_approved', issues: 'ORDER_NOT_APPROVED' },
  { decision: 'payer_action', issues: 'PAYER_ACTION_REQUIRED' },
  { decision: 'expired', issues: 'ORDER_EXPIRED' },
  { decision: 'not_found', issues: notFound },
  // It does not say what it has not found. It may be the order, on a part of the wallet that is behind.
  { decision: 'wait', issues: 'IDENTIFIER_NOT_FOUND' },
  { decision: 'instrument_declined', issues: otherInstrument },
  { decision: 'refused', issues: refusedForGood },
  { decision: 'refused', blame: 'account', issues: accountNotReady },
  { decision: 'refused', blame: 'request', issues: unusedFeatures },
  {
    decision: 'refused',
    blame: 'request',
    issues: `AMOUNT_CANNOT_BE_SPECIFIED AUTHORIZATION_AMOUNT_EXCEEDED AUTHORIZATION_CURRENCY_MISMATCH ORDER_CANNOT_BE_SAVED
      PAYMENT_TYPE_NOT_SUPPORTED_FOR_INTENT SAVE_ORDER_NOT_SUPPORTED`,
  },
  // The order at the wallet is not the one that we made.
  { decision: 'mismatch', issues: 'ACTION_DOES_NOT_MATCH_INTENT' },
];

/** A change of an order. Nothing was changed, and a new order can be made instead: there is nothing to wait for. */
export const changeRules: readonly Rule<'refused' | 'not_found'>[] = [
  ...notNow,
  { decision: 'not_found', issues: notFound },
  {
    decision: 'refused',
    // The buyer has approved, or chosen terms of payment; or the wallet refuses the platform's values.
    issues: `AMOUNT_CHANGE_NOT_ALLOWED AMOUNT_NOT_PATCHABLE CITY_REQUIRED INVALID_CURRENCY_CODE MAX_VALUE_EXCEEDED
      ORDER_ALREADY_COMPLETED POSTAL_CODE_REQUIRED`,
  },
  { decision: 'refused', blame: 'account', issues: notAllowed },
  {
    decision: 'refused',
    blame: 'account',
    issues: `DELAYED_DISBURSEMENT_NOT_SUPPORTED_FOR_KYC_INCOMPLETE_PAYEE PARTNER_SETTLEMENT_NOT_SUPPORTED_FOR_KYC_INCOMPLETE_PAYEE
      PAYEE_ACCOUNT_LOCKED_OR_CLOSED PAYEE_ACCOUNT_RESTRICTED UNSUPPORTED_INTENT_FOR_KYC_INCOMPLETE_PAYEE`,
  },
  // Our sums, or features that we never ask for.
  { decision: 'refused', blame: 'request', issues: wrongCall },
  {
    decision: 'refused',
    blame: 'request',
    issues: `AMOUNT_MISMATCH CANNOT_BE_NEGATIVE CANNOT_BE_ZERO_OR_NEGATIVE CANNOT_MODIFY_INTENT DECIMAL_PRECISION
      DELAYED_DISBURSEMENT_NOT_SUPPORTED DONATION_ITEMS_NOT_SUPPORTED DUPLICATE_REFERENCE_ID DUPLICATE_SHIPPING_OPTION_ID
      FIELD_NOT_PATCHABLE INELIGIBLE_SHIPPING_OPTION INVALID_DELIVERY_ESTIMATE INVALID_FX_RATE_ID INVALID_JSON_POINTER_FORMAT
      INVALID_PARAMETER INVALID_PATCH_OPERATION INVALID_PLATFORM_FEES_ACCOUNT INVALID_PLATFORM_FEES_AMOUNT
      INVALID_SHIPPING_OPTION_ID ITEM_TOTAL_MISMATCH ITEM_TOTAL_REQUIRED MISSING_ITEM_SHIPPING_OPTIONS
      MISSING_SHIPPING_CALL_BACK_CONFIGURATION MULTIPLE_PURCHASE_UNITS_NOT_SUPPORTED_FOR_PAYMENT_SOURCE
      MULTIPLE_SHIPPING_OPTION_SELECTED MULTI_CURRENCY_ORDER NOT_PATCHABLE PATCH_PATH_REQUIRED PATCH_VALUE_REQUIRED
      PAYEE_FX_RATE_ID_CURRENCY_MISMATCH PAYEE_FX_RATE_ID_EXPIRED PLATFORM_FEES_NOT_SUPPORTED
      PREFERRED_SHIPPING_OPTION_AMOUNT_MISMATCH REFERENCE_ID_NOT_FOUND REFERENCE_ID_REQUIRED SHIPPING_OPTIONS_NOT_SUPPORTED
      SHIPPING_OPTION_NOT_SELECTED TAX_TOTAL_MISMATCH TAX_TOTAL_REQUIRED UNSUPPORTED_INTENT UNSUPPORTED_PATCH_PARAMETER_VALUE`,
  },
];

/** `look`: read the authorisation, which shows what has happened. */
export type AuthorizationDecision = 'look' | 'lapsed' | 'not_found' | 'voided' | 'declined' | 'mismatch';

/** A capture or a release of an authorisation, or a look at it or at a capture. */
export const authorizationRules: readonly Rule<AuthorizationDecision>[] = [
  ...ofAnyCall,
  {
    decision: 'look',
    issues: 'AUTHORIZATION_ALREADY_CAPTURED DUPLICATE_TRANSACTION MAX_CAPTURE_COUNT_EXCEEDED',
  },
  { decision: 'lapsed', issues: 'AUTHORIZATION_EXPIRED AUTHORIZATION_VOIDED' },
  { decision: 'not_found', issues: notFound },
  { decision: 'voided', issues: 'PREVIOUSLY_VOIDED' },
  // We have checked the amount against the authorisation before, and we release nothing that we have captured.
  {
    decision: 'mismatch',
    issues: `AUTH_CAPTURE_CURRENCY_MISMATCH CANNOT_BE_VOIDED CANNOT_BE_ZERO_OR_NEGATIVE DECIMALS_NOT_SUPPORTED DECIMAL_PRECISION
      INVALID_CURRENCY_CODE MAX_CAPTURE_AMOUNT_EXCEEDED PREVIOUSLY_CAPTURED`,
  },
  {
    decision: 'declined',
    issues: `AUTHORIZATION_DENIED COMPLIANCE_VIOLATION DUPLICATE_INVOICE_ID PAYER_ACCOUNT_LOCKED_OR_CLOSED PAYER_ACCOUNT_RESTRICTED
      PAYER_CANNOT_PAY PAYMENT_DENIED TRANSACTION_REFUSED`,
  },
  {
    decision: 'declined',
    blame: 'account',
    issues: 'PAYEE_ACCOUNT_LOCKED_OR_CLOSED PAYEE_ACCOUNT_RESTRICTED',
  },
];

/** A refund, or a look at one. */
export const refundRules: readonly Rule<RefundRefusal>[] = [
  ...ofAnyCall,
  // A capture does not vanish: the wallet's records are behind, or it does not know us for a while.
  { decision: 'wait', issues: notFound },
  {
    decision: 'final',
    issues: `CAPTURE_FULLY_REFUNDED DUPLICATE_INVOICE_ID MAX_NUMBER_OF_REFUNDS_EXCEEDED PARTIAL_REFUND_NOT_ALLOWED
      PAYER_ACCOUNT_LOCKED_OR_CLOSED REFUND_AMOUNT_EXCEEDED REFUND_AMOUNT_TOO_LOW REFUND_NOT_ALLOWED REFUND_TIME_LIMIT_EXCEEDED`,
  },
  { decision: 'final', blame: 'account', issues: 'PAYEE_ACCOUNT_LOCKED_OR_CLOSED REFUND_IS_RESTRICTED' },
  {
    decision: 'final',
    blame: 'request',
    issues: `CANNOT_BE_NEGATIVE CANNOT_BE_ZERO_OR_NEGATIVE CURRENCY_MISMATCH DECIMALS_NOT_SUPPORTED DECIMAL_PRECISION
      INVALID_CURRENCY_CODE PLATFORM_FEE_EXCEEDED PLATFORM_FEE_NOT_ENABLED REFUND_CAPTURE_CURRENCY_MISMATCH`,
  },
  { decision: 'later', blame: 'account', issues: 'PAYEE_ACCOUNT_RESTRICTED' },
  // Home counts these refunds until someone requests them again.
  { decision: 'later', issues: 'PENDING_CAPTURE REFUND_FAILED_INSUFFICIENT_FUNDS' },
  { decision: 'disputed', issues: 'REFUND_NOT_PERMITTED_DUE_TO_CHARGEBACK TRANSACTION_DISPUTED' },
];

/** A new order. No order was made, and the platform gets the reason. Who else does depends on whose values were refused. */
export const newOrderRules: readonly Rule<'refused'>[] = [
  ...notNow,
  // Here there is nothing to wait for: the platform may order again.
  { decision: 'refused', blame: 'request', issues: wrongCall },
  { decision: 'refused', blame: 'account', issues: notAllowed },
  // The platform's values, or the wallet's opinion of the buyer or of the seller.
  { decision: 'refused', issues: refusedForGood },
  {
    decision: 'refused',
    issues: `BILLING_ADDRESS_INVALID CITY_REQUIRED INSTRUMENT_DECLINED INVALID_CURRENCY_CODE INVALID_POSTAL_CODE
      INVALID_POSTAL_CODE_LENGTH MAX_VALUE_EXCEEDED PAYMENT_SOURCE_CANNOT_BE_USED PAYMENT_SOURCE_DECLINED_BY_PROCESSOR
      PAYMENT_SOURCE_INFO_CANNOT_BE_VERIFIED POSTAL_CODE_REQUIRED`,
  },
  { decision: 'refused', blame: 'account', issues: accountNotReady },
  {
    decision: 'refused',
    blame: 'account',
    issues: `DELAYED_DISBURSEMENT_NOT_SUPPORTED_FOR_KYC_INCOMPLETE_PAYEE NOT_ENABLED_FOR_APPLE_PAY NOT_ENABLED_FOR_GOOGLE_PAY
      NOT_ENABLED_TO_VAULT_PAYMENT_SOURCE PARTNER_SETTLEMENT_NOT_SUPPORTED_FOR_KYC_INCOMPLETE_PAYEE PAYEE_ACCOUNT_INVALID
      PAYEE_PRICING_TIER_ID_NOT_ENABLED UNSUPPORTED_INTENT_FOR_KYC_INCOMPLETE_PAYEE`,
  },
  // Our sums, or features that we never ask for.
  { decision: 'refused', blame: 'request', issues: unusedFeatures },
  {
    decision: 'refused',
    blame: 'request',
    issues: `ALIAS_DECLINED_BY_PROCESSOR AMOUNT_MISMATCH APPLE_PAY_AMOUNT_MISMATCH BANK_VERIFICATION_REQUIRED
      BILLING_AGREEMENTS_CANNOT_BE_USED_FOR_SUBSCRIPTIONS BILLING_ITEM_AMOUNT_MISMATCH BLIK_ONE_CLICK_MISSING_REQUIRED_PARAMETER
      CANNOT_BE_NEGATIVE CANNOT_BE_ZERO_OR_NEGATIVE CARD_EXPIRED CRYPTOGRAM_REQUIRED DECIMAL_PRECISION
      DELAYED_DISBURSEMENT_NOT_SUPPORTED DONATION_ITEMS_NOT_SUPPORTED DUPLICATE_REFERENCE_ID EMV_DATA_REQUIRED
      GOOGLE_PAY_GATEWAY_MERCHANT_ID_MISMATCH INCOMPATIBLE_PARAMETER_FOR_BILLING_PLAN INVALID_DELIVERY_ESTIMATE INVALID_EXPIRY_DATE
      INVALID_FX_RATE_ID INVALID_GOOGLE_PAY_TOKEN INVALID_PAYEE_PRICING_TIER_ID INVALID_PAYER_ID INVALID_PLATFORM_FEES_ACCOUNT
      INVALID_PLATFORM_FEES_AMOUNT INVALID_SHIPPING_OPTION_ID ITEM_TOTAL_MISMATCH ITEM_TOTAL_REQUIRED
      MISMATCHED_VAULT_SETUP_TOKEN_TO_PAYMENT_SOURCE MISSING_ITEM_SHIPPING_OPTIONS MISSING_PICKUP_ADDRESS
      MISSING_REQUIRED_PARAMETER_FOR_BILLING_PLAN MISSING_SHIPPING_CALL_BACK_CONFIGURATION MULTIPLE_ITEM_CATEGORIES
      MULTIPLE_PURCHASE_UNITS_NOT_SUPPORTED_FOR_PAYMENT_SOURCE MULTIPLE_SHIPPING_ADDRESS_NOT_SUPPORTED
      MULTIPLE_SHIPPING_OPTION_SELECTED MULTIPLE_SHIPPING_TYPE_NOT_SUPPORTED MULTI_CURRENCY_ORDER ONE_OF_PARAMETERS_REQUIRED
      ORDER_COMPLETE_ON_PAYMENT_APPROVAL PAYEE_FX_RATE_ID_CURRENCY_MISMATCH PLATFORM_FEES_NOT_SUPPORTED
      PREFERRED_BRAND_NOT_SUPPORTED PREFERRED_SHIPPING_OPTION_AMOUNT_MISMATCH REFERENCE_ID_REQUIRED
      SHIPPING_CALLBACK_CONFIG_NOT_SUPPORTED SHIPPING_OPTIONS_NOT_SUPPORTED SHIPPING_OPTION_NOT_SELECTED
      SHIPPING_TYPE_NOT_SUPPORTED_FOR_CLIENT TAX_TOTAL_MISMATCH TAX_TOTAL_REQUIRED TOKEN_EXPIRED
      UNSUPPORTED_INTEGRATION_FOR_BILLING_PLAN UNSUPPORTED_INTENT UNSUPPORTED_PAYMENT_INSTRUCTION
      UNSUPPORTED_PAYMENT_SOURCE_FOR_SUBSCRIPTIONS UNSUPPORTED_PROCESSING_INSTRUCTION UNSUPPORTED_SHIPPING_TYPE
      VAULT_INSTRUCTION_DUPLICATED`,
  },
];
