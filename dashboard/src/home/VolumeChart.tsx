import { useElementSize } from '@mantine/hooks';
import type { PointerEvent } from 'react';
import { useFormats } from '../format/use-formats.ts';
import { ticksFor, type Day } from './volume.ts';
import classes from './VolumeChart.module.css';

const height = 220;
const margin = { top: 10, right: 4, bottom: 26, left: 58 };
const plotHeight = height - margin.top - margin.bottom;
const labelWidth = 64;

interface VolumeChartProps {
  readonly days: readonly Day[];
  readonly currency: string;
  readonly label: string;
  readonly pointed: number | undefined;
  readonly point: (index: number | undefined) => void;
}

/** A bar for each day. Drawn by hand: see docs/decisions/017-dashboard-libraries.md. */
export const VolumeChart = ({ days, currency, label, pointed, point }: VolumeChartProps) => {
  const formats = useFormats();
  const { ref, width } = useElementSize();
  const ticks = ticksFor(Math.max(...days.map(({ amountMinor }) => amountMinor)));
  const top = ticks.at(-1)!;
  const step = Math.max(width - margin.left - margin.right, 0) / days.length;
  const barWidth = Math.max(step * 0.7, 1);
  const yOf = (amountMinor: number) => margin.top + plotHeight * (1 - amountMinor / top);
  const xOf = (index: number) => margin.left + step * (index + 0.5);
  // A label every few days, counted back from today, so that labels do not overlap.
  const labelEvery = Math.max(Math.ceil(labelWidth / Math.max(step, 1)), 1);
  const hasLabel = (index: number) => (days.length - 1 - index) % labelEvery === 0;
  const find = (event: PointerEvent<SVGSVGElement>) => {
    const x = event.clientX - event.currentTarget.getBoundingClientRect().left - margin.left;
    const index = Math.floor(x / step);
    point(index >= 0 && index < days.length ? index : undefined);
  };
  return (
    <div ref={ref} className={classes.room}>
      <svg
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an img element could not follow the theme
        role="img"
        aria-label={label}
        width={width}
        height={height}
        className={classes.chart}
        onPointerMove={find}
        onPointerLeave={() => point(undefined)}
      >
        {ticks.map((tick) => (
          <g key={tick}>
            <line className={classes.line} x1={margin.left} x2={width} y1={yOf(tick)} y2={yOf(tick)} />
            <text className={classes.amount} x={margin.left - 10} y={yOf(tick)} dominantBaseline="central">
              {formats.moneyShort(tick, currency)}
            </text>
          </g>
        ))}
        {days.map(({ day, amountMinor }, index) => (
          <g key={day}>
            <path
              className={`${classes.bar} ${index === pointed ? classes.pointed : index === days.length - 1 ? classes.running : ''}`}
              d={barPath(xOf(index), barWidth, yOf(amountMinor), yOf(0))}
            />
            {hasLabel(index) && (
              <text
                className={classes.day}
                x={index === days.length - 1 ? width : xOf(index)}
                y={height - 6}
                textAnchor={index === days.length - 1 ? 'end' : 'middle'}
              >
                {formats.date(day, 'short')}
              </text>
            )}
          </g>
        ))}
      </svg>
    </div>
  );
};

/** A bar with round corners on top, if it is high enough for them. */
const barPath = (x: number, width: number, y: number, ground: number) => {
  const radius = Math.min(3, width / 2, ground - y);
  const [left, right] = [x - width / 2, x + width / 2];
  return `M${left} ${ground}V${y + radius}q0 ${-radius} ${radius} ${-radius}H${right - radius}q${radius} 0 ${radius} ${radius}V${ground}Z`;
};
