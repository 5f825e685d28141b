import { NativeSelect } from '@mantine/core';
import { filterClasses } from './FilterBar.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import { usePlatforms } from '../session/platforms.ts';

interface PlatformChoiceProps {
  /** Undefined: all of them. */
  readonly value: number | undefined;
  readonly change: (platformId: number | undefined) => void;
  /** Whether all platforms can be chosen, too. */
  readonly hasAll?: boolean;
  readonly label?: string;
  /** Among filters, which have their names inside. */
  readonly isFilter?: boolean;
}

/** Chooses a platform. Shows nothing when there is only one. */
export const PlatformChoice = ({
  value,
  change,
  hasAll = false,
  label,
  isFilter = false,
}: PlatformChoiceProps) => {
  const { platform: texts } = useTexts('components');
  const platforms = usePlatforms();
  if (platforms.length === 0) return null;
  return (
    <NativeSelect
      {...(isFilter
        ? { 'aria-label': texts.label, className: filterClasses.choice }
        : { label: label ?? texts.label })}
      value={value === undefined ? '' : String(value)}
      onChange={(event) =>
        change(event.currentTarget.value === '' ? undefined : Number(event.currentTarget.value))
      }
      data={[
        ...(hasAll ? [{ value: '', label: texts.all }] : []),
        ...platforms.map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
    />
  );
};
