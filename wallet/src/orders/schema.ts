import { Type, type Static } from 'typebox';
import { PurchaseUnit } from '../records/purchase-unit.ts';

const text = (maxLength: number) => Type.Optional(Type.String({ minLength: 1, maxLength }));

const ExperienceContext = Type.Object({
  brand_name: text(127),
  locale: text(10),
  shipping_preference: Type.Optional(Type.Enum(['GET_FROM_FILE', 'NO_SHIPPING', 'SET_PROVIDED_ADDRESS'])),
  user_action: Type.Optional(Type.Enum(['CONTINUE', 'PAY_NOW'])),
  return_url: Type.Optional(Type.String({ format: 'uri', maxLength: 4000 })),
  cancel_url: Type.Optional(Type.String({ format: 'uri', maxLength: 4000 })),
});

export const CreateOrderBody = Type.Object({
  intent: Type.Enum(['CAPTURE', 'AUTHORIZE']),
  purchase_units: Type.Array(PurchaseUnit, { minItems: 1, maxItems: 10 }),
  payment_source: Type.Optional(
    Type.Object({
      paypal: Type.Optional(Type.Object({ experience_context: Type.Optional(ExperienceContext) })),
    }),
  ),
  // Deprecated, but many merchants still send it.
  application_context: Type.Optional(ExperienceContext),
});
export type CreateOrderBody = Static<typeof CreateOrderBody>;

export const OrderParams = Type.Object({ orderId: Type.String({ minLength: 1, maxLength: 36 }) });

/** The part of RFC 6902 that the wallet supports. */
export const PatchBody = Type.Array(
  Type.Object({
    op: Type.Enum(['add', 'remove', 'replace', 'move', 'copy', 'test']),
    path: Type.Optional(Type.String()),
    value: Type.Optional(Type.Unknown()),
  }),
  { maxItems: 32_767 },
);
export type Patch = Static<typeof PatchBody>[number];

export const ConfirmBody = Type.Object({
  payment_source: Type.Object({
    paypal: Type.Optional(Type.Object({ experience_context: Type.Optional(ExperienceContext) })),
  }),
});
export type ConfirmBody = Static<typeof ConfirmBody>;

const TrackerItem = Type.Object({
  name: text(127),
  quantity: Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,9}$' })),
  sku: text(127),
});

export const TrackerItems = Type.Array(TrackerItem);
export type TrackerItems = Static<typeof TrackerItems>;

export const TrackBody = Type.Object({
  capture_id: Type.String({ minLength: 1, maxLength: 50, pattern: '^[a-zA-Z0-9]*$' }),
  tracking_number: text(64),
  carrier: Type.Optional(Type.String({ minLength: 1, maxLength: 64, pattern: '^[0-9A-Z_]+$' })),
  carrier_name_other: text(64),
  notify_payer: Type.Optional(Type.Boolean()),
  items: Type.Optional(TrackerItems),
});
export type TrackBody = Static<typeof TrackBody>;

export const TrackerParams = Type.Object({
  ...OrderParams.properties,
  trackerId: Type.String({ minLength: 1, maxLength: 120 }),
});
