import { useApi } from '../api/use-api.ts';
import { Section } from '../components/Section.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import { Answered } from '../states/Answered.tsx';
import classes from './AccountTable.module.css';
import { Balances } from './Balances.tsx';
import { CommissionButton } from './CommissionButton.tsx';

/** The operator's own accounts, which no payment names. */
export const OwnAccounts = () => {
  const { own: texts } = useTexts('accounts');
  const query = useApi('/operator-accounts', {});
  return (
    <Answered query={query}>
      {({ commission, walletFee, walletClearing, payout, bank, walletConversion }) => (
        <div className={classes.own}>
          <Section title={texts.commission} size="h3">
            <div className={classes.figure}>
              <Balances balances={commission} />
            </div>
            <p className={classes.text}>{texts.commissionText}</p>
            <CommissionButton />
          </Section>
          <Section title={texts.fees} size="h3">
            <div className={classes.figure}>
              <Balances balances={walletFee} />
            </div>
            <p className={classes.text}>{texts.feesText}</p>
          </Section>
          <Section title={texts.clearing} size="h3">
            <div className={classes.figure}>
              <Balances balances={walletClearing} />
            </div>
            <p className={classes.text}>{texts.clearingText}</p>
          </Section>
          {payout.length > 0 && (
            <Section title={texts.payout} size="h3">
              <div className={classes.figure}>
                <Balances balances={payout} />
              </div>
              <p className={classes.text}>{texts.payoutText}</p>
            </Section>
          )}
          {bank.length > 0 && (
            <Section title={texts.bank} size="h3">
              <div className={classes.figure}>
                <Balances balances={bank} />
              </div>
              <p className={classes.text}>{texts.bankText}</p>
            </Section>
          )}
          {walletConversion.length > 0 && (
            <Section title={texts.conversion} size="h3">
              <div className={classes.figure}>
                <Balances balances={walletConversion} />
              </div>
              <p className={classes.text}>{texts.conversionText}</p>
            </Section>
          )}
        </div>
      )}
    </Answered>
  );
};
