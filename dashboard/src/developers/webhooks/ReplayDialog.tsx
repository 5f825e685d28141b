import { Button, Group, Radio, Stack, Text, TextInput } from '@mantine/core';
import { useState, type SyntheticEvent } from 'react';
import { useApiChange } from '../../api/use-api.ts';
import { Dialog } from '../../components/Dialog.tsx';
import { useNotify } from '../../components/use-notify.ts';
import { useTimeZone } from '../../format/time-zone.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { ProblemAlert } from '../../states/ProblemAlert.tsx';
import { readAfterAct, type ActProps } from './act.ts';
import { readLocalTime } from '../../format/local-time.ts';

/** Sends earlier events again, from a time in the operator's zone or after an event. */
export const ReplayDialog = ({ endpoint: { id }, close }: ActProps) => {
  const { replayDialog: texts } = useTexts('webhooks');
  const { cancel } = useTexts('components');
  const notify = useNotify();
  const timeZone = useTimeZone();
  const [isByTime, setIsByTime] = useState(true);
  const [time, setTime] = useState('');
  const [event, setEvent] = useState('');
  const replay = useApiChange('post', '/webhook-endpoints/{id}/replay', readAfterAct);
  const from = readLocalTime(timeZone, time);
  const body = isByTime ? from && { from } : event.trim() === '' ? undefined : { after: event.trim() };
  const onSuccess = () => {
    notify(texts.done);
    close();
  };
  const submit = (submitted: SyntheticEvent) => {
    submitted.preventDefault();
    if (body !== undefined) replay.mutate({ params: { path: { id } }, body }, { onSuccess });
  };
  return (
    <Dialog title={texts.title} close={close}>
      <form onSubmit={submit}>
        <Stack>
          <ProblemAlert problem={replay.error} />
          <Text>{texts.text}</Text>
          <Radio.Group
            aria-label={texts.title}
            value={isByTime ? 'time' : 'event'}
            onChange={(value) => setIsByTime(value === 'time')}
          >
            <Group>
              <Radio value="time" label={texts.from} />
              <Radio value="event" label={texts.after} />
            </Group>
          </Radio.Group>
          {isByTime ? (
            <TextInput
              label={`${texts.time} (${timeZone})`}
              type="datetime-local"
              max="9999-12-31T23:59"
              value={time}
              onChange={(changed) => setTime(changed.currentTarget.value)}
            />
          ) : (
            <TextInput
              label={texts.event}
              value={event}
              onChange={(changed) => setEvent(changed.currentTarget.value)}
              maxLength={300}
              placeholder="evt_…"
              autoComplete="off"
              spellCheck={false}
            />
          )}
          <Group justify="flex-end" mt="xs">
            <Button variant="default" onClick={close}>
              {cancel}
            </Button>
            <Button type="submit" loading={replay.isPending} disabled={body === undefined}>
              {texts.confirm}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
};
