import type { Parts } from '../parts.ts';
import { makePoster } from './post-webhook.ts';
import { makeReceivers } from './receiver-address.ts';
import { makeSendNow } from './send-now.ts';

/** What webhooks need beside the parts of every use case. */
export const makeWebhookParts = (parts: Parts) => {
  const receivers = makeReceivers(parts.config);
  const poster = makePoster(receivers);
  return { parts, receivers, poster, sendNow: makeSendNow(parts, poster) };
};

export type WebhookParts = ReturnType<typeof makeWebhookParts>;
