import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../api/call-api.ts';
import type { Operator } from '../../api/types.ts';
import type { Texts } from '../../i18n/en/en.ts';

export type OperatorAct = keyof Texts['users']['acts'];

/** What can be done to somebody as they are now. Your own two-factor you remove with password and code: My account. */
export const actsOn = ({ role, twoFactor, disabledAt, isYou }: Operator): readonly OperatorAct[] => [
  role === 'viewer' ? 'makeAdministrator' : 'makeViewer',
  ...(twoFactor && !isYou ? (['resetTwoFactor'] as const) : []),
  disabledAt === null ? 'disable' : 'enable',
];

export const takesAway: Record<OperatorAct, boolean> = {
  makeAdministrator: false,
  makeViewer: true,
  disable: true,
  enable: false,
  resetTwoFactor: true,
};

const calls: Record<OperatorAct, (id: string) => Promise<undefined>> = {
  makeAdministrator: (id) => callApi('changeRole', { params: { id }, body: { role: 'administrator' } }),
  makeViewer: (id) => callApi('changeRole', { params: { id }, body: { role: 'viewer' } }),
  disable: (id) => callApi('disableOperator', { params: { id } }),
  enable: (id) => callApi('enableOperator', { params: { id } }),
  resetTwoFactor: (id) => callApi('resetTwoFactor', { params: { id } }),
};

/** Does it, and reads anew who is there: whoever loses a right loses the invitations they gave, too. */
export const useOperatorAct = (id: string) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (act: OperatorAct) => calls[act](id),
    onSuccess: async () => {
      await Promise.all(
        ['listOperators', 'listInvitations'].map((read) =>
          queryClient.invalidateQueries({ queryKey: [read] }),
        ),
      );
    },
  });
};
