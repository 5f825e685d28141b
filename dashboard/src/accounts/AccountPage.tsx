import { Anchor, Button, Group, Stack } from '@mantine/core';
import { Link, useParams } from 'react-router';
import { useApi } from '../api/use-api.ts';
import { BackLink } from '../components/BackLink.tsx';
import { Page } from '../components/Page.tsx';
import { Section } from '../components/Section.tsx';
import { Moment } from '../format/Moment.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import { Answered } from '../states/Answered.tsx';
import { EmptyState } from '../states/EmptyState.tsx';
import { useNameOfPlatform } from '../session/platforms.ts';
import { urls } from '../urls.ts';
import classes from './AccountTable.module.css';
import { AccountDetails } from './AccountDetails.tsx';
import { BalanceHistory } from './BalanceHistory.tsx';
import { Balances } from './Balances.tsx';
import { HeldBack } from './HeldBack.tsx';
import { OnItsWay, PayOutButton } from './payouts/PayOutButton.tsx';
import { Postings } from './Postings.tsx';
import { TransferButton } from './TransferButton.tsx';
import { usePlatformOfPage } from './use-platform-of-page.ts';

/** One account: its balance and its postings. */
export const AccountPage = () => {
  const { account: texts } = useTexts('accounts');
  const id = useParams()['id']!;
  const platformId = usePlatformOfPage();
  const { platform: platformTexts } = useTexts('components');
  const platformName = useNameOfPlatform()(platformId);
  const query = useApi('/accounts/{id}', { params: { path: { id }, query: { platformId } } });
  if (query.error?.code === 'account_unknown') return <NoSuchAccount id={id} platformId={platformId} />;
  return (
    <>
      <BackLink to={urls.accountsOf(platformId)}>{texts.back}</BackLink>
      <Page
        title={texts.title(id)}
        {...(platformName !== undefined && { description: platformTexts.of(platformName) })}
        actions={
          <Group gap="xs">
            <PayOutButton id={id} platformId={platformId} />
            <TransferButton from={id} platformId={platformId} />
          </Group>
        }
      >
        <Answered query={query}>
          {(account) => (
            <Stack gap="lg">
              <Section
                title={texts.balances}
                size="h3"
                aside={
                  <Anchor
                    component={Link}
                    to={urls.paymentsOfAccount(id, platformName === undefined ? undefined : platformId)}
                    size="sm"
                  >
                    {texts.payments}
                  </Anchor>
                }
              >
                <div className={classes.figure}>
                  <Balances balances={account.balances} />
                </div>
                <HeldBack balances={account.balances} />
                <OnItsWay id={id} platformId={platformId} />
                <p className={classes.text}>
                  {texts.opened} <Moment at={account.createdAt} />
                </p>
              </Section>
              <AccountDetails account={account} />
              <BalanceHistory accountId={id} platformId={platformId} />
              <Postings
                accountId={id}
                platformId={platformId}
                currencies={account.balances.map(({ currency }) => currency)}
              />
            </Stack>
          )}
        </Answered>
      </Page>
    </>
  );
};

const NoSuchAccount = ({ id, platformId }: { id: string; platformId: number }) => {
  const texts = useTexts('accounts');
  return (
    <EmptyState
      level={1}
      title={texts.unknown.title}
      action={
        <Button mt="md" variant="default" component={Link} to={urls.accountsOf(platformId)}>
          {texts.account.back}
        </Button>
      }
    >
      {texts.unknown.text(id)}
    </EmptyState>
  );
};
