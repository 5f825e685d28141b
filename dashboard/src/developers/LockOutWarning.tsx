import { Alert, Button, Group, List, Stack } from '@mantine/core';
import { useEffect } from 'react';
import type { IpAllowList } from '../api/schema.ts';
import { useApiPages } from '../api/use-api.ts';
import { Dialog } from '../components/Dialog.tsx';
import { useFormats } from '../format/use-formats.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { AlertIcon } from '../icons.tsx';
import { isLetIn } from './address-range.ts';

/**
 * Before a list is saved: who would be refused that is let in now. The keys tell it by the address of their last use.
 * When nobody would, the list is saved without a word.
 */
export const LockOutWarning = ({
  ranges,
  before,
  apiKeyId,
  goOn,
  back,
}: {
  ranges: readonly string[];
  before: IpAllowList;
  apiKeyId: string | undefined;
  goOn: () => void;
  back: () => void;
}) => {
  const { warning: texts } = useTexts('ipAllowList');
  const formats = useFormats();
  const keys = useApiPages('/api-keys', { params: { query: { limit: 100 } } });
  const isKnown = !keys.isPending && !keys.isFetchingNextPage && !keys.hasNextPage;

  const old = before.ranges.map(({ range }) => range);
  const isLost = (address: string) => isLetIn(address, old) && !isLetIn(address, ranges);
  const lost = (keys.items ?? []).flatMap(({ id, label, revokedAt, lastUsedAt, lastUsedFrom }) => {
    const counts = revokedAt === null && (apiKeyId === undefined || id === apiKeyId);
    if (!counts || lastUsedAt === null || lastUsedFrom === null || !isLost(lastUsedFrom)) return [];
    return [{ id, text: texts.key(label, lastUsedFrom, formats.ago(lastUsedAt)) }];
  });
  const isYoursLost = isLost(before.yourAddress);
  const isHarmless = isKnown && lost.length === 0 && !isYoursLost;

  useEffect(() => {
    if (keys.hasNextPage && !keys.isFetchingNextPage) void keys.fetchNextPage();
  }, [keys]);
  useEffect(() => {
    if (isHarmless) goOn();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when it is known, and not for each new goOn
  }, [isHarmless]);

  if (!isKnown || isHarmless) return null;
  return (
    <Dialog title={texts.title} close={back}>
      <Stack>
        <Alert color="gold" variant="light" icon={<AlertIcon />}>
          <List spacing="xs">
            {lost.map(({ id, text }) => (
              <List.Item key={id}>{text}</List.Item>
            ))}
            {isYoursLost && <List.Item>{texts.yours(before.yourAddress)}</List.Item>}
          </List>
        </Alert>
        <Group justify="flex-end">
          <Button variant="default" onClick={back} data-autofocus>
            {texts.back}
          </Button>
          <Button color="red" onClick={goOn}>
            {texts.go}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
};
