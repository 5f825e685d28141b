import type { MantineColor } from '@mantine/core';
import type { RefundStatus } from '../../api/schema.ts';
import { StatusBadge } from '../../components/StatusBadge.tsx';
import { useTexts } from '../../i18n/use-texts.ts';

const colors: Record<RefundStatus, MantineColor> = {
  under_way: 'florin',
  pending: 'florin',
  completed: 'teal',
  failed: 'red',
  cancelled: 'gray',
};

export const RefundBadge = ({ status }: { status: RefundStatus }) => {
  const { statuses } = useTexts('refunds');
  return <StatusBadge color={colors[status]}>{statuses[status]}</StatusBadge>;
};
