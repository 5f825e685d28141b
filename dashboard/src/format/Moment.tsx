import { Tooltip } from '@mantine/core';
import { useFormats } from './use-formats.ts';

type Form = 'time' | 'second' | 'day' | 'ago' | 'realTime' | 'realSecond';

/** A time; on hover with its seconds and its offset from UTC. Real times do not follow the test clock, and are marked when it is moved. */
export const Moment = ({ at, as = 'time' }: { at: string; as?: Form }) => {
  const formats = useFormats();
  return (
    <Tooltip label={formats.exactTime(at)} openDelay={150}>
      <time dateTime={at}>{formats[as](at)}</time>
    </Tooltip>
  );
};
