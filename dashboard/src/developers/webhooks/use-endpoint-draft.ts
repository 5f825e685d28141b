import { useState } from 'react';
import type { Event, WatchedWebhookEndpoint } from '../../api/schema.ts';

type EventType = Event['type'];

/** What is typed into the form of an endpoint. */
export interface EndpointDraft {
  readonly url: string;
  readonly description: string;
  readonly isEverything: boolean;
  readonly types: readonly EventType[];
}

export const useEndpointDraft = (endpoint?: WatchedWebhookEndpoint) => {
  const [draft, setDraft] = useState<EndpointDraft>({
    url: endpoint?.url ?? '',
    description: endpoint?.description ?? '',
    isEverything: (endpoint?.eventTypes ?? null) === null,
    types: endpoint?.eventTypes ?? [],
  });
  const change = (part: Partial<EndpointDraft>) => setDraft((now) => ({ ...now, ...part }));
  const { url, description, isEverything, types } = draft;
  const isComplete = url.trim() !== '' && (isEverything || types.length > 0);
  const order = {
    url: url.trim(),
    description: description.trim(),
    eventTypes: isEverything ? null : [...types],
  };
  return { draft, change, order: isComplete ? order : undefined };
};
