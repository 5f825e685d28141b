import { Alert, Button, Group, List, Stack } from '@mantine/core';
import { useEffect } from 'react';
import type { IpAllowList } from '../api/schema.ts';
import { useApiPages } from '../api/use-api.ts';
import { Dialog } from '../components/Dialog.tsx';
import { useFormats } from '../format/use-formats.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { AlertIcon } from '../icons.tsx';
import { isAllowed } from './address-range.ts';

/**
 * Before a list is saved: warns of keys and addresses that are allowed now and would be refused. The address of a key is
 * that of its last use. If it is known that nobody would be refused, it proceeds without a question.
 */
export const LockOutWarning = ({
  ranges,
  before,
  apiKeyId,
  proceed,
  cancel,
}: {
  ranges: readonly string[];
  before: IpAllowList;
  apiKeyId: string | undefined;
  proceed: () => void;
  cancel: () => void;
}) => {
  const { warning: texts } = useTexts('ipAllowList');
  const formats = useFormats();
  const keys = useApiPages('/api-keys', { params: { query: { limit: 100 } } });
  const { error } = keys;
  const hasAll = keys.items !== undefined && !keys.hasNextPage;

  const old = before.ranges.map(({ range }) => range);
  const wouldBeRefused = (address: string) => isAllowed(address, old) && !isAllowed(address, ranges);
  const refused = (keys.items ?? []).flatMap(({ id, label, revokedAt, lastUsedAt, lastUsedFrom }) => {
    const counts = revokedAt === null && (apiKeyId === undefined || id === apiKeyId);
    if (!counts || lastUsedAt === null || lastUsedFrom === null || !wouldBeRefused(lastUsedFrom)) return [];
    return [{ id, text: texts.key(label, lastUsedFrom, formats.ago(lastUsedAt)) }];
  });
  const wouldRefuseYou = wouldBeRefused(before.yourAddress);
  const isWarned = error !== null || (hasAll && (refused.length > 0 || wouldRefuseYou));
  // Not by what was read minutes ago.
  const isHarmless = hasAll && !keys.isFetching && !isWarned;

  useEffect(() => {
    if (keys.hasNextPage && !keys.isFetchingNextPage && !keys.error) void keys.fetchNextPage();
  }, [keys]);
  useEffect(() => {
    if (isHarmless) proceed();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, as soon as it is known
  }, [isHarmless]);

  if (!isWarned) return null;
  return (
    <Dialog title={error === null ? texts.title : texts.titleUnknown} close={cancel}>
      <Stack>
        <Alert color="gold" variant="light" icon={<AlertIcon />}>
          {error !== null && texts.unknown}
          <List spacing="xs">
            {refused.map(({ id, text }) => (
              <List.Item key={id}>{text}</List.Item>
            ))}
            {wouldRefuseYou && <List.Item>{texts.yours(before.yourAddress)}</List.Item>}
          </List>
        </Alert>
        <Group justify="flex-end">
          <Button variant="default" onClick={cancel} data-autofocus>
            {texts.back}
          </Button>
          <Button color="red" onClick={proceed}>
            {texts.saveAnyway}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
};
