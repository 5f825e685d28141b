import type { RefundForOperators } from '../../api/schema.ts';
import { useTexts } from '../../i18n/use-texts.ts';

/** Who made a refund, by name where there is one. */
export const Requester = ({ row: { origin, operator } }: { row: RefundForOperators }) => {
  const { origins } = useTexts('refunds');
  const who = operator ?? origins[origin];
  return <span title={who}>{who}</span>;
};
