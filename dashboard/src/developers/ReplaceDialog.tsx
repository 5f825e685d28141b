import { NativeSelect, Text } from '@mantine/core';
import { useState } from 'react';
import type { ApiKey } from '../api/schema.ts';
import { serviceNow } from '../api/service-time.ts';
import { useApiChange } from '../api/use-api.ts';
import { useNotify } from '../components/use-notify.ts';
import { useFormats } from '../format/use-formats.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { PasswordDialog } from '../password/PasswordDialog.tsx';

const keepDays = [0, 1, 7, 30, 90];
const keepDaysUsual = 7;
const dayMs = 24 * 60 * 60 * 1000;

/** Makes a new key in the place of this one, which works beside it for a while. */
export const ReplaceDialog = ({ apiKey, close }: { apiKey: ApiKey; close: () => void }) => {
  const { replace: texts } = useTexts('apiKeys');
  const formats = useFormats();
  const notify = useNotify();
  const [days, setDays] = useState(keepDaysUsual);
  const rotate = useApiChange('post', '/api-keys/{id}/rotate', ['/api-keys']);
  const onSuccess = () => {
    notify(texts.done(apiKey.label));
    close();
  };
  const until = formats.time(new Date(serviceNow().getTime() + days * dayMs));
  return (
    <PasswordDialog
      title={texts.title(apiKey.label)}
      close={close}
      problem={rotate.error}
      isPending={rotate.isPending}
      submit={(credentials) =>
        rotate.mutate(
          { params: { path: { id: apiKey.id } }, body: { keepHours: days * 24, ...credentials } },
          { onSuccess },
        )
      }
    >
      <Text>{texts.text}</Text>
      <NativeSelect
        label={texts.keep}
        description={days === 0 ? texts.endsNow : texts.until(until)}
        inputWrapperOrder={['label', 'input', 'description']}
        value={String(days)}
        onChange={(event) => setDays(Number(event.currentTarget.value))}
        data={keepDays.map((count) => ({
          value: String(count),
          label: count === 0 ? texts.now : texts.days(count),
        }))}
      />
    </PasswordDialog>
  );
};
