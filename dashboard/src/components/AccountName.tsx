import { useAccountName } from './use-account-name.ts';

/** An account, or the operator's own commission account, which has no page. */
export const AccountName = ({ id }: { id: string }) => <>{useAccountName()(id)}</>;
