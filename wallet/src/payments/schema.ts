import { Type, type Static } from 'typebox';
import { WireMoney } from '../wire-money.ts';

const text = (maxLength: number) => Type.Optional(Type.String({ minLength: 1, maxLength }));

// Without a body, the full amount is captured or refunded.
const optionalBody = <T extends Type.TObject>(schema: T) => Type.Union([schema, Type.Null()]);

const CaptureRequest = Type.Object({
  amount: Type.Optional(WireMoney),
  final_capture: Type.Optional(Type.Boolean()),
  invoice_id: text(127),
  note_to_payer: text(255),
});
const ReauthorizeRequest = Type.Object({ amount: Type.Optional(WireMoney) });
const RefundRequest = Type.Object({
  amount: Type.Optional(WireMoney),
  invoice_id: text(127),
  custom_id: text(127),
  note_to_payer: text(255),
});

export const CaptureBody = optionalBody(CaptureRequest);
export const ReauthorizeBody = optionalBody(ReauthorizeRequest);
export const RefundBody = optionalBody(RefundRequest);
export type CaptureBody = Static<typeof CaptureRequest>;
export type ReauthorizeBody = Static<typeof ReauthorizeRequest>;
export type RefundBody = Static<typeof RefundRequest>;

const id = Type.String({ minLength: 1, maxLength: 36 });
export const AuthorizationParams = Type.Object({ authorizationId: id });
export const CaptureParams = Type.Object({ captureId: id });
export const RefundParams = Type.Object({ refundId: id });

/** Calls that name an authorisation, a capture or a refund in their path. */
export interface AuthorizationCall {
  readonly Params: Static<typeof AuthorizationParams>;
}
export interface CaptureCall {
  readonly Params: Static<typeof CaptureParams>;
}
export interface RefundCall {
  readonly Params: Static<typeof RefundParams>;
}
