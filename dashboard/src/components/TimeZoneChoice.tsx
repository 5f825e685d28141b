import { NativeSelect } from '@mantine/core';
import { ownTimeZone, useTimeZoneChoice } from '../format/time-zone.ts';
import { useTexts } from '../i18n/use-texts.ts';

/** In which time zone times are shown, days are filtered and files are written; kept in this browser. */
export const TimeZoneChoice = () => {
  const { preferences: texts } = useTexts('components');
  const { chosen, choose } = useTimeZoneChoice();
  const zones = ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')];
  return (
    <NativeSelect
      label={texts.timeZone}
      value={chosen ?? ''}
      onChange={({ currentTarget: { value } }) => choose(value === '' ? undefined : value)}
      data={[{ value: '', label: texts.ownTimeZone(ownTimeZone()) }, ...zones]}
    />
  );
};
