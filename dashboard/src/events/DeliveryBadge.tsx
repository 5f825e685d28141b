import type { MantineColor } from '@mantine/core';
import type { EventDelivery } from '../api/schema.ts';
import { StatusBadge } from '../components/StatusBadge.tsx';
import { useTexts } from '../i18n/use-texts.ts';

const colors: Record<EventDelivery['state'], MantineColor> = {
  accepted: 'teal',
  waiting: 'gold',
  failed: 'red',
};

export const DeliveryBadge = ({ state }: { state: EventDelivery['state'] }) => {
  const { delivery } = useTexts('events');
  return <StatusBadge color={colors[state]}>{delivery.states[state]}</StatusBadge>;
};
