import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useState, type SyntheticEvent } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { isFiltered, readFilters, type EventFilters as Filters } from './event-filters.ts';
import classes from './EventFilters.module.css';

const noFilters = readFilters(new URLSearchParams());

/** A chosen type applies at once, the text on submit. */
export const EventFilters = ({ filters, apply }: { filters: Filters; apply: (filters: Filters) => void }) => {
  const { filters: texts } = useTexts('events');
  const types = useTexts('eventTypes');
  const [search, setSearch] = useState(filters.search);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    apply({ ...filters, search });
  };
  return (
    <search>
      <form className={classes.form} onSubmit={submit} aria-label={texts.title}>
        <TextInput
          label={texts.search}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
          maxLength={300}
          autoComplete="off"
          spellCheck={false}
        />
        <NativeSelect
          label={texts.type}
          data={[{ value: '', label: texts.any }, ...Object.keys(types)]}
          value={filters.type}
          onChange={(event) => apply({ search, type: event.currentTarget.value })}
        />
        <div className={classes.buttons}>
          <Button type="submit">{texts.apply}</Button>
          {isFiltered(filters) && (
            <Button variant="subtle" onClick={() => apply(noFilters)}>
              {texts.clear}
            </Button>
          )}
        </div>
      </form>
    </search>
  );
};
