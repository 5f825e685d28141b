import {
  merchant,
  presentAuthorization,
  presentCapture,
  presentRefund,
} from '../payments/present-payment.ts';
import type { OrderRow } from '../records/order-queries.ts';
import { hasPayments, isOpen, wireStatus, type OrderIntent } from '../records/order.ts';
import { listAuthorizations, listCaptures } from '../records/payment-queries.ts';
import { unitsOf, type PurchaseUnit } from '../records/purchase-unit.ts';
import { listRefunds } from '../records/refund-queries.ts';
import { listTrackers, type TrackerRow } from '../records/tracker-queries.ts';
import { findBuyer } from '../test-buyers.ts';
import type { Wallet } from '../wallet.ts';
import type { Link } from '../wire-error.ts';

/** The page on which the buyer approves or cancels. */
const approvalUrl = (wallet: Wallet, orderId: string): string =>
  `${wallet.options.publicUrl}/checkoutnow?token=${orderId}`;

export const payerActionLink = (wallet: Wallet, order: OrderRow): Link => ({
  href: approvalUrl(wallet, order.id),
  rel: order.with_payment_source === 1n ? 'payer-action' : 'approve',
  method: 'GET',
});

const finishOf: Record<OrderIntent, string> = { CAPTURE: 'capture', AUTHORIZE: 'authorize' };

const presentLinks = (wallet: Wallet, order: OrderRow): Link[] => {
  const self = `${wallet.options.publicUrl}/v2/checkout/orders/${order.id}`;
  const finish = finishOf[order.intent];
  return [
    { href: self, rel: 'self', method: 'GET' },
    ...(isOpen(order.state)
      ? [
          payerActionLink(wallet, order),
          { href: self, rel: 'update', method: 'PATCH' },
          { href: `${self}/${finish}`, rel: finish, method: 'POST' },
        ]
      : []),
  ];
};

/** All buyers of this wallet live in one house, in one country or another. */
const homeOfBuyers = { address_line_1: 'Rue du Port 7', admin_area_2: 'Testville', postal_code: '1234 AB' };

const presentPayer = (order: OrderRow) => {
  const buyer = order.buyer_id === null ? undefined : findBuyer(order.buyer_id);
  if (buyer === undefined) return undefined;
  return {
    name: { given_name: buyer.givenName, surname: buyer.surname },
    email_address: buyer.email,
    payer_id: buyer.payerId,
    address: { country_code: buyer.countryCode },
  };
};

const presentSource = (order: OrderRow) => {
  const payer = presentPayer(order);
  if (payer === undefined) return order.with_payment_source === 1n ? { paypal: {} } : undefined;
  const { payer_id: accountId, address, ...rest } = payer;
  return {
    paypal: {
      ...rest,
      account_id: accountId,
      account_status: 'VERIFIED',
      address: { ...homeOfBuyers, ...address },
    },
  };
};

const presentPayments = (wallet: Wallet, order: OrderRow, units: readonly PurchaseUnit[]) => {
  const authorizations = listAuthorizations(wallet.database, order.id);
  const captures = listCaptures(wallet.database, order.id);
  const refunds = listRefunds(wallet.database, order.id);
  return units.map((unit, index) => {
    const ofUnit = <T extends { unit_index: bigint }>(rows: T[]) =>
      rows.filter((row) => row.unit_index === BigInt(index));
    const unitCaptures = ofUnit(captures);
    const unitRefunds = refunds.filter((refund) => unitCaptures.some(({ id }) => id === refund.capture_id));
    return {
      ...(authorizations.length > 0 && {
        authorizations: ofUnit(authorizations).map((row) => presentAuthorization(wallet, row, unit)),
      }),
      ...(unitCaptures.length > 0 && { captures: unitCaptures.map((row) => presentCapture(wallet, row)) }),
      ...(unitRefunds.length > 0 && { refunds: unitRefunds.map((row) => presentRefund(wallet, row)) }),
    };
  });
};

const presentCore = (order: OrderRow) => {
  const source = presentSource(order);
  return {
    id: order.id,
    // An order without a status is shown only in the event that reports its reversal.
    status: wireStatus[order.state] ?? 'VOIDED',
    ...(source !== undefined && { payment_source: source }),
  };
};

const presentTracker = (wallet: Wallet, row: TrackerRow) => {
  const base = `${wallet.options.publicUrl}/v2`;
  return {
    id: row.id,
    status: row.status,
    items: JSON.parse(row.items) as object[],
    links: [
      { href: `${base}/payments/captures/${row.capture_id}`, rel: 'up', method: 'GET' },
      { href: `${base}/checkout/orders/${row.order_id}/trackers/${row.id}`, rel: 'update', method: 'PATCH' },
    ],
    create_time: row.created_at,
    update_time: row.updated_at,
  };
};

/** The units with their shipments. */
const withTrackers = (wallet: Wallet, order: OrderRow, units: readonly PurchaseUnit[]) => {
  const trackers = hasPayments[order.state] ? listTrackers(wallet.database, order.id) : [];
  if (trackers.length === 0) return units;
  return units.map((unit, index) => {
    const own = trackers.filter((row) => row.unit_index === BigInt(index));
    if (own.length === 0) return unit;
    return {
      ...unit,
      shipping: { ...unit.shipping, trackers: own.map((row) => presentTracker(wallet, row)) },
    };
  });
};

const presentPayee = (order: OrderRow, unit: PurchaseUnit) => ({
  ...(unit.payee ?? merchant),
  ...(order.brand_name !== null && { display_data: { brand_name: order.brand_name } }),
});

/** The whole order. */
export const presentOrder = (wallet: Wallet, order: OrderRow) => {
  const units = withTrackers(wallet, order, unitsOf(order));
  const payments = hasPayments[order.state] ? presentPayments(wallet, order, units) : [];
  const payer = presentPayer(order);
  return {
    ...presentCore(order),
    intent: order.intent,
    processing_instruction: 'NO_INSTRUCTION',
    ...(payer !== undefined && { payer }),
    purchase_units: units.map((unit, index) => ({
      ...unit,
      payee: presentPayee(order, unit),
      ...(payments[index] !== undefined && { payments: payments[index] }),
    })),
    create_time: order.created_at,
    // The wallet dates no change of an order that is not finished.
    ...(hasPayments[order.state] && { update_time: order.updated_at }),
    links: presentLinks(wallet, order),
  };
};

/** What the wallet answers unless the caller asks for the whole order. */
export const presentMinimal = (wallet: Wallet, order: OrderRow) => {
  const payer = presentPayer(order);
  return {
    ...presentCore(order),
    ...(hasPayments[order.state] && { purchase_units: presentPaidUnits(wallet, order) }),
    ...(payer !== undefined && { payer }),
    links: presentLinks(wallet, order),
  };
};

const presentPaidUnits = (wallet: Wallet, order: OrderRow) => {
  const units = unitsOf(order);
  const payments = presentPayments(wallet, order, units);
  return units.map(({ reference_id: reference, shipping }, index) => ({
    reference_id: reference,
    ...(shipping !== undefined && { shipping }),
    payments: payments[index],
  }));
};
