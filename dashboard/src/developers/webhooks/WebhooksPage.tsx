import { Button, SegmentedControl, Stack } from '@mantine/core';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { defined } from '../../api/defined.ts';
import { useApi } from '../../api/use-api.ts';
import { useRefresh } from '../../api/use-refresh.ts';
import { Page } from '../../components/Page.tsx';
import { PagedList } from '../../components/PagedList.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { PlusIcon, WebhookIcon } from '../../icons.tsx';
import { useMay } from '../../session/session.ts';
import { EmptyState } from '../../states/EmptyState.tsx';
import { urls } from '../../urls.ts';
import { AddDialog } from './AddDialog.tsx';
import { EndpointTable } from './EndpointTable.tsx';

const refreshMs = 10_000;

/** The endpoints of every platform, with their health. */
export const WebhooksPage = () => {
  const texts = useTexts('webhooks');
  const [params, setParams] = useSearchParams();
  const isTroubled = params.get('show') === 'troubled';
  const query = defined({ troubled: isTroubled ? true : undefined, after: params.get('after') ?? undefined });
  const { refreshMs: refresh } = useRefresh(refreshMs);
  const list = useApi(
    '/webhook-endpoints',
    { params: { query } },
    { keepsPrevious: true, refreshMs: refresh },
  );
  const { title, text } = isTroubled ? texts.noneTroubled : texts.empty;
  return (
    <Page title={texts.title} description={texts.description} actions={<AddButton />}>
      <Stack gap="md" align="stretch">
        <div>
          <SegmentedControl
            aria-label={texts.filter}
            value={isTroubled ? 'troubled' : 'all'}
            onChange={(value) => setParams(value === 'troubled' ? { show: 'troubled' } : {})}
            data={[
              { value: 'all', label: texts.all },
              { value: 'troubled', label: texts.troubled },
            ]}
          />
        </div>
        <PagedList
          list={list}
          empty={
            <EmptyState icon={WebhookIcon} title={title}>
              {text}
            </EmptyState>
          }
        >
          {(items) => <EndpointTable endpoints={items} />}
        </PagedList>
      </Stack>
    </Page>
  );
};

/** For those who manage webhooks. Leads to the new endpoint, where its secret is. */
const AddButton = () => {
  const { add } = useTexts('webhooks');
  const may = useMay('manage_webhooks');
  const navigate = useNavigate();
  const [isOpen, setIsOpen] = useState(false);
  if (!may) return null;
  return (
    <>
      <Button leftSection={<PlusIcon size={18} />} onClick={() => setIsOpen(true)}>
        {add}
      </Button>
      {isOpen && <AddDialog close={() => setIsOpen(false)} show={(id) => void navigate(urls.webhook(id))} />}
    </>
  );
};
