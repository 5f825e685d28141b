import type { Call } from '../command.ts';
import { bodyOf, describeStatus, sendRequest, type HttpAnswer } from '../sandbox/http-call.ts';
import type { Platform } from '../sandbox/platform.ts';

/** Calls of the API and of the simulated wallet, with a line for each. */
export const makeSteps = (platform: Platform, say: Call['say']) => {
  const show = (what: string, answer: HttpAnswer) => {
    say(`  ${what}: ${describeStatus(answer.status)}`);
    return answer;
  };
  /** Whatever it answers: a decline is an outcome, too. */
  const send = async (
    what: string,
    method: 'GET' | 'PATCH' | 'POST' | 'PUT',
    path: string,
    body?: object,
    idempotencyKey?: string,
  ) => show(what, await platform.send({ method, path, idempotencyKey, ...(body && { body }) }));
  const ask = async (what: string, method: 'GET' | 'PATCH' | 'POST' | 'PUT', path: string, body?: object) =>
    bodyOf({ method, url: platform.url + path }, await send(what, method, path, body));
  const askWallet = async (what: string, url: string, body?: object) => {
    const request = { method: 'POST', url, ...(body && { body }) } as const;
    return bodyOf(request, show(what, await sendRequest(request)));
  };
  return { send, ask, askWallet };
};
export type Steps = ReturnType<typeof makeSteps>;
