import { Button, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from '../components/Dialog.tsx';
import { latestMonths } from '../format/latest-months.ts';
import { useTimeZone } from '../format/time-zone.ts';
import { useFormats } from '../format/use-formats.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { reportFileUrl } from '../urls.ts';

const monthsShown = 25;
/** The names are the same in every language. */
const formats = [
  { value: 'pdf', label: 'PDF' },
  { value: 'csv', label: 'CSV' },
];

/** A month of the whole ledger, for the operator's papers. */
export const ReportDialog = ({ close }: { close: () => void }) => {
  const { report: texts } = useTexts('accounts');
  const { month: nameMonth } = useFormats();
  const timeZone = useTimeZone();
  const [, ...months] = latestMonths(timeZone, monthsShown);
  const [month, setMonth] = useState(months[0]!);
  const [format, setFormat] = useState('pdf');
  return (
    <Dialog title={texts.title} close={close}>
      <Stack>
        <Text size="sm">{texts.text}</Text>
        <NativeSelect
          label={texts.month}
          value={month}
          onChange={(event) => setMonth(event.currentTarget.value)}
          data={months.map((value) => ({ value, label: nameMonth(value) }))}
          data-autofocus
        />
        <NativeSelect
          label={texts.format}
          value={format}
          onChange={(event) => setFormat(event.currentTarget.value)}
          data={formats}
        />
        <Group justify="flex-end" mt="xs">
          <Button variant="default" onClick={close}>
            {texts.cancel}
          </Button>
          <Button component="a" href={reportFileUrl(format, { month, timeZone })} download>
            {texts.confirm}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
};
