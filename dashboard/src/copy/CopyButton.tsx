import { ActionIcon, Tooltip, VisuallyHidden } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { ClipboardIcon, CheckIcon } from '../icons.tsx';
import classes from './CopyButton.module.css';

const shownForMs = 2500;

/** Copies a text. Without one it is disabled, and says why on hover. */
export const CopyButton = ({
  text,
  name,
  disabledReason,
}: {
  text: string | undefined;
  name: string;
  disabledReason?: string;
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
        label={outcome ? texts[outcome] : isDisabled ? (disabledReason ?? name) : name}
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
          {outcome === 'copied' ? <CheckIcon /> : <ClipboardIcon />}
        </ActionIcon>
      </Tooltip>
      <VisuallyHidden component="output">{outcome && texts[outcome]}</VisuallyHidden>
    </>
  );
};

/** Browsers allow the clipboard on https and localhost only, and a sandbox may run elsewhere. */
const copyText = async (text: string) => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};
