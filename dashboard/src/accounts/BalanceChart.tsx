import { useElementSize } from '@mantine/hooks';
import type { BalanceDay } from '../api/schema.ts';
import { useFormats } from '../format/use-formats.ts';
import { balanceTicks } from './balance-ticks.ts';
import classes from './BalanceChart.module.css';

const height = 200;
const margin = { top: 10, right: 8, bottom: 26, left: 64 };
const plotHeight = height - margin.top - margin.bottom;
const labelWidth = 72;

interface BalanceChartProps {
  readonly days: readonly BalanceDay[];
  readonly currency: string;
  readonly label: string;
}

/** A line through the balance of each day. Drawn by hand: see docs/decisions/017-dashboard-libraries.md. */
export const BalanceChart = ({ days, currency, label }: BalanceChartProps) => {
  const formats = useFormats();
  const { ref, width } = useElementSize();
  const ticks = balanceTicks(days.map(({ amount }) => amount));
  const [bottom, top] = [ticks[0]!, ticks.at(-1)!];
  const step = Math.max(width - margin.left - margin.right, 0) / Math.max(days.length - 1, 1);
  const yOf = (amountMinor: number) => margin.top + plotHeight * ((top - amountMinor) / (top - bottom));
  const xOf = (index: number) => margin.left + step * index;
  const last = days.length - 1;
  // A label every few days, counted back from today, so that labels do not overlap.
  const labelEvery = Math.max(Math.ceil(labelWidth / Math.max(step, 1)), 1);
  const path = days.map(({ amount }, index) => `${index === 0 ? 'M' : 'L'}${xOf(index)} ${yOf(amount)}`);
  return (
    <div ref={ref} className={classes.room}>
      <svg
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an img element could not follow the theme
        role="img"
        aria-label={label}
        width={width}
        height={height}
        className={classes.chart}
      >
        {ticks.map((tick) => (
          <g key={tick}>
            <line
              className={`${classes.line} ${tick === 0 ? classes.zero : ''}`}
              x1={margin.left}
              x2={width}
              y1={yOf(tick)}
              y2={yOf(tick)}
            />
            <text className={classes.amount} x={margin.left - 10} y={yOf(tick)} dominantBaseline="central">
              {formats.moneyShort(tick, currency)}
            </text>
          </g>
        ))}
        <path className={classes.balance} d={path.join('')} />
        <circle className={classes.now} cx={xOf(last)} cy={yOf(days[last]!.amount)} r={4} />
        {days.map(
          ({ day }, index) =>
            (last - index) % labelEvery === 0 && (
              <text
                key={day}
                className={classes.day}
                x={index === last ? width : xOf(index)}
                y={height - 6}
                textAnchor={index === last ? 'end' : 'middle'}
              >
                {formats.date(day, 'short')}
              </text>
            ),
        )}
      </svg>
    </div>
  );
};
