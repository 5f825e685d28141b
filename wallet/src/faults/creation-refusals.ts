import type { Issue } from '../wire-issues.ts';

const refusal = <I extends Issue>(issue: I) =>
  ({
    stage: 'refusal',
    issue,
    operations: ['create'],
    description: `422 ${issue}. No order is created.`,
  }) as const;

/** Reasons to refuse a new order that depend on what only the wallet knows. */
export const creationRefusals = {
  city_required: refusal('CITY_REQUIRED'),
  postal_code_required: refusal('POSTAL_CODE_REQUIRED'),
  shipping_address_invalid: refusal('SHIPPING_ADDRESS_INVALID'),
  payee_account_invalid: refusal('PAYEE_ACCOUNT_INVALID'),
};
