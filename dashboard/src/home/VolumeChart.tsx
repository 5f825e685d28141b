import { useNavigate } from 'react-router';
import { DayChart } from '../components/DayChart.tsx';
import { urls } from '../urls.ts';
import { ticksFor, type Day } from './volume.ts';
import classes from './VolumeChart.module.css';

interface VolumeChartProps {
  readonly days: readonly Day[];
  readonly currency: string;
  readonly label: string;
  readonly pointed: number | undefined;
  readonly point: (index: number | undefined) => void;
}

/** A bar for each day, which leads to its payments. */
export const VolumeChart = ({ days, currency, label, pointed, point }: VolumeChartProps) => {
  const navigate = useNavigate();
  const open = (index: number) =>
    void navigate(urls.paymentsOfDay(days[index]!.day, { status: 'captured', currency }));
  const lookOf = (index: number) => {
    if (index === pointed) return classes.pointed;
    return index === days.length - 1 ? classes.running : '';
  };
  return (
    <DayChart
      days={days}
      ticks={ticksFor(Math.max(...days.map(({ amountMinor }) => amountMinor)))}
      currency={currency}
      label={label}
      between="days"
      point={point}
      open={open}
    >
      {({ xOf, yOf, step }) =>
        days.map(({ day, amountMinor }, index) => (
          <path
            key={day}
            className={`${classes.bar} ${lookOf(index)}`}
            d={barPath(xOf(index), Math.max(step * 0.7, 1), yOf(amountMinor), yOf(0))}
          />
        ))
      }
    </DayChart>
  );
};

/** A bar with round corners on top, if it is high enough for them. */
const barPath = (x: number, width: number, y: number, ground: number) => {
  const radius = Math.min(3, width / 2, ground - y);
  const [left, right] = [x - width / 2, x + width / 2];
  return `M${left} ${ground}V${y + radius}q0 ${-radius} ${radius} ${-radius}H${right - radius}q${radius} 0 ${radius} ${radius}V${ground}Z`;
};
