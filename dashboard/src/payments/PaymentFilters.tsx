import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { ClearButton, DayField, FilterBar, filterClasses } from '../components/FilterBar.tsx';
import { PlatformChoice } from '../components/PlatformChoice.tsx';
import { useDraft } from '../components/use-draft.ts';
import { useFormats } from '../format/use-formats.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { ClearIcon, FilterIcon, SearchIcon } from '../icons.tsx';
import { useInstallation } from '../session/installation.ts';
import {
  findWrong,
  mismatch,
  inDoubt,
  isFiltered,
  rareFilters,
  readFilters,
  tidyFilters,
  type FilterName,
  writeFilters,
  type Filters,
} from './filters.ts';
import { statusesIn, type PaymentPhase } from './payment-phase.ts';

interface PaymentFiltersProps {
  readonly filters: Filters;
  readonly apply: (filters: Filters) => void;
}

/** A chosen status applies at once; typed text applies on Enter or when the field is left. */
export const PaymentFilters = ({ filters, apply }: PaymentFiltersProps) => {
  const { filters: texts } = useTexts('payments');
  const { currency: ownCurrency } = useInstallation();
  const formats = useFormats();
  const { draft, setDraft, markRequested } = useDraft(filters, keyOfView);
  const [isOpen, setIsOpen] = useState(() => rareFilters.some((name) => filters[name] !== ''));
  const tidy = tidyFilters(draft, ownCurrency);

  const submit = (next: Filters) => {
    if (keyOfView(next) === keyOfView(filters) || findWrong(next).length > 0) return;
    setDraft(next);
    markRequested(next);
    apply(next);
  };
  const field: Field = (name, label) => ({
    'aria-label': label,
    name,
    value: draft[name],
    onChange: (event) => setDraft({ ...draft, [name]: event.currentTarget.value }),
    onBlur: () => submit(tidy),
    autoComplete: 'off',
  });
  const choose = (name: 'status' | 'platform') => (value: string) => {
    setDraft({ ...draft, [name]: value });
    submit({ ...tidy, [name]: value });
  };
  return (
    <FilterBar label={texts.title} submit={() => submit(tidy)} isOpen={isOpen}>
      <TextInput
        {...field('search', texts.search)}
        className={filterClasses.search}
        placeholder={texts.searchHint}
        leftSection={<SearchIcon size={18} />}
        maxLength={256}
      />
      <StatusSelect value={draft.status} choose={choose('status')} />
      <DayField {...field('from', texts.from)} label={texts.from} />
      <DayField {...field('to', texts.to)} label={texts.to} />
      <Button
        variant="default"
        px="sm"
        leftSection={<FilterIcon size={16} />}
        onClick={() => setIsOpen(!isOpen)}
        aria-expanded={isOpen}
      >
        {isOpen ? texts.fewer : texts.more}
      </Button>
      {filters.utcDay !== '' && (
        <LinkedFilter
          text={texts.utcDay(formats.date(filters.utcDay, 'short'))}
          remove={() => submit({ ...tidy, utcDay: '' })}
        />
      )}
      {filters.approved !== '' && (
        <LinkedFilter text={texts.approved} remove={() => submit({ ...tidy, approved: '' })} />
      )}
      {filters.declineIssue !== '' && (
        <LinkedFilter
          text={texts.declineIssue(filters.declineIssue)}
          remove={() => submit({ ...tidy, declineIssue: '' })}
        />
      )}
      {isFiltered(filters) && <ClearButton label={texts.clear} clear={() => submit(noFilters)} />}
      {isOpen && <RareFilters field={field} tidy={tidy} choosePlatform={choose('platform')} />}
    </FilterBar>
  );
};

/** A filter that a link has set, and that has no field. */
const LinkedFilter = ({ text, remove }: { text: string; remove: () => void }) => {
  const { filters: texts } = useTexts('payments');
  return (
    <Button
      variant="light"
      px="sm"
      rightSection={<ClearIcon size={14} />}
      onClick={remove}
      aria-label={texts.remove(text)}
    >
      {text}
    </Button>
  );
};

type Field = (
  name: FilterName,
  label: string,
) => {
  readonly 'aria-label': string;
  readonly name: string;
  readonly value: string;
  readonly onChange: (event: { currentTarget: { value: string } }) => void;
  readonly onBlur: () => void;
  readonly autoComplete: 'off';
};

interface RareFiltersProps {
  readonly field: Field;
  readonly tidy: Filters;
  readonly choosePlatform: (platform: string) => void;
}

const RareFilters = ({ field, tidy, choosePlatform }: RareFiltersProps) => {
  const { filters: texts } = useTexts('payments');
  const { currency: ownCurrency } = useInstallation();
  const wrong = findWrong(tidy);
  const errorOf = (name: FilterName, text: string) => (wrong.includes(name) ? { error: text } : {});
  const amountWrong = texts.amountWrong(tidy.currency);
  return (
    <div className={filterClasses.more}>
      <PlatformChoice
        value={tidy.platform === '' ? undefined : Number(tidy.platform)}
        change={(chosen) => choosePlatform(chosen === undefined ? '' : String(chosen))}
        hasAll
      />
      <TextInput {...field('accountId', texts.account)} label={texts.account} maxLength={256} />
      <TextInput {...field('reference', texts.reference)} label={texts.reference} maxLength={50} />
      <TextInput
        {...field('currency', texts.currency)}
        {...errorOf('currency', texts.currencyWrong)}
        label={texts.currency}
        placeholder={ownCurrency}
        maxLength={3}
      />
      <TextInput
        {...field('amountFrom', texts.amountFrom)}
        {...errorOf('amountFrom', amountWrong)}
        label={texts.amountFrom}
        inputMode="decimal"
      />
      <TextInput
        {...field('amountTo', texts.amountTo)}
        {...errorOf('amountTo', amountWrong)}
        label={texts.amountTo}
        inputMode="decimal"
      />
    </div>
  );
};

const keyOfView = (filters: Filters) => writeFilters(filters).toString();

const noFilters = readFilters(new URLSearchParams());

const StatusSelect = ({ value, choose }: { value: string; choose: (status: string) => void }) => {
  const { filters: texts } = useTexts('payments');
  const { statuses, marks } = useTexts('paymentStatus');
  const options = (...phases: PaymentPhase[]) =>
    statusesIn(...phases).map((status) => ({ value: status, label: statuses[status] }));
  const data = [
    { value: '', label: texts.any },
    {
      group: texts.attention,
      items: [
        { value: inDoubt, label: marks.in_doubt },
        { value: mismatch, label: marks.mismatch },
        ...options('attention'),
      ],
    },
    { group: texts.underWay, items: options('waiting', 'settling') },
    { group: texts.over, items: options('over') },
  ];
  return (
    <NativeSelect
      aria-label={texts.status}
      className={filterClasses.choice}
      name="status"
      data={data}
      value={value}
      onChange={(event) => choose(event.currentTarget.value)}
    />
  );
};
