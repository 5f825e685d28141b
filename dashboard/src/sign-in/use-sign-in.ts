import { useMutation } from '@tanstack/react-query';
import { answerOf, api } from '../api/client.ts';
import type { Session, SignedIn } from '../api/schema.ts';
import { useWarn } from '../components/use-notify.ts';
import { useFormats } from '../format/use-formats.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { tellOtherTabs } from '../session/other-tabs.ts';
import { useSetSession } from '../session/session.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
  readonly code?: string;
  readonly confirm?: boolean;
}

/** Signs in, and warns of what someone else may have done since the last time. */
export const useSignIn = (onSignedIn: (session: Session) => void = () => undefined) => {
  const texts = useTexts('signIn');
  const setSession = useSetSession();
  const warn = useWarn();
  const formats = useFormats();
  return useMutation({
    mutationFn: (body: Credentials) => answerOf(api.POST('/session', { body })),
    onSuccess: ({ failedSignIns, passwordChange, ...session }: SignedIn) => {
      onSignedIn(session);
      if (failedSignIns > 0) warn(texts.failed.title(failedSignIns), texts.failed.text);
      if (passwordChange) {
        const { changedAt, address } = passwordChange;
        warn(texts.passwordChange.title, texts.passwordChange.text(formats.time(changedAt), address));
      }
      setSession(session);
      tellOtherTabs('signed in');
    },
    gcTime: 0,
  });
};
