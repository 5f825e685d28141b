import { NativeSelect, TextInput } from '@mantine/core';
import { ClearButton, FilterBar, filterClasses } from '../../components/FilterBar.tsx';
import { useDraft } from '../../components/use-draft.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { SearchIcon } from '../../icons.tsx';
import { isFiltered, readFilters, writeFilters, type EventFilters as Filters } from './event-filters.ts';

const noFilters = readFilters(new URLSearchParams());

const keyOf = (filters: Filters) => writeFilters(filters).toString();

/** A chosen type applies at once; the text on Enter, or when the field is left. */
export const EventFilters = ({ filters, apply }: { filters: Filters; apply: (filters: Filters) => void }) => {
  const { filters: texts } = useTexts('events');
  const types = useTexts('eventTypes');
  const { draft, setDraft, markRequested } = useDraft(filters, keyOf);
  const request = (wanted: Filters) => {
    setDraft(wanted);
    if (keyOf(wanted) === keyOf(filters)) return;
    markRequested(wanted);
    apply(wanted);
  };
  return (
    <FilterBar label={texts.title} submit={() => request(draft)}>
      <TextInput
        aria-label={texts.search}
        placeholder={texts.search}
        className={filterClasses.search}
        leftSection={<SearchIcon size={18} />}
        onBlur={() => request(draft)}
        value={draft.search}
        onChange={(event) => setDraft({ ...draft, search: event.currentTarget.value })}
        maxLength={300}
        autoComplete="off"
        spellCheck={false}
      />
      <NativeSelect
        aria-label={texts.type}
        className={filterClasses.choice}
        data={[{ value: '', label: texts.any }, ...Object.keys(types)]}
        value={draft.type}
        onChange={(event) => request({ ...draft, type: event.currentTarget.value })}
      />
      {isFiltered(filters) && <ClearButton label={texts.clear} clear={() => request(noFilters)} />}
    </FilterBar>
  );
};
