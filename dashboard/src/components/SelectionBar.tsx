import { Button, Paper } from '@mantine/core';
import type { ReactNode } from 'react';
import { useFormats } from '../format/use-formats.ts';
import { useTexts } from '../i18n/use-texts.ts';
import classes from './SelectionBar.module.css';
import type { Selection } from './use-selection.ts';

/** What can be done with the chosen rows. It stays in sight below the list. */
export const SelectionBar = ({ selection, children }: { selection: Selection; children: ReactNode }) => {
  const { selection: texts } = useTexts('components');
  const formats = useFormats();
  const count = selection.selected.length;
  if (count === 0) return null;
  return (
    <Paper component="section" withBorder shadow="md" className={classes.bar} aria-label={texts.title}>
      <output className={classes.count}>{texts.count(count, formats.number(count))}</output>
      {children}
      <Button variant="subtle" size="sm" onClick={selection.clear}>
        {texts.clear}
      </Button>
    </Paper>
  );
};
