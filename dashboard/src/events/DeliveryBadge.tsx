import type { MantineColor } from '@mantine/core';
import type { EventDelivery } from '../api/schema.ts';
import { StatusBadge } from '../components/StatusBadge.tsx';
import { useTexts } from '../i18n/use-texts.ts';

const colors: Record<EventDelivery['status'], MantineColor> = {
  accepted: 'teal',
  waiting: 'gold',
  failed: 'red',
};

export const DeliveryBadge = ({ status }: { status: EventDelivery['status'] }) => {
  const { delivery } = useTexts('events');
  return <StatusBadge color={colors[status]}>{delivery.states[status]}</StatusBadge>;
};
