import { Group, type MantineColor } from '@mantine/core';
import type { PaymentSummary, PaymentStatus } from '../api/schema.ts';
import { StatusBadge } from '../components/StatusBadge.tsx';
import { useTexts } from '../i18n/use-texts.ts';

const statusColors: Record<PaymentStatus, MantineColor> = {
  awaiting_approval: 'gray',
  capturing: 'florin',
  authorizing: 'florin',
  authorized: 'indigo',
  validating: 'florin',
  releasing: 'florin',
  captured: 'teal',
  cancelled: 'gray',
  expired: 'gray',
  failed: 'red',
  quarantined: 'red',
};

export const PaymentBadge = ({ payment: { status, inDoubt } }: { payment: PaymentSummary }) => {
  const texts = useTexts('paymentStatus');
  return (
    <Group gap={6} wrap="wrap" component="span" display="inline-flex">
      <StatusBadge color={statusColors[status]}>{texts.statuses[status]}</StatusBadge>
      {inDoubt && <StatusBadge color="gold">{texts.inDoubt}</StatusBadge>}
    </Group>
  );
};
