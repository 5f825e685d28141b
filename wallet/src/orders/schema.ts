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
