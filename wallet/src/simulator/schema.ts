import { Type, type Static } from 'typebox';
import { faultKinds } from '../faults/faults.ts';
import { operations } from '../faults/operations.ts';

export const FaultBody = Type.Object(
  {
    fault: Type.Enum(faultKinds),
    operation: Type.Enum([...operations]),
    times: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
    orderId: Type.Optional(Type.String({ minLength: 1, maxLength: 36 })),
    path: Type.Optional(Type.String({ pattern: '^/', maxLength: 2048 })),
    delayMs: Type.Optional(Type.Integer({ minimum: 0, maximum: 600_000 })),
    retryAfterSeconds: Type.Optional(Type.Integer({ minimum: 0, maximum: 86_400 })),
  },
  // A misspelt field would register another fault than the intended one.
  { additionalProperties: false },
);
export type FaultBody = Static<typeof FaultBody>;

export const ApproveBody = Type.Union([
  Type.Object(
    {
      buyer: Type.Optional(Type.String({ maxLength: 254 })),
      instrument: Type.Optional(Type.String({ maxLength: 64 })),
    },
    { additionalProperties: false },
  ),
  Type.Null(),
]);
export type ApproveBody = Static<typeof ApproveBody>;

export const ClockBody = Type.Object(
  { advanceSeconds: Type.Integer({ minimum: -3_153_600_000, maximum: 3_153_600_000 }) },
  { additionalProperties: false },
);
export type ClockBody = Static<typeof ClockBody>;

export const SettleBody = Type.Object(
  { outcome: Type.Enum(['completed', 'declined']) },
  { additionalProperties: false },
);
export type SettleBody = Static<typeof SettleBody>;

export const SettleRefundBody = Type.Object(
  { outcome: Type.Enum(['completed', 'failed', 'cancelled']) },
  { additionalProperties: false },
);
export type SettleRefundBody = Static<typeof SettleRefundBody>;

export const OrderPath = Type.Object({ orderId: Type.String({ minLength: 1, maxLength: 36 }) });
