import type { Dependencies } from '../dependencies.ts';
import { makePoster } from './post-webhook.ts';
import { makeReceivers } from './receiver-address.ts';
import { makeSendNow } from './send-now.ts';

/** What webhooks need beside the parts of every use case. */
export const makeWebhookDependencies = (deps: Dependencies) => {
  const receivers = makeReceivers(deps.config);
  const poster = makePoster(receivers);
  return { deps, receivers, poster, sendNow: makeSendNow(deps, poster) };
};

export type WebhookDependencies = ReturnType<typeof makeWebhookDependencies>;
