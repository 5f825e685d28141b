import { Stack } from '@mantine/core';
import { useEffect, useRef, type ReactNode } from 'react';
import classes from './DialogStep.module.css';

/** A further step of a dialog. Takes the focus, so that a screen reader reads it. */
export const DialogStep = ({ children }: { children: ReactNode }) => {
  const step = useRef<HTMLDivElement>(null);
  useEffect(() => step.current?.focus(), []);
  return (
    <Stack ref={step} tabIndex={-1} className={classes.step}>
      {children}
    </Stack>
  );
};
