import { Button, Stack } from '@mantine/core';
import { Link } from 'react-router';
import { serviceTimeAt } from '../api/service-time.ts';
import { useApi } from '../api/use-api.ts';
import { useRefresh } from '../api/use-refresh.ts';
import { Page } from '../components/Page.tsx';
import { Panel } from '../components/Panel.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import { PaymentsIcon } from '../icons.tsx';
import { Answered } from '../states/Answered.tsx';
import { EmptyState } from '../states/EmptyState.tsx';
import { urls } from '../urls.ts';
import { Differences, Disputed, InDoubt, Quarantined, WaitingRefunds, Webhooks } from './Attention.tsx';
import classes from './HomePage.module.css';
import { MoneyFlow } from './MoneyFlow.tsx';
import { Today } from './Today.tsx';
import { hasNoPayments } from './verdict.ts';
import { VerdictBanner } from './VerdictBanner.tsx';
import { Volume } from './Volume.tsx';
import { WalletHealth } from './WalletHealth.tsx';
import { WalletTroubles } from './WalletTroubles.tsx';
import { Warnings } from './Warnings.tsx';

const refreshMs = 10_000;

/** Shows at a glance whether everything is well. */
export const HomePage = () => {
  const texts = useTexts('home');
  const { isIdle, ...refresh } = useRefresh(refreshMs);
  const query = useApi('/home', {}, refresh);
  const freshness = query.error ? 'stale' : isIdle ? 'paused' : 'fresh';
  return (
    <Page title={texts.title}>
      <Answered query={query}>
        {(home) => (
          <Stack gap="md">
            <VerdictBanner home={home} freshness={freshness} at={serviceTimeAt(query.dataUpdatedAt)} />
            <Warnings warnings={home.warnings} />
            <WalletTroubles troubles={home.wallet.troubles} />
            {hasNoPayments(home) ? (
              <FirstPayment />
            ) : (
              <>
                <Today home={home} />
                <MoneyFlow flow={home.flow} />
                <Volume days={home.days} today={home.day} />
                <div className={classes.cards}>
                  <InDoubt home={home} />
                  <Quarantined home={home} />
                  <Disputed home={home} />
                  <WaitingRefunds home={home} />
                  <Differences home={home} />
                  <Webhooks home={home} />
                  <WalletHealth home={home} />
                </div>
              </>
            )}
          </Stack>
        )}
      </Answered>
    </Page>
  );
};

const FirstPayment = () => {
  const { empty } = useTexts('home');
  return (
    <Panel>
      <EmptyState
        icon={PaymentsIcon}
        title={empty.title}
        action={
          <Button mt="md" component={Link} to={urls.quickStart}>
            {empty.action}
          </Button>
        }
      >
        {empty.text}
      </EmptyState>
    </Panel>
  );
};
