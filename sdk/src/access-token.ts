import { FlorinError } from './florin-error.ts';
import { readAnswer } from './read-answer.ts';
import { sendRequest } from './send-request.ts';
import type { Settings } from './settings.ts';
import { waitFor, withinTime } from './within-time.ts';

interface Token {
  readonly text: string;
  readonly renewAt: number;
}

/** A token with less time is asked for again. The service gives a new one only when the old one has ended. */
const marginSeconds = 30;

const askForToken = async (settings: Settings): Promise<Token> => {
  const url = `${settings.baseUrl}/oauth/api/v1/oauth/token`;
  const headers = new Headers({
    authorization: `basic ${settings.apiKey}`,
    'content-type': 'application/x-www-form-urlencoded',
  });
  const request = { method: 'POST', url, headers, body: 'Grant_type=client_credentials' };
  const answer = await withinTime({ timeout: settings.timeout }, `POST ${url}`, (signal) =>
    sendRequest(settings, request, signal),
  );
  const issued = readAnswer(answer) as { access_token: string; expires_in: number };
  const { access_token: text, expires_in: seconds } = issued;
  if (typeof text !== 'string')
    throw new FlorinError('unexpected_answer', 'The answer has no token.', { status: answer.status });
  const usableSeconds = seconds > marginSeconds ? seconds - marginSeconds : seconds;
  return { text, renewAt: Date.now() + usableSeconds * 1000 };
};

/** Keeps the token of the key. A call that asks while a request is under way waits for that one. */
export const makeTokenSource = (settings: Settings) => {
  let kept: Token | undefined;
  let asking: Promise<Token> | undefined;
  const ask = async () => {
    try {
      kept = await askForToken(settings);
      return kept;
    } finally {
      asking = undefined;
    }
  };

  return {
    /** A token to use now. `refused` is one that the service no longer takes. */
    get: async (signal: AbortSignal, refused?: string): Promise<string> => {
      if (kept !== undefined && kept.text !== refused && Date.now() < kept.renewAt) return kept.text;
      // Not ended by the signal of one caller: others wait for the same token.
      asking ??= ask();
      return (await waitFor(asking, signal)).text;
    },
  };
};
