import { ActionIcon, Tooltip, VisuallyHidden } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { ClipboardIcon, TickIcon } from '../icons.tsx';
import classes from './CopyButton.module.css';

const shownForMs = 2500;

/** The clipboard icon. Without a text it stands there disabled, and says why on hover. */
export const CopyButton = ({
  text,
  name,
  whyNot,
}: {
  text: string | undefined;
  name: string;
  whyNot?: string;
}) => {
  const { copy: texts } = useTexts('components');
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();
  useEffect(() => {
    if (outcome === undefined) return undefined;
    const timer = setTimeout(() => setOutcome(undefined), shownForMs);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = async () => {
    if (text === undefined) return;
    setOutcome((await copyText(text)) ? 'copied' : 'failed');
  };
  const isDisabled = text === undefined;
  return (
    <>
      <Tooltip
        position="bottom"
        label={outcome ? texts[outcome] : isDisabled ? (whyNot ?? name) : name}
        {...(outcome ? { opened: true } : {})}
      >
        <ActionIcon
          variant="subtle"
          size={40}
          onClick={() => void copy()}
          aria-label={name}
          aria-disabled={isDisabled}
          className={isDisabled ? classes.disabled : undefined}
        >
          {outcome === 'copied' ? <TickIcon /> : <ClipboardIcon />}
        </ActionIcon>
      </Tooltip>
      <VisuallyHidden component="output">{outcome && texts[outcome]}</VisuallyHidden>
    </>
  );
};

/** Browsers give the clipboard to https and localhost only; a sandbox may be at neither. */
const copyText = async (text: string) => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};
