import { Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { TestClock } from '../../api/schema.ts';
import { Panel } from '../../components/Panel.tsx';
import { StatusBadge } from '../../components/StatusBadge.tsx';
import { useFormats } from '../../format/use-formats.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import classes from './Clocks.module.css';

/** The time of the service beside the real time, both ticking. */
export const Clocks = ({ time: { now, aheadSeconds } }: { time: TestClock }) => {
  const texts = useTexts('testClock');
  const formats = useFormats();
  const elapsedMs = useElapsedMs(now);
  const serviceAt = new Date(Date.parse(now) + elapsedMs);
  const realAt = new Date(serviceAt.getTime() - aheadSeconds * 1000);
  return (
    <Panel p={{ base: 'md', sm: 'xl' }}>
      <div className={classes.clocks}>
        <Clock name={texts.service} at={serviceAt} isMain />
        <Clock name={texts.real} at={realAt} />
      </div>
      <div className={classes.ahead}>
        <StatusBadge color={aheadSeconds === 0 ? 'gray' : 'gold'} isLong>
          {aheadSeconds === 0 ? texts.inStep : texts.ahead(formats.duration(aheadSeconds))}
        </StatusBadge>
      </div>
    </Panel>
  );
};

const Clock = ({ name, at, isMain = false }: { name: string; at: Date; isMain?: boolean }) => {
  const formats = useFormats();
  return (
    <div>
      <Text size="sm" c="dimmed">
        {name}
      </Text>
      <time className={isMain ? classes.main : classes.other} dateTime={at.toISOString()}>
        <span>{formats.clockTime(at)}</span>
        <span className={classes.day}>{formats.day(at)}</span>
      </time>
    </div>
  );
};

/** The time since the service's answer, measured independently of the browser's clock. */
const useElapsedMs = (now: string) => {
  const [elapsed, setElapsed] = useState({ of: now, ms: 0 });
  useEffect(() => {
    const heardAt = performance.now();
    const timer = setInterval(() => setElapsed({ of: now, ms: performance.now() - heardAt }), 1000);
    return () => clearInterval(timer);
  }, [now]);
  return elapsed.of === now ? elapsed.ms : 0;
};
