import { List, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { answerOf, api } from '../../api/client.ts';
import type { TestClock } from '../../api/schema.ts';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { useNotify } from '../../components/use-notify.ts';
import { useFormats } from '../../format/use-formats.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { effectsOf } from './jumps.ts';

/** Says what the jump will do, and asks for confirmation. */
export const JumpDialog = ({
  seconds,
  time: { now },
  close,
}: {
  seconds: number;
  time: TestClock;
  close: () => void;
}) => {
  const texts = useTexts('testClock');
  const formats = useFormats();
  const advance = useAdvance(close);
  const duration = formats.duration(seconds);
  return (
    <ConfirmDialog
      title={texts.ask(duration)}
      confirmLabel={texts.confirm(duration)}
      isHarmless
      close={close}
      problem={advance.error}
      isPending={advance.isPending}
      confirm={() => advance.mutate(seconds)}
    >
      <Text>
        {texts.willBe} <strong>{formats.time(new Date(Date.parse(now) + seconds * 1000))}</strong>.
      </Text>
      <div>
        <Text fw={600}>{texts.effectsTitle}</Text>
        <List spacing="xs" mt="xs">
          {effectsOf(seconds).map((effect) => (
            <List.Item key={effect}>{texts.effects[effect]}</List.Item>
          ))}
        </List>
      </div>
      <Text c="dimmed">{texts.stays}</Text>
      <Text fw={600}>{texts.forever}</Text>
    </ConfirmDialog>
  );
};

/**
 * Shows the message before everything is read again: the jump may have ended this session, and then the next call leads
 * to the sign-in page.
 */
const useAdvance = (close: () => void) => {
  const texts = useTexts('testClock');
  const formats = useFormats();
  const notify = useNotify();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (advanceSeconds: number) => answerOf(api.POST('/test-clock', { body: { advanceSeconds } })),
    onSuccess: async (time) => {
      notify(texts.done(formats.time(time.now)));
      close();
      queryClient.setQueryData(['/test-clock', {}], time);
      await queryClient.invalidateQueries();
    },
  });
};
