import type { MantineColor } from '@mantine/core';
import type { WatchedWebhookEndpoint } from '../../api/schema.ts';
import { StatusBadge } from '../../components/StatusBadge.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { healthOf, type Health } from './health.ts';

const colors: Record<Health, MantineColor> = {
  well: 'teal',
  unused: 'gray',
  refused: 'gold',
  failing: 'gold',
  disabled: 'gray',
  given_up: 'red',
};

export const EndpointBadge = ({ endpoint }: { endpoint: WatchedWebhookEndpoint }) => {
  const { health: words } = useTexts('webhooks');
  const health = healthOf(endpoint);
  return <StatusBadge color={colors[health]}>{words[health]}</StatusBadge>;
};
