import { Group, type MantineColor } from '@mantine/core';
import type { ListedPayment, PaymentStatus } from '../api/types.ts';
import { StatusBadge } from '../components/StatusBadge.tsx';
import { useTexts } from '../i18n/texts.ts';
import { statusTexts } from './status-texts.ts';

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

/** How soon a payment is looked at again while its page is open; false: nothing happens to it any more. */
export const refreshMsOf: Record<PaymentStatus, number | false> = {
  awaiting_approval: 5000,
  capturing: 2000,
  authorizing: 2000,
  authorized: 10_000,
  validating: 2000,
  releasing: 2000,
  captured: false,
  cancelled: false,
  expired: false,
  failed: false,
  quarantined: false,
};

/** The wallet was called or is about to be, and its answer decides. */
export const isSettling = (status: PaymentStatus) => refreshMsOf[status] === 2000;

export const PaymentBadge = ({ payment: { status, inDoubt } }: { payment: ListedPayment }) => {
  const texts = useTexts(statusTexts);
  return (
    <Group gap={6} wrap="wrap" component="span" display="inline-flex">
      <StatusBadge color={statusColors[status]}>{texts.statuses[status]}</StatusBadge>
      {inDoubt && <StatusBadge color="gold">{texts.inDoubt}</StatusBadge>}
    </Group>
  );
};
