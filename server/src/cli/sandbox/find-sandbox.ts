import type { Config } from '../../start/config.ts';
import { StartFault } from '../../start/start-fault.ts';
import { startCommand } from '../../program.ts';
import { sendRequest } from './http-call.ts';

/** The address of the running sandbox. A fault says what to do when there is none. */
export const findSandbox = async ({ environment, publicUrl }: Config): Promise<string> => {
  if (environment !== 'sandbox')
    throw new StartFault(
      `This command is for the sandbox, but FLORIN_ENV is ${environment}. Nothing was done.`,
    );
  const answer = await sendRequest({ method: 'GET', url: `${publicUrl}/dashboard/api/installation` }).catch(
    ({ message }: Error) => {
      throw new StartFault(
        `${message}\nStart the sandbox first, in another terminal: ${startCommand}\n` +
          'If it uses another port, set PORT here too.',
      );
    },
  );
  const { environment: found } = (answer.body ?? {}) as { environment?: unknown };
  if (found === 'sandbox') return publicUrl;
  throw new StartFault(
    found === 'production'
      ? `${publicUrl} is in production, and this is for the sandbox. Nothing was done.`
      : `The server at ${publicUrl} isn't Florin. Set PORT to the sandbox's port.`,
  );
};
