import { NativeSelect, TextInput } from '@mantine/core';
import { ClearButton, DayField, FilterBar, filterClasses } from '../../components/FilterBar.tsx';
import { useDraft } from '../../components/use-draft.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { isFiltered, readFilters, writeFilters, type RefundFilters as Filters } from './refund-filters.ts';

interface RefundFiltersProps {
  readonly filters: Filters;
  readonly apply: (filters: Filters) => void;
}

const noFilters = readFilters(new URLSearchParams());

const keyOf = (filters: Filters) => writeFilters(filters).toString();

/** A chosen status applies at once; the others on Enter, or when the field is left. */
export const RefundFilters = ({ filters, apply }: RefundFiltersProps) => {
  const { filters: texts, statuses } = useTexts('refunds');
  const { draft, setDraft, markRequested } = useDraft(filters, keyOf);
  const request = (wanted: Filters) => {
    setDraft(wanted);
    if (keyOf(wanted) === keyOf(filters)) return;
    markRequested(wanted);
    apply(wanted);
  };
  const field = (name: keyof Filters, label: string) => ({
    name,
    'aria-label': label,
    value: draft[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      setDraft({ ...draft, [name]: event.currentTarget.value }),
    onBlur: () => request(draft),
    autoComplete: 'off',
  });
  return (
    <FilterBar label={texts.title} submit={() => request(draft)}>
      <TextInput
        {...field('accountId', texts.account)}
        className={filterClasses.search}
        placeholder={texts.account}
        maxLength={256}
      />
      <NativeSelect
        aria-label={texts.status}
        className={filterClasses.choice}
        name="status"
        data={[
          { value: '', label: texts.any },
          ...Object.entries(statuses).map(([value, label]) => ({ value, label })),
        ]}
        value={draft.status}
        onChange={(event) => request({ ...draft, status: event.currentTarget.value })}
      />
      <DayField {...field('from', texts.from)} label={texts.from} />
      <DayField {...field('to', texts.to)} label={texts.to} />
      {isFiltered(filters) && <ClearButton label={texts.clear} clear={() => request(noFilters)} />}
    </FilterBar>
  );
};
