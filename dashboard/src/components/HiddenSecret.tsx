import { ActionIcon, Tooltip, VisuallyHidden } from '@mantine/core';
import { OpenPadlockIcon, PadlockIcon } from '../icons.tsx';
import { CopyButton } from '../copy/CopyButton.tsx';
import classes from './SecretField.module.css';

interface HiddenSecretProps {
  /** What may be seen of it. */
  readonly start: string;
  /** Undefined: it is hidden. */
  readonly revealed: string | undefined;
  readonly texts: {
    readonly hidden: string;
    readonly reveal: string;
    readonly hide: string;
    readonly copy: string;
    readonly copyFirst: string;
  };
  readonly reveal: () => void;
  readonly hide: () => void;
}

/** A secret: hidden except for its first characters, or revealed and ready to be copied. */
export const HiddenSecret = ({ start, revealed, texts, reveal, hide }: HiddenSecretProps) => {
  const padlock = revealed === undefined ? texts.reveal : texts.hide;
  return (
    <div className={classes.field}>
      {revealed === undefined ? (
        <span className={classes.value}>
          {start}
          <span className={classes.mask} aria-hidden="true">
            ••••••••
          </span>{' '}
          <VisuallyHidden>{texts.hidden}</VisuallyHidden>
        </span>
      ) : (
        <span className={classes.value}>{revealed}</span>
      )}
      <Tooltip label={padlock}>
        <ActionIcon
          variant="subtle"
          size={40}
          onClick={revealed === undefined ? reveal : hide}
          aria-label={padlock}
        >
          {revealed === undefined ? <PadlockIcon /> : <OpenPadlockIcon />}
        </ActionIcon>
      </Tooltip>
      <CopyButton text={revealed} name={texts.copy} disabledReason={texts.copyFirst} />
    </div>
  );
};
