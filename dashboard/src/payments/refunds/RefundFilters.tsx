import { Button, NativeSelect, TextInput } from '@mantine/core';
import type { SyntheticEvent } from 'react';
import { useDraft } from '../../components/use-draft.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import classes from '../PaymentFilters.module.css';
import { isFiltered, readFilters, writeFilters, type RefundFilters as Filters } from './refund-filters.ts';

interface RefundFiltersProps {
  readonly filters: Filters;
  readonly apply: (filters: Filters) => void;
}

const noFilters = readFilters(new URLSearchParams());

const keyOf = (filters: Filters) => writeFilters(filters).toString();

/** A chosen status applies at once, the other filters on submit. */
export const RefundFilters = ({ filters, apply }: RefundFiltersProps) => {
  const { filters: texts, statuses } = useTexts('refunds');
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
  const field = (name: keyof Filters, label: string) => ({
    name,
    label,
    value: draft[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      setDraft({ ...draft, [name]: event.currentTarget.value }),
    autoComplete: 'off',
  });
  return (
    <search>
      <form className={classes.form} onSubmit={submit} aria-label={texts.title}>
        <TextInput {...field('accountId', texts.account)} className={classes.search} maxLength={256} />
        <NativeSelect
          label={texts.status}
          name="status"
          data={[
            { value: '', label: texts.any },
            ...Object.entries(statuses).map(([value, label]) => ({ value, label })),
          ]}
          value={draft.status}
          onChange={(event) => request({ ...draft, status: event.currentTarget.value })}
        />
        <TextInput {...field('from', texts.from)} type="date" max="9999-12-31" />
        <TextInput {...field('to', texts.to)} type="date" max="9999-12-31" />
        <div className={classes.buttons}>
          <Button type="submit" size="xs">
            {texts.apply}
          </Button>
          {isFiltered(filters) && (
            <Button size="xs" variant="subtle" onClick={() => request(noFilters)}>
              {texts.clear}
            </Button>
          )}
        </div>
      </form>
    </search>
  );
};
