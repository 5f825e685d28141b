import { expect, test } from 'vitest';
import type { WatchedWebhookEndpoint } from '../../src/api/schema.ts';
import { healthOf } from '../../src/developers/webhooks/health.ts';

const healthy = { enabled: true, disabledReason: null, failingSince: null, acceptedLast: true } as const;

const of = (change: Partial<WatchedWebhookEndpoint>) =>
  healthOf({ ...healthy, ...change } as WatchedWebhookEndpoint);

test('only an endpoint that has accepted what was sent last is called accepting: not one that never worked, nor one whose test failed', () => {
  expect(of({})).toBe('well');
  expect(of({ acceptedLast: null })).toBe('unused');
  expect(of({ acceptedLast: false })).toBe('refused');
  expect(of({ failingSince: '2026-11-15T12:00:00Z' })).toBe('failing');
  expect(of({ enabled: false, disabledReason: 'failing' })).toBe('given_up');
});
