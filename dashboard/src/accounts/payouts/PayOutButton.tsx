import { Anchor, Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Account, PayoutBalance } from '../../api/schema.ts';
import { useApi } from '../../api/use-api.ts';
import { useFormats } from '../../format/use-formats.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { BankIcon } from '../../icons.tsx';
import { useMay } from '../../session/session.ts';
import { urls } from '../../urls.ts';
import classes from '../AccountTable.module.css';
import { PayOutDialog } from './PayOutDialog.tsx';

const usePayoutBalance = (id: string, platformId: number) =>
  useApi('/accounts/{id}/payout-balance', { params: { path: { id }, query: { platformId } } }).data;

/** Opens the dialog that pays an account out, for administrators. */
export const PayOutButton = ({ id, platformId }: Pick<Account, 'id' | 'platformId'>) => {
  const { payOut: texts } = useTexts('payouts');
  const may = useMay('pay_out');
  // What it was when the dialog was opened: while the payout is being made, it changes.
  const [opened, setOpened] = useState<PayoutBalance>();
  const balance = usePayoutBalance(id, platformId);
  if (!may || balance === undefined) return null;
  return (
    <>
      <Button variant="default" leftSection={<BankIcon size={18} />} onClick={() => setOpened(balance)}>
        {texts.button}
      </Button>
      {opened && (
        <PayOutDialog account={{ id, platformId }} balance={opened} close={() => setOpened(undefined)} />
      )}
    </>
  );
};

/** What has left the account, and the bank has not sent yet. */
export const OnItsWay = ({ id, platformId }: Pick<Account, 'id' | 'platformId'>) => {
  const { onItsWay } = useTexts('payouts');
  const formats = useFormats();
  const balance = usePayoutBalance(id, platformId);
  if (balance === undefined || balance.onItsWayAmount === 0) return null;
  return (
    <p className={classes.text}>
      <Anchor inherit component={Link} to={urls.payoutsOfAccount(id, platformId)}>
        {onItsWay(formats.money(balance.onItsWayAmount, balance.currency))}
      </Anchor>
    </p>
  );
};
