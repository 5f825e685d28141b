import { Type } from '../../schema.ts';
import type { WalletNotification } from '../wallet.ts';
import { readTime } from './order-outcomes.ts';
import { findLink, idInLink, reader, wireLink } from './wire.ts';

const text = Type.String({ minLength: 1, maxLength: 100 });

const wireNotification = Type.Object({
  id: text,
  event_type: text,
  create_time: Type.Optional(text),
  resource: Type.Object({
    id: Type.Optional(text),
    dispute_id: Type.Optional(text),
    order_id: Type.Optional(text),
    links: Type.Optional(Type.Array(wireLink)),
    supplementary_data: Type.Optional(
      Type.Object({
        related_ids: Type.Optional(
          Type.Object({
            order_id: Type.Optional(text),
            capture_id: Type.Optional(text),
            authorization_id: Type.Optional(text),
          }),
        ),
      }),
    ),
  }),
});

const readWireNotification = reader(wireNotification);

/** In these events the resource is the refund or reversal, not the capture. */
const isOfRefund = (type: string) =>
  type === 'PAYMENT.CAPTURE.REFUNDED' ||
  type === 'PAYMENT.CAPTURE.REVERSED' ||
  type.startsWith('PAYMENT.REFUND.');

const subjectOf = (type: string): WalletNotification['about'] => {
  if (isOfRefund(type)) return 'return';
  if (type.startsWith('PAYMENT.CAPTURE.')) return 'capture';
  if (type.startsWith('PAYMENT.AUTHORIZATION.')) return 'authorization';
  if (type.startsWith('CUSTOMER.DISPUTE.')) return 'dispute';
  return type === 'CHECKOUT.ORDER.APPROVED' ? 'approval' : 'other';
};

export const readNotification = (body: unknown): WalletNotification | undefined => {
  const wire = readWireNotification(body);
  if (!wire) return undefined;
  const { id, event_type: type, resource } = wire;
  const related = resource.supplementary_data?.related_ids;
  const isOf = (kind: string) => type.startsWith(kind) && !isOfRefund(type);
  const captureOfRefund = isOfRefund(type) ? idInLink(findLink(resource.links, 'up')) : undefined;
  return {
    id,
    type,
    about: subjectOf(type),
    orderId: isOf('CHECKOUT.') ? (resource.order_id ?? resource.id) : related?.order_id,
    captureId: isOf('PAYMENT.CAPTURE.') ? resource.id : (related?.capture_id ?? captureOfRefund),
    reversalId: type === 'PAYMENT.CAPTURE.REVERSED' ? resource.id : undefined,
    authorizationId: isOf('PAYMENT.AUTHORIZATION.') ? resource.id : related?.authorization_id,
    disputeId: resource.dispute_id,
    at: readTime(wire.create_time),
  };
};
