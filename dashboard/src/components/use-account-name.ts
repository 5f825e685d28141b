import { useTexts } from '../i18n/use-texts.ts';

/** No account of a platform can have this id, because the service uses it itself. */
export const commissionAccount = 'commission';

/** Names an account, or the operator's own commission account, in the language of the page. */
export const useAccountName = () => {
  const { own } = useTexts('accounts');
  return (id: string) => (id === commissionAccount ? own.commission : id);
};
