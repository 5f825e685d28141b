import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { useFormats } from '../format/use-formats.ts';
import { useTexts } from '../i18n/use-texts.ts';
import classes from './FirstFew.module.css';

/**
 * The first of many, and a button for the others. With one more than `most`, all are shown, because the button would take as much
 * room as the last.
 */
export const FirstFew = ({ most, children }: { most: number; children: readonly ReactNode[] }) => {
  const texts = useTexts('components');
  const formats = useFormats();
  const [isWhole, setIsWhole] = useState(false);
  const isFolded = !isWhole && children.length > most + 1;
  return (
    <>
      {isFolded ? children.slice(0, most) : children}
      {isFolded && (
        <Button
          className={classes.button}
          variant="subtle"
          size="compact-sm"
          px={0}
          onClick={() => setIsWhole(true)}
        >
          {texts.others(formats.number(children.length - most))}
        </Button>
      )}
    </>
  );
};
