import { useElementSize } from '@mantine/hooks';
import type { MouseEvent, ReactNode } from 'react';
import { useFormats } from '../format/use-formats.ts';
import classes from './DayChart.module.css';

const height = 220;
const margin = { top: 10, right: 8, bottom: 26, left: 64 };
const plotHeight = height - margin.top - margin.bottom;
const labelWidth = 72;

/** Where to draw. */
export interface ChartPlace {
  readonly xOf: (index: number) => number;
  readonly yOf: (amountMinor: number) => number;
  /** From one day to the next. */
  readonly step: number;
}

interface DayChartProps {
  /** The oldest first. The last one is today. */
  readonly days: readonly { readonly day: string }[];
  /** The amounts of the lines across the chart, the lowest first. */
  readonly ticks: readonly number[];
  readonly currency: string;
  readonly label: string;
  /** `days`: each has a piece of the width. `ends`: the first and the last day are at the edges. */
  readonly between: 'days' | 'ends';
  /** The pointer is over this day, or over none. */
  readonly point?: (index: number | undefined) => void;
  /** A day was clicked. The keyboard gets there by links beside the chart. */
  readonly open?: (index: number) => void;
  readonly children: (place: ChartPlace) => ReactNode;
}

/** The frame of a chart of the last days. Drawn by hand: see docs/decisions/017-dashboard-libraries.md. */
export const DayChart = ({ days, ticks, currency, label, between, point, open, children }: DayChartProps) => {
  const formats = useFormats();
  const { ref, width } = useElementSize();
  const [bottom, top] = [ticks[0]!, ticks.at(-1)!];
  const last = days.length - 1;
  const room = Math.max(width - margin.left - margin.right, 0);
  const step = room / (between === 'days' ? days.length : Math.max(last, 1));
  const yOf = (amountMinor: number) => margin.top + plotHeight * ((top - amountMinor) / (top - bottom));
  const xOf = (index: number) => margin.left + step * (between === 'days' ? index + 0.5 : index);
  // A label every few days, counted back from today, so that labels do not overlap.
  const labelEvery = Math.max(Math.ceil(labelWidth / Math.max(step, 1)), 1);
  const find = (event: MouseEvent<SVGSVGElement>) => {
    const x = event.clientX - event.currentTarget.getBoundingClientRect().left - margin.left;
    const index = Math.floor(x / step);
    return index >= 0 && index < days.length ? index : undefined;
  };
  const openAt = (event: MouseEvent<SVGSVGElement>) => {
    const index = find(event);
    if (index !== undefined) open?.(index);
  };
  return (
    <div ref={ref} className={classes.room}>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- thirty more stops for the Tab key would be worse: see `open` */}
      <svg
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an img element could not follow the theme
        role="img"
        aria-label={label}
        width={width}
        height={height}
        className={`${classes.chart} ${open === undefined ? '' : classes.clickable}`}
        onPointerMove={(event) => point?.(find(event))}
        onClick={openAt}
        onPointerLeave={() => point?.(undefined)}
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
        {children({ xOf, yOf, step })}
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
