import { Button, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from '../components/Dialog.tsx';
import { latestMonths } from '../format/latest-months.ts';
import { useTimeZone } from '../format/time-zone.ts';
import { useFormats } from '../format/use-formats.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { useInstallation } from '../session/installation.ts';
import { journalFileUrl, type JournalChoice } from '../urls.ts';

const monthsShown = 25;
/** The names of programs are the same in every language. */
const formats = [
  { value: 'csv', label: 'CSV' },
  { value: 'datev', label: 'DATEV (EXTF)' },
  { value: 'quickbooks', label: 'QuickBooks Online' },
  { value: 'xero', label: 'Xero' },
  { value: 'odoo', label: 'Odoo' },
];

/** What the operator's bookkeeping imports: one month, in one currency. */
export const JournalDialog = ({ close }: { close: () => void }) => {
  const { journal: texts } = useTexts('accounts');
  const { month: nameMonth } = useFormats();
  const timeZone = useTimeZone();
  const { currency: ownCurrency } = useInstallation();
  const months = latestMonths(timeZone, monthsShown);
  const [choice, setChoice] = useState<JournalChoice>({
    month: months[1]!,
    format: 'csv',
    currency: ownCurrency,
    by: 'transfer',
  });
  const field = (name: keyof JournalChoice) => ({
    label: texts[name],
    value: choice[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      setChoice({ ...choice, [name]: event.currentTarget.value }),
  });
  const currency = choice.currency.trim().toUpperCase();
  const isCurrency = /^[A-Z]{3}$/.test(currency);
  return (
    <Dialog title={texts.title} close={close}>
      <Stack>
        <Text size="sm">{texts.text}</Text>
        <NativeSelect
          {...field('month')}
          data={months.map((value) => ({ value, label: nameMonth(value) }))}
          data-autofocus
        />
        <NativeSelect
          {...field('format')}
          data={formats}
          {...(choice.format === 'datev' && { description: texts.datevHint })}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
        />
        <TextInput
          {...field('currency')}
          maxLength={3}
          autoComplete="off"
          error={isCurrency ? false : texts.wrongCurrency}
        />
        <NativeSelect
          {...field('by')}
          data={[
            { value: 'transfer', label: texts.byTransfer },
            { value: 'day', label: texts.byDay },
          ]}
        />
        <Group justify="flex-end" mt="xs">
          <Button variant="default" onClick={close}>
            {texts.cancel}
          </Button>
          {isCurrency ? (
            <Button component="a" href={journalFileUrl({ ...choice, currency }, timeZone)} download>
              {texts.confirm}
            </Button>
          ) : (
            <Button disabled>{texts.confirm}</Button>
          )}
        </Group>
      </Stack>
    </Dialog>
  );
};
