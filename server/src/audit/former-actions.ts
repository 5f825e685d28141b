import type { AuditAction } from './append-audit-entry.ts';

/** Names that older entries have. The hash of an entry covers its action, so the rows can't be renamed. */
const formerActions: Readonly<Record<string, AuditAction>> = {
  transfer_ordered: 'transfer_made',
  payment_capture_ordered: 'payment_capture_requested',
  refund_ordered: 'refund_requested',
  payment_cancel_ordered: 'payment_cancel_requested',
};

/** What an action is called today. */
export const nameAction = (stored: string) => formerActions[stored] ?? stored;

/** Every name that entries of this action have. */
export const listStoredNames = (action: string) => [
  action,
  ...Object.keys(formerActions).filter((former) => formerActions[former] === action),
];
