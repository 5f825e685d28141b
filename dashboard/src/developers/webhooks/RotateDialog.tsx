import { NativeSelect, Text } from '@mantine/core';
import { useState } from 'react';
import { useApiChange } from '../../api/use-api.ts';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { useNotify } from '../../components/use-notify.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { readAfterAct, type ActProps } from './act.ts';

const choices = [24, 1, 72, 168, 0];

/** Gives the endpoint a new secret. */
export const RotateDialog = ({ endpoint: { id }, close }: ActProps) => {
  const { secret } = useTexts('webhooks');
  const { rotateDialog: texts } = secret;
  const notify = useNotify();
  const [overlapHours, setOverlapHours] = useState(choices[0]!);
  const rotate = useApiChange('post', '/webhook-endpoints/{id}/rotate-secret', readAfterAct);
  const onSuccess = () => {
    notify(texts.done);
    close();
  };
  return (
    <ConfirmDialog
      title={texts.title}
      confirmLabel={texts.confirm}
      isHarmless={overlapHours > 0}
      close={close}
      problem={rotate.error}
      isPending={rotate.isPending}
      confirm={() => rotate.mutate({ params: { path: { id } }, body: { overlapHours } }, { onSuccess })}
    >
      <Text>{texts.text}</Text>
      <NativeSelect
        label={texts.overlap}
        value={String(overlapHours)}
        onChange={(event) => setOverlapHours(Number(event.currentTarget.value))}
        data={choices
          .toSorted((one, other) => one - other)
          .map((hours) => ({
            value: String(hours),
            label: hours >= 24 ? texts.days(hours / 24) : texts.hours(hours),
          }))}
      />
    </ConfirmDialog>
  );
};
