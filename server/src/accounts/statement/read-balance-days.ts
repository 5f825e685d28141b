import type { AccountKey } from '../../account-id.ts';
import { sumPostingDays } from '../../ledger/balance-queries.ts';
import type { Dependencies } from '../../dependencies.ts';
import { explainTime } from '../../http/explain-time.ts';

const daysShown = 30;
const dayMs = 24 * 60 * 60 * 1000;

const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** What an account had in each currency at the end of each of the last days (of UTC), and has today. */
export const readBalanceDays = async ({ reports, clock }: Dependencies, account: AccountKey) => {
  const now = clock().getTime();
  const days = Array.from({ length: daysShown }, (_, index) => dayOf(now - (daysShown - 1 - index) * dayMs));
  const sums = await sumPostingDays(reports, account, days[0]!, days.at(-1)!).catch(explainTime);
  const currencies = [...new Set(sums.map(({ currency }) => currency))];
  return currencies.map((currency) => {
    const changes = new Map(
      sums.filter((sum) => sum.currency === currency).map(({ day, amountMinor }) => [day, amountMinor]),
    );
    let amount = 0n;
    return { currency, days: days.map((day) => ({ day, amount: (amount += changes.get(day) ?? 0n) })) };
  });
};
