import { ActionIcon, TextInput, Tooltip, type TextInputProps } from '@mantine/core';
import type { ReactNode, SyntheticEvent } from 'react';
import { ClearIcon } from '../icons.tsx';
import classes from './FilterBar.module.css';

interface FilterBarProps {
  readonly label: string;
  readonly submit: () => void;
  /** On a phone, days are shown only when this is true. */
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

/** The filters of a list, on one line above it. Enter in any field applies all of them. */
export const FilterBar = ({ label, submit, isOpen = true, children }: FilterBarProps) => {
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    submit();
  };
  return (
    <search>
      <form
        className={`${classes.bar} ${isOpen ? '' : classes.closed}`}
        onSubmit={onSubmit}
        aria-label={label}
      >
        {children}
        {/* Without a button, a form with several fields does not take Enter. */}
        <button type="submit" hidden aria-label={label} />
      </form>
    </search>
  );
};

/** A day, with its name inside the field. */
export const DayField = ({ label, ...props }: Omit<TextInputProps, 'type' | 'label'> & { label: string }) => (
  <TextInput
    {...props}
    type="date"
    max="9999-12-31"
    aria-label={label}
    className={classes.day}
    leftSection={<span aria-hidden="true">{label}</span>}
    leftSectionWidth="3rem"
    classNames={{ section: classes.name! }}
  />
);

/** Shown while a filter applies. */
export const ClearButton = ({ label, clear }: { label: string; clear: () => void }) => (
  <Tooltip label={label} openDelay={150}>
    <ActionIcon variant="subtle" color="gray" size="2.25rem" onClick={clear} aria-label={label}>
      <ClearIcon size={18} />
    </ActionIcon>
  </Tooltip>
);

export const filterClasses = {
  bar: classes.bar!,
  search: classes.search!,
  choice: classes.choice!,
  more: classes.more!,
} as const;
