import { useNetwork } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '../api/client.ts';
import { noteUnreached, useIsConnectionLost } from '../api/connection.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { DisconnectedIcon } from '../icons.tsx';
import classes from './ConnectionBar.module.css';

/** How often the service is tried again. The call needs no session, so it keeps none alive. */
const tryEveryMs = 3000;

/** Says that the service cannot be reached, and goes on by itself when it can: what could not be read is read again. */
export const ConnectionBar = () => {
  const { connection: texts } = useTexts('states');
  const isLost = useIsConnectionLost();
  const { online } = useNetwork();
  const queryClient = useQueryClient();
  useEffect(() => {
    addEventListener('offline', noteUnreached);
    return () => removeEventListener('offline', noteUnreached);
  }, []);
  useEffect(() => {
    if (!isLost) return undefined;
    const tryAgain = () => void api.GET('/installation').catch(() => undefined);
    const timer = setInterval(tryAgain, tryEveryMs);
    addEventListener('online', tryAgain);
    return () => {
      clearInterval(timer);
      removeEventListener('online', tryAgain);
      void queryClient.invalidateQueries();
    };
  }, [isLost, queryClient]);
  return (
    // Always there: screen readers read what changes in it.
    <output>
      {isLost && (
        <span className={classes.bar}>
          <DisconnectedIcon />
          {online ? texts.unreachable : texts.offline}
        </span>
      )}
    </output>
  );
};
