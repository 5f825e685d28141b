import { createContext, use, useCallback } from 'react';
import { ApiProblem } from './api-problem.ts';

/** Asks the operator to confirm the session with their password. True: it is confirmed. */
export const ConfirmationContext = createContext<() => Promise<boolean>>(() => Promise.resolve(false));

/** Sends a request. If the service wants a confirmation first, asks for it and sends the request again. */
export const useConfirmed = () => {
  const askToConfirm = use(ConfirmationContext);
  return useCallback(
    async <T>(send: () => Promise<T>): Promise<T> => {
      try {
        return await send();
      } catch (error) {
        const isWanted = error instanceof ApiProblem && error.code === 'confirmation_required';
        if (!isWanted || !(await askToConfirm())) throw error;
        return send();
      }
    },
    [askToConfirm],
  );
};
