import { useColumns } from '../components/use-columns.ts';
import { usePlatforms } from '../session/platforms.ts';

/** What a list of payments can show of each, in this order. */
const paymentColumns = [
  'status',
  'started',
  'payer',
  'email',
  'instrument',
  'account',
  'platform',
  'apiKey',
  'id',
  'captured',
  'refunded',
] as const;
export type PaymentColumn = (typeof paymentColumns)[number];

const shownAtFirst: readonly PaymentColumn[] = ['status', 'started', 'payer', 'account', 'platform'];

/** With one platform there is nothing to choose or to show about it. */
export const usePaymentColumns = () => {
  const hasPlatforms = usePlatforms().length > 0;
  const available = paymentColumns.filter((column) => column !== 'platform' || hasPlatforms);
  const { shown, show } = useColumns('payments', paymentColumns, shownAtFirst);
  return { available, shown: shown.filter((column) => available.includes(column)), show };
};
