import { Button, Group, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { latestMonths } from '../format/latest-months.ts';
import { useTimeZone } from '../format/time-zone.ts';
import { useFormats } from '../format/use-formats.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { DownloadIcon } from '../icons.tsx';
import { statementFileUrl } from '../urls.ts';

const monthsShown = 13;

/** By the ending of the file. The names are the same in every language. */
const formats = [
  { value: 'csv', label: 'CSV' },
  { value: 'ofx', label: 'OFX' },
  { value: 'xml', label: 'camt.053' },
  { value: 'pdf', label: 'PDF' },
];

interface StatementDownloadProps {
  readonly accountId: string;
  readonly platformId: number;
  readonly currencies: readonly string[];
}

/** The statement of an account as a file. As CSV, all of it or of a month; as a PDF or as banks write it, one currency and a month that is over. */
export const StatementDownload = ({ accountId, platformId, currencies }: StatementDownloadProps) => {
  const { account: texts } = useTexts('accounts');
  const { month: nameMonth } = useFormats();
  const timeZone = useTimeZone();
  const [format, setFormat] = useState('csv');
  const [chosenMonth, setMonth] = useState<string>();
  const [chosenCurrency, setCurrency] = useState<string>();
  const isBank = format !== 'csv';
  const [thisMonth, ...pastMonths] = latestMonths(timeZone, monthsShown);
  const months = isBank ? pastMonths : [thisMonth!, ...pastMonths];
  const month = months.find((one) => one === chosenMonth) ?? (isBank ? months[0] : undefined);
  const currency = isBank ? (chosenCurrency ?? currencies[0]) : undefined;
  return (
    <Group gap="xs">
      <NativeSelect
        aria-label={texts.period}
        value={month ?? ''}
        onChange={(event) => setMonth(event.currentTarget.value)}
        data={[
          ...(isBank ? [] : [{ value: '', label: texts.everything }]),
          ...months.map((one) => ({ value: one, label: nameMonth(one) })),
        ]}
      />
      {isBank && currencies.length > 1 && (
        <NativeSelect
          aria-label={texts.currency}
          value={currency}
          onChange={(event) => setCurrency(event.currentTarget.value)}
          data={[...currencies]}
        />
      )}
      <NativeSelect
        aria-label={texts.format}
        value={format}
        onChange={(event) => setFormat(event.currentTarget.value)}
        data={formats}
      />
      <Button
        component="a"
        href={statementFileUrl(accountId, platformId, timeZone, { format, month, currency })}
        download
        variant="default"
        leftSection={<DownloadIcon size={18} />}
      >
        {texts.download}
      </Button>
    </Group>
  );
};
