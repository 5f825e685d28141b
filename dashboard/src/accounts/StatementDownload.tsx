import { Button, Group, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { latestMonths } from '../format/latest-months.ts';
import { useTimeZone } from '../format/time-zone.ts';
import { useFormats } from '../format/use-formats.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { DownloadIcon } from '../icons.tsx';
import { statementFileUrl } from '../urls.ts';

const monthsShown = 13;

/** The statement of an account as a file: all of it, or of a month. */
export const StatementDownload = ({ accountId, platformId }: { accountId: string; platformId: number }) => {
  const { account: texts } = useTexts('accounts');
  const formats = useFormats();
  const timeZone = useTimeZone();
  const [month, setMonth] = useState('');
  const months = latestMonths(timeZone, monthsShown);
  return (
    <Group gap="xs">
      <NativeSelect
        aria-label={texts.period}
        value={month}
        onChange={(event) => setMonth(event.currentTarget.value)}
        data={[
          { value: '', label: texts.everything },
          ...months.map((one) => ({ value: one, label: formats.month(one) })),
        ]}
      />
      <Button
        component="a"
        href={statementFileUrl(accountId, platformId, timeZone, month === '' ? undefined : month)}
        download
        variant="default"
        leftSection={<DownloadIcon size={18} />}
      >
        {texts.download}
      </Button>
    </Group>
  );
};
