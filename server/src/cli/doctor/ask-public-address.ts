import { request as askPlain, type IncomingMessage } from 'node:http';
import { request as askSecure } from 'node:https';
import { TLSSocket } from 'node:tls';

const deadlineMs = 10_000;
const bodyMax = 4096;

type Answer =
  | { readonly kind: 'away'; readonly reason: string }
  | {
      readonly kind: 'answer';
      readonly status: number;
      /** The environment of the Florin that answers. Undefined: it is another program. */
      readonly environment: string | undefined;
      /** What callers get, in PEM. Undefined: plain http. */
      readonly certificate: string | undefined;
      /** Why this machine does not trust it. */
      readonly distrust: string | undefined;
    };

/** Asks who answers there, also behind a certificate that nobody trusts: what is wrong with it is the answer. */
export const askPublicAddress = (publicUrl: string) =>
  new Promise<Answer>((resolve) => {
    const ask = publicUrl.startsWith('https:') ? askSecure : askPlain;
    const signal = AbortSignal.timeout(deadlineMs);
    const away = (error: NodeJS.ErrnoException) =>
      resolve({ kind: 'away', reason: error.code ?? error.name });
    const call = ask(
      `${publicUrl}/dashboard/api/installation`,
      { rejectUnauthorized: false, signal },
      (response) => {
        const seen = certificateOf(response);
        const status = response.statusCode ?? 0;
        readText(response).then(
          (text) => resolve({ kind: 'answer', status, environment: environmentOf(text), ...seen }),
          away,
        );
      },
    );
    call.on('error', away);
    call.end();
  });

const certificateOf = ({ socket }: IncomingMessage) => {
  const secure = socket instanceof TLSSocket ? socket : undefined;
  const fault: unknown = secure?.authorizationError;
  return {
    certificate: secure?.getPeerX509Certificate()?.toString(),
    distrust: typeof fault === 'string' ? fault : undefined,
  };
};

const readText = async (response: IncomingMessage) => {
  let text = '';
  for await (const chunk of response.setEncoding('utf8')) {
    text += chunk as string;
    if (text.length > bodyMax) break;
  }
  return text;
};

const environmentOf = (text: string) => {
  try {
    const { environment } = JSON.parse(text) as { readonly environment?: unknown };
    return typeof environment === 'string' ? environment : undefined;
  } catch {
    return undefined;
  }
};
