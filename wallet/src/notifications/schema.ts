import { Type, type Static } from 'typebox';

export const WebhookBody = Type.Object({
  url: Type.String({ maxLength: 2048, format: 'uri' }),
  event_types: Type.Array(Type.Object({ name: Type.String({ minLength: 1, maxLength: 100 }) }), {
    minItems: 1,
    maxItems: 500,
  }),
});
export type WebhookBody = Static<typeof WebhookBody>;

export const VerifyBody = Type.Object({
  auth_algo: Type.String({ maxLength: 100 }),
  cert_url: Type.String({ maxLength: 500 }),
  transmission_id: Type.String({ maxLength: 50 }),
  transmission_sig: Type.String({ maxLength: 500 }),
  transmission_time: Type.String({ maxLength: 100 }),
  webhook_id: Type.String({ maxLength: 50 }),
  webhook_event: Type.Object({}),
});
export type VerifyBody = Static<typeof VerifyBody>;

export const ResendBody = Type.Union([
  Type.Object({ webhook_ids: Type.Optional(Type.Array(Type.String(), { maxItems: 500 })) }),
  Type.Null(),
]);
export type ResendBody = Static<typeof ResendBody>;
