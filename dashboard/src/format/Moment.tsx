import { Tooltip } from '@mantine/core';
import { useFormats } from './use-formats.ts';

/** A time; on hover with its seconds and its offset from UTC. */
export const Moment = ({ at, as = 'time' }: { at: string; as?: 'time' | 'second' | 'day' | 'ago' }) => {
  const formats = useFormats();
  return (
    <Tooltip label={formats.exactTime(at)} openDelay={150}>
      <time dateTime={at}>{formats[as](at)}</time>
    </Tooltip>
  );
};
