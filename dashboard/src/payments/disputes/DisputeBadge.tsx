import type { MantineColor } from '@mantine/core';
import type { LinkedDispute } from '../../api/schema.ts';
import { StatusBadge } from '../../components/StatusBadge.tsx';
import { useTexts } from '../../i18n/use-texts.ts';

const colors: Record<LinkedDispute['status'], MantineColor> = {
  open: 'red',
  waiting_for_seller: 'red',
  waiting_for_buyer: 'blue',
  under_review: 'blue',
  resolved: 'gray',
  other: 'gold',
};

export const DisputeBadge = ({ status }: { status: LinkedDispute['status'] }) => {
  const { statuses } = useTexts('disputes');
  return <StatusBadge color={colors[status]}>{statuses[status]}</StatusBadge>;
};
