import { useMutation } from '@tanstack/react-query';
import { answerOf, api } from '../../api/client.ts';
import { useConfirmed } from '../../api/confirmation.ts';
import type { Operator } from '../../api/schema.ts';
import { useReadAgain } from '../../api/use-api.ts';
import type { Texts } from '../../i18n/en/en.ts';

export type OperatorAction = keyof Texts['users']['actions'];

/** What administrators can do to an operator. Their own two-factor sign-in they turn off under My account. */
export const actionsFor = ({ twoFactor, disabledAt, isYou }: Operator): readonly OperatorAction[] => [
  'changeRole',
  ...(twoFactor && !isYou ? (['resetTwoFactor'] as const) : []),
  disabledAt === null ? 'disable' : 'enable',
];

export const isDestructive: Record<OperatorAction, boolean> = {
  changeRole: false,
  disable: true,
  enable: false,
  resetTwoFactor: true,
};

const calls: Record<Exclude<OperatorAction, 'changeRole'>, (id: string) => Promise<undefined>> = {
  disable: (id) => answerOf(api.POST('/operators/{id}/disable', { params: { path: { id } } })),
  enable: (id) => answerOf(api.POST('/operators/{id}/enable', { params: { path: { id } } })),
  resetTwoFactor: (id) =>
    answerOf(api.POST('/operators/{id}/reset-two-factor', { params: { path: { id } } })),
};

/** Does it, and reads the lists again: who loses the administrator role also loses their open invitations. */
export const useOperatorAction = (id: string) => {
  const readAgain = useReadAgain();
  const confirmed = useConfirmed();
  return useMutation({
    mutationFn: (action: keyof typeof calls) => confirmed(() => calls[action](id)),
    onSuccess: () => readAgain('/operators', '/invitations'),
  });
};
