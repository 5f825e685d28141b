import type { PaymentDetails } from '../api/schema.ts';

/** An administrator closed it as not paid: the wallet has declined nothing. */
export const isClosedByOperator = ({ declineIssue }: Pick<PaymentDetails, 'declineIssue'>) =>
  declineIssue === 'CLOSED_BY_OPERATOR';
