import { Title } from '@mantine/core';
import { useId } from 'react';
import type { Balance, OperatorAccounts } from '../api/schema.ts';
import { useApi } from '../api/use-api.ts';
import { Panel } from '../components/Panel.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import { Answered } from '../states/Answered.tsx';
import { Balances } from './Balances.tsx';
import { CommissionButton } from './CommissionButton.tsx';
import classes from './OwnAccounts.module.css';

/** The operator's own accounts, which no payment names. Those that few have are shown when something was booked on them. */
export const OwnAccounts = () => {
  const query = useApi('/operator-accounts', {});
  return <Answered query={query}>{(accounts) => <Shown accounts={accounts} />}</Answered>;
};

const Shown = ({ accounts }: { accounts: OperatorAccounts }) => {
  const { own: texts } = useTexts('accounts');
  const { commission, walletFee, walletClearing, payout, bank, walletConversion } = accounts;
  return (
    <Panel>
      <div className={classes.own}>
        <Own title={texts.commission} text={texts.commissionText} balances={commission} isCommission />
        <Own title={texts.fees} text={texts.feesText} balances={walletFee} />
        <Own title={texts.clearing} text={texts.clearingText} balances={walletClearing} />
        {payout.length > 0 && <Own title={texts.payout} text={texts.payoutText} balances={payout} />}
        {bank.length > 0 && <Own title={texts.bank} text={texts.bankText} balances={bank} />}
        {walletConversion.length > 0 && (
          <Own title={texts.conversion} text={texts.conversionText} balances={walletConversion} />
        )}
      </div>
    </Panel>
  );
};

interface OwnProps {
  readonly title: string;
  readonly text: string;
  readonly balances: readonly Balance[];
  /** The only one of them that money can be moved from. */
  readonly isCommission?: boolean;
}

const Own = ({ title, text, balances, isCommission = false }: OwnProps) => {
  const id = useId();
  return (
    <section className={classes.row} aria-labelledby={id}>
      <Title order={2} size="h3" id={id}>
        {title}
      </Title>
      <div className={classes.text}>
        {text}
        {isCommission && <CommissionButton />}
      </div>
      <div className={classes.figure}>
        <Balances balances={balances} isOnOneLine />
      </div>
    </section>
  );
};
