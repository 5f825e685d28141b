import { Button, NativeSelect, TextInput } from '@mantine/core';
import type { SyntheticEvent } from 'react';
import { useDraft } from '../../components/use-draft.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { isFiltered, readFilters, writeFilters, type EventFilters as Filters } from './event-filters.ts';
import classes from './EventFilters.module.css';

const noFilters = readFilters(new URLSearchParams());

const keyOf = (filters: Filters) => writeFilters(filters).toString();

/** A chosen type applies at once, the text on submit. */
export const EventFilters = ({ filters, apply }: { filters: Filters; apply: (filters: Filters) => void }) => {
  const { filters: texts } = useTexts('events');
  const types = useTexts('eventTypes');
  const { draft, setDraft, markRequested } = useDraft(filters, keyOf);
  const request = (wanted: Filters) => {
    setDraft(wanted);
    if (keyOf(wanted) !== keyOf(filters)) markRequested(wanted);
    apply(wanted);
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    request(draft);
  };
  return (
    <search>
      <form className={classes.form} onSubmit={submit} aria-label={texts.title}>
        <TextInput
          label={texts.search}
          value={draft.search}
          onChange={(event) => setDraft({ ...draft, search: event.currentTarget.value })}
          maxLength={300}
          autoComplete="off"
          spellCheck={false}
        />
        <NativeSelect
          label={texts.type}
          data={[{ value: '', label: texts.any }, ...Object.keys(types)]}
          value={draft.type}
          onChange={(event) => request({ ...draft, type: event.currentTarget.value })}
        />
        <div className={classes.buttons}>
          <Button type="submit">{texts.apply}</Button>
          {isFiltered(filters) && (
            <Button variant="subtle" onClick={() => request(noFilters)}>
              {texts.clear}
            </Button>
          )}
        </div>
      </form>
    </search>
  );
};
