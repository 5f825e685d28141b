import type { BalanceDay } from '../api/schema.ts';
import { DayChart, type ChartPlace } from '../components/DayChart.tsx';
import { balanceTicks } from './balance-ticks.ts';
import classes from './BalanceChart.module.css';

interface BalanceChartProps {
  readonly days: readonly BalanceDay[];
  readonly currency: string;
  readonly label: string;
}

/** A line through the balance of each day. */
export const BalanceChart = ({ days, currency, label }: BalanceChartProps) => (
  <DayChart
    days={days}
    ticks={balanceTicks(days.map(({ amount }) => amount))}
    currency={currency}
    label={label}
    between="ends"
  >
    {(place) => (
      <>
        <path className={classes.balance} d={linePath(days, place)} />
        <circle
          className={classes.now}
          cx={place.xOf(days.length - 1)}
          cy={place.yOf(days.at(-1)!.amount)}
          r={4}
        />
      </>
    )}
  </DayChart>
);

const linePath = (days: readonly BalanceDay[], { xOf, yOf }: ChartPlace) =>
  days.map(({ amount }, index) => `${index === 0 ? 'M' : 'L'}${xOf(index)} ${yOf(amount)}`).join('');
