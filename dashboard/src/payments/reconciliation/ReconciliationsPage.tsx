import { Stack } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { defined } from '../../api/defined.ts';
import { useApi } from '../../api/use-api.ts';
import { Page } from '../../components/Page.tsx';
import { PagedList } from '../../components/PagedList.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { CompareIcon } from '../../icons.tsx';
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
      <PagedList
        list={list}
        empty={
          <EmptyState icon={CompareIcon} title={texts.empty.title}>
            {texts.empty.text}
          </EmptyState>
        }
      >
        {(items) => (
          <Stack gap="md">
            {items.map((run) => (
              <Comparison key={run.id} run={run} />
            ))}
          </Stack>
        )}
      </PagedList>
    </Page>
  );
};
