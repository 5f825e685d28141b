import { Button, Checkbox, Popover, Stack } from '@mantine/core';
import { useTexts } from '../i18n/use-texts.ts';
import { ColumnsIcon } from '../icons.tsx';
import classes from './ColumnChoice.module.css';

interface ColumnChoiceProps<K extends string> {
  readonly columns: readonly K[];
  readonly names: Readonly<Record<K, string>>;
  readonly shown: readonly K[];
  readonly show: (columns: readonly string[]) => void;
}

/** Chooses the columns of a table. A phone shows cards, without columns. */
export const ColumnChoice = <K extends string>({ columns, names, shown, show }: ColumnChoiceProps<K>) => {
  const { columns: texts } = useTexts('components');
  return (
    <Popover position="bottom-end" shadow="md" trapFocus returnFocus withinPortal={false}>
      <Popover.Target>
        <Button variant="default" px="sm" className={classes.button} leftSection={<ColumnsIcon size={16} />}>
          {texts.choose}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <Checkbox.Group value={[...shown]} onChange={show} aria-label={texts.title}>
          <Stack gap="xs">
            {columns.map((column) => (
              <Checkbox key={column} value={column} label={names[column]} size="sm" />
            ))}
          </Stack>
        </Checkbox.Group>
      </Popover.Dropdown>
    </Popover>
  );
};
