import type { Texts } from '../../i18n/en/en.ts';
import type { WatchedWebhookEndpoint } from '../../api/schema.ts';

export type Health = keyof Texts['webhooks']['health'];

/** How an endpoint is doing. Given up: it is disabled, and nobody wanted that. */
export const healthOf = (endpoint: WatchedWebhookEndpoint): Health => {
  const { enabled, disabledReason, failingSince, acceptedLast } = endpoint;
  if (!enabled) return disabledReason === 'gone' || disabledReason === 'failing' ? 'given_up' : 'disabled';
  if (failingSince !== null) return 'failing';
  // A test that failed says as much as an event that did: nobody has seen it work since.
  return acceptedLast === null ? 'unused' : acceptedLast ? 'well' : 'refused';
};
