import { findAuthorizationRule } from './authorization-refusals.ts';
import { findChangeRule } from './change-order.ts';
import { findNewOrderRule } from './create-order.ts';
import type { FindRule } from './find-rule.ts';
import { findOrderRule } from './order-refusals.ts';
import { findRefundRule } from './refund-outcomes.ts';
import { isSuccess, type Answer } from '../calling/reply.ts';
import type { Trouble } from '../trouble-store.ts';
import { readWireError } from './wire.ts';

/** The table of each call. Calls that are not here only read, and have no issues of their own. */
const tables: Readonly<Record<string, FindRule<string>>> = {
  create_order: findNewOrderRule,
  change_order: findChangeRule,
  capture_order: findOrderRule,
  authorize_order: findOrderRule,
  show_order: findOrderRule,
  capture_authorization: findAuthorizationRule,
  void_authorization: findAuthorizationRule,
  show_authorization: findAuthorizationRule,
  show_capture: findAuthorizationRule,
  refund_capture: findRefundRule,
  show_refund: findRefundRule,
};

/** What an operator has to repair, by an answer of the wallet. Undefined: nothing. */
export const findTrouble = (operation: string, answer: Answer): Trouble | undefined => {
  const kind = kindOf(operation, answer);
  return kind && { kind, operation, issue: answer.issue ?? `HTTP ${answer.status}` };
};

const kindOf = (operation: string, answer: Answer): Trouble['kind'] | undefined => {
  const { status } = answer;
  // 429 and faults of the wallet's own are no trouble of ours.
  if (isSuccess(answer) || status < 400 || status >= 500 || status === 429) return undefined;
  const findRule = tables[operation];
  const rule = findRule?.(answer);
  if (status === 401) return rule?.blame ?? 'credentials';
  // A page of a proxy says nothing of our permissions.
  const isOfWallet = readWireError(answer.body)?.name !== undefined;
  if (status === 403 && isOfWallet) return 'permission';
  if (rule) return rule.blame;
  return findRule ? 'unknown_issue' : undefined;
};
