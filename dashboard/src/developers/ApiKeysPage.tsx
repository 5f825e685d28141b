import { Button, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useApiPages } from '../api/use-api.ts';
import { Page } from '../components/Page.tsx';
import { Panel } from '../components/Panel.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import { KeyIcon, PlusIcon } from '../icons.tsx';
import { useMay } from '../session/session.ts';
import { Answered } from '../states/Answered.tsx';
import { EmptyState } from '../states/EmptyState.tsx';
import { ApiKeyCard } from './ApiKeyCard.tsx';
import { GenerateDialog } from './GenerateDialog.tsx';
import { RevokedKeys } from './RevokedKeys.tsx';

/** Generates, reveals, copies and revokes API keys. */
export const ApiKeysPage = () => {
  const { keys: texts } = useTexts('apiKeys');
  const [isGenerating, setIsGenerating] = useState(false);
  const list = useApiPages('/api-keys', {});
  const mayManage = useMay('manage_api_keys');
  const generate = mayManage && (
    <Button leftSection={<PlusIcon size={18} />} onClick={() => setIsGenerating(true)}>
      {texts.generate}
    </Button>
  );
  return (
    <Page title={texts.title} description={texts.description} actions={generate}>
      <Answered query={{ ...list, data: list.items }}>
        {(keys) => {
          const live = keys.filter(({ revokedAt }) => revokedAt === null);
          const revoked = keys.filter(({ revokedAt }) => revokedAt !== null);
          return (
            <Stack gap="xl">
              {live.length === 0 ? (
                <Panel>
                  <EmptyState icon={KeyIcon} title={texts.emptyTitle}>
                    {texts.emptyText}
                  </EmptyState>
                </Panel>
              ) : (
                <Stack component="ul" gap="md" p={0} m={0}>
                  {live.map((key) => (
                    <ApiKeyCard key={key.id} apiKey={key} />
                  ))}
                </Stack>
              )}
              {revoked.length > 0 && (
                <section aria-labelledby="revoked-keys">
                  <Title order={2} id="revoked-keys">
                    {texts.revokedTitle}
                  </Title>
                  <Text c="dimmed" mb="sm">
                    {texts.revokedText}
                  </Text>
                  <RevokedKeys apiKeys={revoked} />
                </section>
              )}
              {list.hasNextPage && (
                <Button
                  variant="default"
                  loading={list.isFetchingNextPage}
                  onClick={() => void list.fetchNextPage()}
                >
                  {texts.more}
                </Button>
              )}
            </Stack>
          );
        }}
      </Answered>
      {isGenerating && <GenerateDialog close={() => setIsGenerating(false)} />}
    </Page>
  );
};
