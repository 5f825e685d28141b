import { SegmentedControl, Stack } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { defined } from '../../api/defined.ts';
import { useApi } from '../../api/use-api.ts';
import { Page } from '../../components/Page.tsx';
import { PagedList } from '../../components/PagedList.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { DisputeIcon } from '../../icons.tsx';
import { EmptyState } from '../../states/EmptyState.tsx';
import { DisputeTable } from './DisputeTable.tsx';

/** Open ones first: those that are resolved need nobody. */
export const DisputesPage = () => {
  const texts = useTexts('disputes');
  const [params, setParams] = useSearchParams();
  const isAll = params.get('show') === 'all';
  const query = defined({ open: isAll ? undefined : true, after: params.get('after') ?? undefined });
  const list = useApi('/disputes', { params: { query } }, { keepsPrevious: true });
  const { title, text } = isAll ? texts.empty : texts.emptyOpen;
  return (
    <Page title={texts.title} description={texts.description}>
      <Stack gap="md" align="stretch">
        <div>
          <SegmentedControl
            aria-label={texts.filter}
            value={isAll ? 'all' : 'open'}
            onChange={(value) => setParams(value === 'all' ? { show: 'all' } : {})}
            data={[
              { value: 'open', label: texts.open },
              { value: 'all', label: texts.all },
            ]}
          />
        </div>
        <PagedList
          list={list}
          empty={
            <EmptyState icon={DisputeIcon} title={title}>
              {text}
            </EmptyState>
          }
        >
          {(items) => <DisputeTable disputes={items} />}
        </PagedList>
      </Stack>
    </Page>
  );
};
