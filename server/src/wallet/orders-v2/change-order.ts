import { moneyText } from '../../money.ts';
import type { Money } from '../../money.ts';
import type { CallContext } from '../calling/exchange.ts';
import { isSuccess, type Reply } from '../calling/reply.ts';
import type { Run } from '../calling/run-operation.ts';
import type { Changeable, ChangeOutcome, OrderChange, OrderOutcome, Wallet } from '../wallet.ts';
import type { CallWallet } from './call-wallet.ts';
import { indexRules } from './find-rule.ts';
import { readOrderOutcome, readStatement } from './order-outcomes.ts';
import { addressOf, amountOf, amountsOf, isNameable, itemsOf, nameOf, orderPath } from './order-request.ts';
import { changeRules } from './refusals.ts';
import { mismatch, unknown } from './unclear-outcomes.ts';
import { findMoneyFault } from './wire-money.ts';

export const findChangeRule = indexRules(changeRules, [400, 403, 404, 422]);

/**
 * Changes an order by a PATCH, which has no request id and answers without a body. So the order is read before it, to see that nobody
 * has approved, and after it, to see what became of it.
 */
const changeOrder = async (
  callWallet: CallWallet,
  change: OrderChange,
  requestId: string,
  context: CallContext,
): Promise<ChangeOutcome> => {
  const before = await showChange(callWallet, change, context);
  if (before.outcome !== 'not_changed') return before;
  const call = {
    operation: 'change_order',
    method: 'PATCH',
    path: orderPath(change.orderId),
    requestId,
    body: toPatch(change),
  } as const;
  const reply = await callWallet(call, context);
  if (reply.kind === 'no_answer') return unknown(reply.detail);
  if (!isSuccess(reply)) return readRefusal(reply);
  const after = readChange(await show(callWallet, change, context), change);
  return after.kind === 'new_total'
    ? { outcome: 'changed' }
    : unknown('changed, and the order is not shown so');
};

const showChange = async (callWallet: CallWallet, change: OrderChange, context: CallContext) =>
  outcomeOf(readChange(await show(callWallet, change, context), change), change);

const show = (callWallet: CallWallet, { orderId }: OrderChange, context: CallContext) =>
  callWallet({ operation: 'show_order', method: 'GET', path: orderPath(orderId) }, context);

const readRefusal = (reply: Extract<Reply, { kind: 'answer' }>): ChangeOutcome => {
  const { status, issue = '' } = reply;
  const { decision = 'wait' } = findChangeRule(reply) ?? {};
  if (decision === 'wait') return unknown(`${status} ${issue}`);
  return decision === 'refused' ? { outcome: 'change_refused', issue } : { outcome: 'not_found' };
};

type Unclear = Extract<ChangeOutcome, { outcome: 'expired' | 'not_found' | 'mismatch' | 'unknown' }>;

const unclearOutcomes: ReadonlySet<string> = new Set<Unclear['outcome']>([
  'expired',
  'not_found',
  'mismatch',
  'unknown',
]);

const isUnclear = (outcome: OrderOutcome): outcome is Unclear => unclearOutcomes.has(outcome.outcome);

type Shown =
  | { readonly kind: 'new_total' | 'former_total'; readonly isApproved: boolean }
  | {
      readonly kind: 'unclear';
      readonly outcome: Unclear;
    };

/** Which of the two totals the order has, and whether the buyer has approved it. */
const readChange = (reply: Reply, change: OrderChange): Shown => {
  const shown = readStatement(reply, change.orderId)?.total;
  const seen = readOrderOutcome(reply, { ...change, total: shown ?? change.total });
  if (typeof seen === 'string')
    return unclear(unknown('the wallet answers a look with an issue for captures'));
  if (isUnclear(seen)) return unclear(seen);
  if (!shown) return unclear(unknown('the order is shown without its amount'));
  const isApproved = seen.outcome !== 'not_approved';
  if (isSame(shown, change.total)) return { kind: 'new_total', isApproved };
  if (isSame(shown, change.formerTotal)) return { kind: 'former_total', isApproved };
  return unclear(mismatch('neither_total', { shown: moneyText(shown) }));
};

const unclear = (outcome: Unclear) => ({ kind: 'unclear', outcome }) as const;

/**
 * A new total says that it was done, also by a call that arrived late, after another one was refused. Otherwise it is not, and an approval
 * ends it. Where both totals are the same, nobody can see it: it is done again until the approval, and then the platform starts anew.
 */
const outcomeOf = (shown: Shown, { total, formerTotal }: OrderChange): ChangeOutcome => {
  if (shown.kind === 'unclear') return shown.outcome;
  if (shown.kind === 'new_total' && !isSame(total, formerTotal)) return { outcome: 'changed' };
  return shown.isApproved
    ? { outcome: 'change_refused', issue: 'ORDER_ALREADY_APPROVED' }
    : { outcome: 'not_changed' };
};

const isSame = (one: Money, other: Money) =>
  one.currency === other.currency && one.amountMinor === other.amountMinor;

/** Only replacements, which may be repeated: the wallet refuses to add what is there already. */
const toPatch = (change: OrderChange) => {
  const unit = `/purchase_units/@reference_id=='${isNameable(change.reference) ? change.reference : defaultReference}'`;
  const replace = (part: string, value: unknown) => ({ op: 'replace', path: `${unit}/${part}`, value });
  return [
    replace('amount', amountOf(change)),
    replace('items', itemsOf(change)),
    ...(change.receiverName === undefined ? [] : [replace('shipping/name', nameOf(change.receiverName))]),
    ...(change.address ? [replace('shipping/address', addressOf(change.address))] : []),
  ];
};

/** The wallet's own, for an order that was given none. */
const defaultReference = 'default';

/** Why the wallet cannot change an order into another one, without asking it. */
const findChangeFault = (before: Changeable, after: Changeable): string | undefined => {
  // What the buyer is shown of the delivery was chosen with the order, and only replacements can be repeated.
  const hasSameParts =
    (before.receiverName === undefined) === (after.receiverName === undefined) &&
    !before.address === !after.address;
  if (!hasSameParts) return 'DELIVERY_NOT_PATCHABLE';
  const { currency } = after.total;
  for (const amountMinor of amountsOf(after)) {
    const fault = findMoneyFault({ currency, amountMinor });
    if (fault !== undefined) return fault;
  }
  return undefined;
};

export const changeCalls = (
  callWallet: CallWallet,
  run: Run,
): Pick<Wallet, 'findChangeFault' | 'changeOrder' | 'showChange'> => ({
  findChangeFault,
  changeOrder: (change, requestId, signal) =>
    run((context) => changeOrder(callWallet, change, requestId, context), signal),
  showChange: (change) => run((context) => showChange(callWallet, change, context)),
});
