import type { CallWallet } from './call-wallet.ts';
import type { Course } from './exchange.ts';
import { amountsOf, toOrderRequest } from './order-request.ts';
import { isSuccess, type Answer, type Reply } from './reply.ts';
import { WalletRefusal, WalletUnavailable, type CreatedOrder, type NewOrder } from '../wallet.ts';
import { findLink, idInLink, readWireError, readWireOrder } from './wire.ts';
import { findMoneyFault, isSameMoney, showMoney } from './wire-money.ts';

const retryAfterSeconds = 2;
const refusalStatuses: ReadonlySet<number> = new Set([400, 403, 422]);

/** Makes an order, or throws: WalletRefusal when there is none, WalletUnavailable when nobody can tell. */
export const createOrder = async (
  callWallet: CallWallet,
  order: NewOrder,
  course: Course,
  isPlainHttpFine: boolean,
): Promise<CreatedOrder> => {
  refuseImpossibleMoney(order);
  const reply = await callWallet(
    {
      operation: 'create_order',
      method: 'POST',
      path: '/v2/checkout/orders',
      requestId: order.requestId,
      body: toOrderRequest(order),
    },
    course,
  );
  if (reply.kind === 'answer' && isSuccess(reply)) {
    const created = readCreated(reply, order, isPlainHttpFine);
    if (typeof created === 'object') return created;
    throw new WalletUnavailable(created, course.calls, retryAfterSeconds);
  }
  throw failureOf(reply, course);
};

/** Told before the call, because some of what the wallet would refuse cannot even be written in its amounts. */
const refuseImpossibleMoney = (order: NewOrder) => {
  const { currency } = order.total;
  for (const amountMinor of amountsOf(order)) {
    const fault = findMoneyFault({ currency, amountMinor });
    if (fault === undefined) continue;
    throw new WalletRefusal(fault, `The wallet cannot take ${amountMinor} minor units of ${currency}.`, []);
  }
};

const failureOf = (reply: Reply, { calls }: Course) => {
  const wait = reply.retryAfterSeconds ?? retryAfterSeconds;
  if (reply.kind === 'silence') return new WalletUnavailable(reply.detail, calls, wait);
  const { status, issue = '', body } = reply;
  // 401 is about our credentials, 409 about a twin that still runs, and a page that is not the wallet's about nothing.
  const isVerdict = refusalStatuses.has(status) && readWireError(body)?.name !== undefined;
  return isVerdict
    ? new WalletRefusal(issue, `The wallet refused the order: ${issue}.`, calls)
    : new WalletUnavailable(`the wallet answered ${status} ${issue}`, calls, wait);
};

/** The order, or why this is not the one that was asked for. */
const readCreated = (
  { body }: Answer,
  { total }: NewOrder,
  isPlainHttpFine: boolean,
): CreatedOrder | string => {
  const order = readWireOrder(body);
  if (!order) return 'the answer to a new order cannot be read';
  const { id, links, purchase_units: [unit] = [] } = order;
  if (!unit?.amount) return `order ${id} was answered without its amount`;
  if (!isSameMoney(unit.amount, total)) return `order ${id} is over ${showMoney(unit.amount)}`;
  const self = idInLink(findLink(links, 'self'));
  if (self !== undefined && self !== id) return `order ${id} calls itself ${self}`;
  const approvalUrl = findLink(links, 'payer-action', 'approve') ?? '';
  const url = URL.parse(approvalUrl);
  if (!url) return `order ${id} has no approval page`;
  const { protocol, searchParams } = url;
  if (protocol !== 'https:' && !(protocol === 'http:' && isPlainHttpFine)) {
    return `the approval page of order ${id} is not https`;
  }
  const token = searchParams.get('token');
  if (token !== null && token !== id) return `the approval page of order ${id} is of ${token}`;
  return { orderId: id, approvalUrl };
};
