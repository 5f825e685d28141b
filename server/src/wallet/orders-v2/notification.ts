import { Type, type Static } from '../../schema.ts';
import type { WalletNotification } from '../wallet.ts';
import { readTime } from './order-outcomes.ts';
import { idInLink, findLink, readOrigin } from './wire-links.ts';
import { lenient, reader, text, unneeded, wireId, wireOrigin } from './wire.ts';

const longId = Type.String({ minLength: 1, maxLength: 100 });

const resource = Type.Object({
  ...wireOrigin,
  id: lenient(wireId),
  dispute_id: lenient(wireId),
  order_id: lenient(wireId),
  custom_id: lenient(text),
  purchase_units: lenient(Type.Array(unneeded(Type.Object({ custom_id: lenient(text) })))),
  // The names of version 1.0.
  capture_id: lenient(wireId),
  sale_id: lenient(wireId),
  parent_payment: lenient(wireId),
  custom: lenient(text),
});

const readWireNotification = reader(
  Type.Object({
    id: longId,
    event_type: longId,
    create_time: lenient(text),
    resource: lenient(resource),
  }),
);

/** In these events the resource is the refund or reversal, not the capture. Version 1.0 calls a capture a sale. */
const isOfRefund = (type: string) =>
  /^PAYMENT\.(?:CAPTURE|SALE)\.(?:REFUNDED|REVERSED)$/.test(type) || type.startsWith('PAYMENT.REFUND.');

const isOfCapture = (type: string) => type.startsWith('PAYMENT.CAPTURE.') || type.startsWith('PAYMENT.SALE.');

const subjectOf = (type: string): WalletNotification['about'] => {
  if (isOfRefund(type)) return 'return';
  if (isOfCapture(type)) return 'capture';
  if (type.startsWith('PAYMENT.AUTHORIZATION.')) return 'authorization';
  if (type.startsWith('CUSTOMER.DISPUTE.')) return 'dispute';
  return type === 'CHECKOUT.ORDER.APPROVED' ? 'approval' : 'other';
};

export const readNotification = (body: unknown): WalletNotification | undefined => {
  const wire = readWireNotification(body);
  if (!wire) return undefined;
  const { id, event_type: type, resource: about = {} } = wire;
  const isReversed = type.endsWith('.REVERSED') && isOfRefund(type);
  return {
    id,
    type,
    about: subjectOf(type),
    ...readIds(type, about),
    reversalId: isReversed ? about.id : undefined,
    disputeId: type.startsWith('CUSTOMER.DISPUTE.') ? disputeOf(about) : undefined,
    at: readTime(wire.create_time),
  };
};

type Resource = Partial<Static<typeof resource>>;

const disputeOf = ({ dispute_id: id, links }: Resource) => id ?? idInLink(findLink(links, 'self'));

/** Whose event it is. Each version and type of event says it in another place. */
const readIds = (type: string, about: Resource) => {
  const origin = readOrigin(about);
  const given = { orderId: origin.orderId, captureId: origin.captureId ?? about.capture_id ?? about.sale_id };
  const isOrder = type.startsWith('CHECKOUT.');
  const isCapture = isOfCapture(type) && !isOfRefund(type);
  const isAuthorization = type.startsWith('PAYMENT.AUTHORIZATION.');
  return {
    orderId: isOrder ? (about.order_id ?? about.id) : (given.orderId ?? about.order_id),
    parentId: about.parent_payment,
    captureId: isCapture ? (about.id ?? given.captureId) : given.captureId,
    refundId: isOfRefund(type) ? about.id : undefined,
    authorizationId: isAuthorization ? (about.id ?? origin.authorizationId) : origin.authorizationId,
    ownId: about.custom_id ?? about.purchase_units?.find((unit) => unit.custom_id)?.custom_id ?? about.custom,
  };
};
