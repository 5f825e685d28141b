import type { Texts } from '../../i18n/en/en.ts';
import type { WatchedWebhookEndpoint } from '../../api/schema.ts';

export type Health = keyof Texts['webhooks']['health'];

/** How an endpoint is doing. Given up: it is disabled, and nobody wanted that. */
export const healthOf = ({ enabled, disabledReason, failingSince }: WatchedWebhookEndpoint): Health => {
  if (enabled) return failingSince === null ? 'well' : 'failing';
  return disabledReason === 'gone' || disabledReason === 'failing' ? 'given_up' : 'disabled';
};
