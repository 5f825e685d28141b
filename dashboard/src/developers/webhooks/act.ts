import type { WatchedWebhookEndpoint } from '../../api/schema.ts';

/** What the dialog of an act on an endpoint needs. */
export interface ActProps {
  readonly endpoint: WatchedWebhookEndpoint;
  readonly close: () => void;
}

/** What shows an endpoint, and is read again after an act. */
export const readAfterAct = [
  '/webhook-endpoints',
  '/webhook-endpoints/{id}',
  '/webhook-endpoints/{id}/deliveries',
] as const;
