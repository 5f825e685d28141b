import { useMutation } from '@tanstack/react-query';
import { answerOf, api } from '../../api/client.ts';
import type { Operator } from '../../api/schema.ts';
import { useReadAgain } from '../../api/use-api.ts';
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
  makeAdministrator: (id) =>
    answerOf(api.POST('/operators/{id}/role', { params: { path: { id } }, body: { role: 'administrator' } })),
  makeViewer: (id) =>
    answerOf(api.POST('/operators/{id}/role', { params: { path: { id } }, body: { role: 'viewer' } })),
  disable: (id) => answerOf(api.POST('/operators/{id}/disable', { params: { path: { id } } })),
  enable: (id) => answerOf(api.POST('/operators/{id}/enable', { params: { path: { id } } })),
  resetTwoFactor: (id) =>
    answerOf(api.POST('/operators/{id}/reset-two-factor', { params: { path: { id } } })),
};

/** Does it, and reads anew who is there: whoever loses a right loses the invitations they gave, too. */
export const useOperatorAct = (id: string) => {
  const readAgain = useReadAgain();
  return useMutation({
    mutationFn: (act: OperatorAct) => calls[act](id),
    onSuccess: () => readAgain('/operators', '/invitations'),
  });
};
