import type { CallWallet } from './call-wallet.ts';
import type { CallContext } from '../calling/exchange.ts';
import { indexRules } from './find-rule.ts';
import { amountsOf, toOrderRequest, type OrderDefaults } from './order-request.ts';
import { newOrderRules } from './refusals.ts';
import { isSuccess, type Answer, type Reply } from '../calling/reply.ts';
import { Type } from '../../schema.ts';
import {
  WalletRefusal,
  WalletUnavailable,
  type CreatedOrder,
  type NewOrder,
  type OrderPart,
} from '../wallet.ts';
import { reader, readWireError, readWireOrder } from './wire.ts';
import { findLink, idInLink } from './wire-links.ts';
import { findMoneyFault, isSameMoney, showMoney } from './wire-money.ts';

const retryAfterSeconds = 2;
const refusalStatuses = [400, 403, 422];
export const findNewOrderRule = indexRules(newOrderRules, refusalStatuses);

interface CreateOptions extends OrderDefaults {
  readonly allowsPlainHttp: boolean;
}

/** Creates an order. Throws WalletRefusal when none was created, and WalletUnavailable when that is not known. */
export const createOrder = async (
  callWallet: CallWallet,
  order: NewOrder,
  context: CallContext,
  options: CreateOptions,
): Promise<CreatedOrder> => {
  refuseImpossibleMoney(order);
  const reply = await callWallet(
    {
      operation: 'create_order',
      method: 'POST',
      path: '/v2/checkout/orders',
      requestId: order.requestId,
      body: toOrderRequest(order, options),
    },
    context,
  );
  if (reply.kind === 'answer' && isSuccess(reply)) {
    const created = readCreated(reply, order, options.allowsPlainHttp);
    if (typeof created === 'object') return created;
    throw new WalletUnavailable(created, context.calls, retryAfterSeconds, true);
  }
  throw failureOf(reply, order, context);
};

/** Checked before the call, because some amounts cannot be written in the wallet's form. */
const refuseImpossibleMoney = (order: NewOrder) => {
  const { currency } = order.total;
  for (const amountMinor of amountsOf(order)) {
    const fault = findMoneyFault({ currency, amountMinor });
    if (fault === undefined) continue;
    throw new WalletRefusal(fault, `The wallet cannot take ${amountMinor} minor units of ${currency}.`, []);
  }
};

const failureOf = (reply: Reply, order: NewOrder, { calls }: CallContext) => {
  const wait = reply.retryAfterSeconds ?? retryAfterSeconds;
  if (reply.kind === 'no_answer') return new WalletUnavailable(reply.detail, calls, wait);
  const { status, issue = '', body } = reply;
  // 401 is about our credentials, 409 about the same request still running. An error page of a proxy decides nothing.
  const isRefusal = refusalStatuses.includes(status) && readWireError(body)?.name !== undefined;
  return isRefusal
    ? new WalletRefusal(issue, `The wallet refused the order: ${issue}.`, calls, readParts(body, order))
    : new WalletUnavailable(`the wallet answered ${status} ${issue}`, calls, wait);
};

/** At most as many as a problem of ours lists. */
const detailsMax = 50;

const readDetails = reader(
  Type.Object({
    details: Type.Array(
      Type.Object({
        issue: Type.String({ pattern: '^[A-Z_]{1,100}$' }),
        field: Type.Optional(Type.Unknown()),
      }),
      { maxItems: detailsMax },
    ),
  }),
);

/** The ends of the wallet's pointers. What stands before them may name the purchase unit by its index or by its reference. */
const partsByField: readonly (readonly [string, OrderPart])[] = [
  ['/shipping/name/full_name', 'receiverName'],
  ['/shipping/address/address_line_1', 'street'],
  ['/shipping/address/admin_area_2', 'city'],
  ['/shipping/address/admin_area_1', 'state'],
  ['/shipping/address/postal_code', 'postCode'],
  ['/shipping/address/country_code', 'country'],
  ['/shipping/address', 'address'],
  ['/experience_context/brand_name', 'shopName'],
  ['/payee/merchant_id', 'payee'],
  ['/payee', 'payee'],
];

/** For details without a pointer, or with one to the whole order. */
const partsByIssue: Readonly<Record<string, OrderPart>> = {
  CITY_REQUIRED: 'city',
  POSTAL_CODE_REQUIRED: 'postCode',
  SHIPPING_ADDRESS_INVALID: 'address',
  INVALID_COUNTRY_CODE: 'country',
  INVALID_CURRENCY_CODE: 'currency',
  PAYEE_ACCOUNT_INVALID: 'payee',
  PAYEE_ACCOUNT_LOCKED_OR_CLOSED: 'payee',
  PAYEE_ACCOUNT_RESTRICTED: 'payee',
};

/** What the refusal is about, of what the platform has sent. */
const readParts = (body: unknown, order: NewOrder) =>
  (readDetails(body)?.details ?? []).flatMap(({ issue, field }) => {
    const byField = partsByField.find(([end]) => typeof field === 'string' && field.endsWith(end))?.[1];
    const part = byField ?? (Object.hasOwn(partsByIssue, issue) ? partsByIssue[issue] : undefined);
    // Without a payee in the order, the account is the operator's, which no platform can correct.
    return part === undefined || (part === 'payee' && order.payeeId === undefined) ? [] : [{ part, issue }];
  });

/** The order, or why the answer does not match the request. */
const readCreated = (
  { body }: Answer,
  { total, paymentId }: NewOrder,
  allowsPlainHttp: boolean,
): CreatedOrder | string => {
  const order = readWireOrder(body);
  if (!order) return 'the answer to a new order cannot be read';
  const { id, links, purchase_units: [unit] = [] } = order;
  if (!unit?.amount) return `order ${id} was answered without its amount`;
  if (!isSameMoney(unit.amount, total)) return `the amount of order ${id} is ${showMoney(unit.amount)}`;
  if (unit.custom_id !== undefined && unit.custom_id !== paymentId)
    return `order ${id} belongs to ${unit.custom_id}`;
  const self = idInLink(findLink(links, 'self'));
  if (self !== undefined && self !== id) return `order ${id} links to itself as ${self}`;
  const approvalUrl = findLink(links, 'payer-action', 'approve') ?? '';
  const url = URL.parse(approvalUrl);
  if (!url) return `order ${id} has no approval page`;
  const { protocol, searchParams } = url;
  if (protocol !== 'https:' && !(protocol === 'http:' && allowsPlainHttp)) {
    return `the approval page of order ${id} is not https: ${approvalUrl}`;
  }
  const token = searchParams.get('token');
  if (token !== null && token !== id) return `the approval page of order ${id} is for order ${token}`;
  return { orderId: id, approvalUrl };
};
