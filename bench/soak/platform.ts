import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Random } from './random.ts';
import { claimOf, type Answer } from './read-answer.ts';
import type { Record } from './record.ts';

const answerMs = 20_000;
const triesMax = 12;

export type Platform = ReturnType<typeof makePlatform>;

/** A platform: calls either service, tries again as a platform should, and records every answer that acknowledges something. */
export const makePlatform = (
  urls: readonly string[],
  accessToken: string,
  record: Record,
  random: Random,
) => {
  const send = async (
    method: string,
    path: string,
    body?: object,
    key?: string,
  ): Promise<Answer | undefined> => {
    try {
      const answer = await fetch(random.pick(urls) + path, {
        method,
        redirect: 'manual',
        headers: {
          authorization: `Bearer ${accessToken}`,
          ...(body && { 'content-type': 'application/json' }),
          ...(key !== undefined && { 'idempotency-key': key }),
        },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(answerMs),
      });
      const text = await answer.text();
      const isJson = answer.headers.get('content-type')?.includes('json') === true;
      const location = answer.headers.get('location') ?? '';
      return { status: answer.status, body: isJson ? (JSON.parse(text) as Answer['body']) : {}, location };
    } catch {
      return undefined;
    }
  };
  /** Until there is an answer that stands, or patience ends. */
  const persist = async (ask: () => Promise<Answer | undefined>): Promise<Answer | undefined> => {
    for (let tries = 0; tries < triesMax; tries += 1) {
      const answer = await ask();
      if (answer && isMistake(answer)) throw new Error(`The load is wrong: ${JSON.stringify(answer)}`);
      if (answer && !isTemporary(answer)) return answer;
      await pause(Math.min(200 * 2 ** tries, 3000));
    }
    return undefined;
  };
  const acknowledge = (call: string, paymentId: string, answer: Answer | undefined) => {
    const claim = answer && claimOf(call, answer);
    if (claim) record.add(paymentId, call, claim);
    return answer;
  };
  const act = (method: string, call: string, id: string, path: string, body?: object, key?: string) =>
    persist(async () => acknowledge(call, id, await send(method, `/webservice/v2${path}`, body, key)));
  /** The key is the same for every try: it is done once. */
  const actOnce = (method: string, call: string, id: string, path: string, body: object) =>
    act(method, call, id, path, body, randomUUID());

  return {
    init: (body: object, key?: string) => {
      const ask = () => send('POST', '/webservice/v2/moneyins/ext/init', body, key);
      // Without a key a repeated request would start another payment.
      return key === undefined ? ask() : persist(ask);
    },
    recordStart: (answer: Answer) => acknowledge('init', String(answer.body['id']), answer),
    change: (id: string, body: object) => act('PUT', 'change', id, `/moneyins/${id}`, body),
    resume: (id: string) => act('POST', 'resume', id, `/moneyins/ext/${id}/resume`),
    validate: (id: string, body: object) => act('PUT', 'validate', id, `/moneyins/${id}/validate`, body),
    cancel: (id: string) => act('PUT', 'cancel', id, `/moneyins/${id}/cancel`),
    /** A part, or the rest after parts. */
    capturePart: (id: string, body: object) =>
      actOnce('PUT', 'validate', id, `/moneyins/${id}/validate`, body),
    refund: (id: string, body: object) => actOnce('PUT', 'refund', id, `/refund/${id}`, body),
    distribute: (id: string, body: object) =>
      actOnce('POST', 'distribute', id, `/moneyins/${id}/distribution`, body),
    reverse: (id: string, transferId: string, body: object) =>
      actOnce('POST', 'reverse', id, `/p2p/${transferId}/reversal`, body),
    /** An account of a seller, with the bank account that it is paid out to. */
    openSeller: async (accountId: string) => {
      await persist(() => send('PUT', `/webservice/v2/accounts/${accountId}`));
      const details = { name: `Seller ${accountId}`, bankAccount: { iban: 'DE89370400440532013000' } };
      await persist(() => send('PATCH', `/webservice/v2/accounts/${accountId}`, details));
    },
    /** All that is there, or so much. Returns its id. */
    payOut: async (accountId: string, amount: number | undefined): Promise<string | undefined> => {
      const body = { accountId, currency: 'EUR', ...(amount === undefined ? { all: true } : { amount }) };
      const key = randomUUID();
      const answer = await persist(() => send('POST', '/webservice/v2/payouts', body, key));
      if (answer?.status !== 201) return undefined;
      const id = String(answer.body['id']);
      record.addPayout(id, { amountMinor: Number(answer.body['amount']), isCancelled: false });
      return id;
    },
    cancelPayout: async (id: string) => {
      const answer = await persist(() => send('POST', `/webservice/v2/payouts/${id}/cancel`));
      if (answer?.status === 200)
        record.addPayout(id, { amountMinor: Number(answer.body['amount']), isCancelled: true });
    },
    read: (id: string) => act('GET', 'read', id, `/moneyins/${id}`),
    /** The buyer comes back from the wallet. */
    comeBack: async (id: string, redirectUrl: string) => {
      const { pathname, search } = new URL(redirectUrl);
      return acknowledge('return', id, await send('GET', pathname + search));
    },
  };
};

const isTemporary = ({ status, body }: Answer) =>
  status >= 500 ||
  status === 429 ||
  body['code'] === 'idempotency_in_progress' ||
  body['code'] === 'refund_in_progress';

/** No fault explains these: the load sends what it must not, or what was acknowledged is unknown. */
const isMistake = ({ status }: Answer) => [400, 401, 403, 404].includes(status);
