import type { MantineColor } from '@mantine/core';
import type { PayoutForOperators, PayoutRun } from '../../api/schema.ts';
import { StatusBadge } from '../../components/StatusBadge.tsx';
import { useTexts } from '../../i18n/use-texts.ts';

type PayoutStatus = PayoutForOperators['status'];

const payoutColors: Record<PayoutStatus, MantineColor> = {
  reserved: 'gold',
  in_run: 'gold',
  approved: 'blue',
  paid: 'teal',
  returned: 'red',
  cancelled: 'gray',
};

export const PayoutBadge = ({ status }: { status: PayoutStatus }) => {
  const { statuses } = useTexts('payouts');
  return <StatusBadge color={payoutColors[status]}>{statuses[status]}</StatusBadge>;
};

const runColors: Record<PayoutRun['status'], MantineColor> = {
  made: 'gold',
  approved: 'teal',
  cancelled: 'gray',
};

export const RunBadge = ({ status }: Pick<PayoutRun, 'status'>) => {
  const { statuses } = useTexts('payoutRuns');
  return <StatusBadge color={runColors[status]}>{statuses[status]}</StatusBadge>;
};
