import type { MantineColor } from '@mantine/core';
import type { Account } from '../api/schema.ts';
import { StatusBadge } from '../components/StatusBadge.tsx';
import { useTexts } from '../i18n/use-texts.ts';

export type AccountStatus = Account['status'];

// A Record, so a new status does not compile until it has a colour.
const colors: Record<AccountStatus, MantineColor> = { open: 'teal', on_hold: 'gold', closed: 'gray' };

export const AccountStatusBadge = ({ status }: { status: AccountStatus }) => {
  const { statuses } = useTexts('accounts').life;
  return <StatusBadge color={colors[status]}>{statuses[status]}</StatusBadge>;
};
