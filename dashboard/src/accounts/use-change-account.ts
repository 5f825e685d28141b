import type { Account } from '../api/schema.ts';
import { useApiChange } from '../api/use-api.ts';

type Change = Parameters<ReturnType<typeof useApiChange<'patch', '/accounts/{id}'>>['mutate']>[0]['body'];

/** Changes an account, and then reads it and the lists again. */
export const useChangeAccount = ({ id, platformId }: Account) => {
  const change = useApiChange('patch', '/accounts/{id}', ['/accounts', '/accounts/{id}']);
  const send = (body: Change, onSuccess: () => void) =>
    change.mutate({ params: { path: { id }, query: { platformId } }, body }, { onSuccess });
  return { send, problem: change.error, isPending: change.isPending };
};
