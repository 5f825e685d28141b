import { Stack } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { defined } from '../../api/defined.ts';
import { useApi } from '../../api/use-api.ts';
import { Page } from '../../components/Page.tsx';
import { Pager } from '../../components/Pager.tsx';
import { Panel } from '../../components/Panel.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { CompareIcon } from '../../icons.tsx';
import { Answered } from '../../states/Answered.tsx';
import { EmptyState } from '../../states/EmptyState.tsx';
import { Comparison } from './Comparison.tsx';

/** What the comparisons with the wallet have found, the latest first. */
export const ReconciliationsPage = () => {
  const texts = useTexts('reconciliation');
  const [params] = useSearchParams();
  const query = defined({ after: params.get('after') ?? undefined });
  const list = useApi('/reconciliations', { params: { query } }, { keepsPrevious: true });
  return (
    <Page title={texts.title} description={texts.description}>
      <Answered query={list.error ? { ...list, data: undefined } : list}>
        {({ items, nextCursor }) => (
          <div aria-busy={list.isPlaceholderData}>
            {items.length === 0 ? (
              <Panel>
                <EmptyState icon={CompareIcon} title={texts.empty.title}>
                  {texts.empty.text}
                </EmptyState>
              </Panel>
            ) : (
              <Stack gap="md">
                {items.map((run) => (
                  <Comparison key={run.id} run={run} />
                ))}
              </Stack>
            )}
            <Pager nextCursor={nextCursor} />
          </div>
        )}
      </Answered>
    </Page>
  );
};
