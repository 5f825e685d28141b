import { ActionIcon, TextInput, Tooltip } from '@mantine/core';
import { useTexts } from '../i18n/use-texts.ts';
import { TrashIcon } from '../icons.tsx';
import classes from './AllowListLine.module.css';
import type { Line } from './use-lines.ts';

/** The heads of the columns, for the eye only: each field has its own label. */
export const AllowListHead = () => {
  const texts = useTexts('ipAllowList');
  return (
    <div className={classes.head} aria-hidden="true">
      <span>{texts.rangeHead}</span>
      <span>{texts.noteHead}</span>
    </div>
  );
};

/** One range and a note on it. */
export const AllowListLine = ({
  line,
  number,
  isWrong,
  change,
  remove,
}: {
  line: Line;
  number: number;
  isWrong: boolean;
  change: (part: Partial<Line>) => void;
  remove: () => void;
}) => {
  const texts = useTexts('ipAllowList');
  return (
    <li className={classes.line}>
      <TextInput
        aria-label={texts.range(number)}
        placeholder={texts.placeholder}
        value={line.range}
        onChange={(event) => change({ range: event.currentTarget.value })}
        error={isWrong && texts.lineWrong(line.range.trim())}
        maxLength={64}
        autoComplete="off"
        spellCheck={false}
        classNames={{ input: classes.range! }}
      />
      <TextInput
        aria-label={texts.note(number)}
        placeholder={texts.notePlaceholder}
        value={line.note}
        onChange={(event) => change({ note: event.currentTarget.value })}
        maxLength={100}
        autoComplete="off"
      />
      <Tooltip label={texts.remove(number)}>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          onClick={remove}
          aria-label={texts.remove(number)}
        >
          <TrashIcon />
        </ActionIcon>
      </Tooltip>
    </li>
  );
};
