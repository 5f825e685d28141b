import { Autocomplete, Button, Select } from '@mantine/core';
import { useState } from 'react';
import type { AuditAction } from '../../api/schema.ts';
import { useApi } from '../../api/use-api.ts';
import { ClearButton, DayField, FilterBar, filterClasses } from '../../components/FilterBar.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import type { AuditFilter } from './filter.ts';

/** Filters by who, what and when. They apply on submit. */
export const AuditFilters = ({
  filter,
  apply,
}: {
  filter: AuditFilter;
  apply: (filter: AuditFilter) => void;
}) => {
  const { filters: texts } = useTexts('auditLog');
  const actions = useTexts('auditActions');
  const actionNames = Object.keys(actions) as readonly AuditAction[];
  const [wanted, setWanted] = useState(filter);
  const people = useApi('/operators', { params: { query: { limit: 100 } } }).data?.items ?? [];
  const change = (part: Partial<AuditFilter>) => setWanted((now) => ({ ...now, ...part }));
  const nothing = { actor: '', action: null, from: '', to: '' };
  const isFiltered = Object.values(filter).some((value) => value !== null && value !== '');
  const beside = { withinPortal: false };
  return (
    <FilterBar label={texts.label} submit={() => apply(wanted)}>
      <Autocomplete
        className={filterClasses.search}
        aria-label={texts.actor}
        placeholder={texts.actorHint}
        data={people.map(({ email }) => email)}
        comboboxProps={beside}
        value={wanted.actor}
        onChange={(actor) => change({ actor })}
      />
      <Select
        className={filterClasses.search}
        aria-label={texts.action}
        placeholder={texts.anything}
        data={actionNames.map((value) => ({ value, label: actions[value] }))}
        searchable
        clearable
        comboboxProps={beside}
        value={wanted.action}
        onChange={(action) => change({ action })}
      />
      {(['from', 'to'] as const).map((end) => (
        <DayField
          key={end}
          label={texts[end]}
          value={wanted[end]}
          onChange={(event) => change({ [end]: event.currentTarget.value })}
        />
      ))}
      <Button type="submit" variant="default">
        {texts.submit}
      </Button>
      {isFiltered && <ClearButton label={texts.clear} clear={() => apply(nothing)} />}
    </FilterBar>
  );
};
