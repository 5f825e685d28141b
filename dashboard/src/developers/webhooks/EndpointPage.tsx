import { Button, Stack } from '@mantine/core';
import { Link, useParams } from 'react-router';
import type { WatchedWebhookEndpoint } from '../../api/schema.ts';
import { useApi } from '../../api/use-api.ts';
import { useRefresh } from '../../api/use-refresh.ts';
import { BackLink } from '../../components/BackLink.tsx';
import { Page } from '../../components/Page.tsx';
import { nameOfEndpoint } from '../../events/name-of-endpoint.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Answered } from '../../states/Answered.tsx';
import { EmptyState } from '../../states/EmptyState.tsx';
import { urls } from '../../urls.ts';
import { DeliveryLog } from './DeliveryLog.tsx';
import { EndpointActions } from './EndpointActions.tsx';
import { EndpointAlert } from './EndpointAlert.tsx';
import { EndpointBadge } from './EndpointBadge.tsx';
import { EndpointFacts } from './EndpointFacts.tsx';
import classes from './EndpointPage.module.css';
import { healthOf } from './health.ts';
import { SecretSection } from './SecretSection.tsx';

const refreshMs = 10_000;

/** One endpoint: its health, its secret and what was sent to it. */
export const EndpointPage = () => {
  const { one: texts } = useTexts('webhooks');
  const id = useParams()['id']!;
  const { refreshMs: refresh } = useRefresh(refreshMs);
  const query = useApi('/webhook-endpoints/{id}', { params: { path: { id } } }, { refreshMs: refresh });
  if (query.error?.code === 'not_found') return <NoSuchEndpoint id={id} />;
  return (
    <>
      <BackLink to={urls.webhooks}>{texts.back}</BackLink>
      {query.data === undefined ? (
        <Page title={texts.loadingTitle}>
          <Answered query={query}>{() => null}</Answered>
        </Page>
      ) : (
        <Shown key={id} endpoint={query.data} />
      )}
    </>
  );
};

const Shown = ({ endpoint }: { endpoint: WatchedWebhookEndpoint }) => {
  const { one: texts } = useTexts('webhooks');
  return (
    <Page
      title={nameOfEndpoint(endpoint)}
      description={
        <>
          <EndpointBadge endpoint={endpoint} /> {texts.says[healthOf(endpoint)]}
        </>
      }
    >
      <Stack gap="lg">
        <EndpointAlert endpoint={endpoint} />
        <EndpointActions endpoint={endpoint} />
        <div className={classes.columns}>
          <div className={classes.column}>
            <DeliveryLog endpoint={endpoint} />
          </div>
          <div className={classes.column}>
            <EndpointFacts endpoint={endpoint} />
            <SecretSection endpoint={endpoint} />
          </div>
        </div>
      </Stack>
    </Page>
  );
};

const NoSuchEndpoint = ({ id }: { id: string }) => {
  const { one: texts } = useTexts('webhooks');
  return (
    <EmptyState
      level={1}
      title={texts.unknown.title}
      action={
        <Button mt="md" variant="default" component={Link} to={urls.webhooks}>
          {texts.back}
        </Button>
      }
    >
      {texts.unknown.text(id)}
    </EmptyState>
  );
};
