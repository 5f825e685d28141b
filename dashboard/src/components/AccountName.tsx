import { useTexts } from '../i18n/use-texts.ts';

/** No account of a platform has this id: the service uses the name itself. */
export const commissionAccount = 'commission';

/** An account, or the operator's own commission account, which has no page. */
export const AccountName = ({ id }: { id: string }) => {
  const { own } = useTexts('accounts');
  return <>{id === commissionAccount ? own.commission : id}</>;
};
