import { setTimeout as pause } from 'node:timers/promises';
import { makeSettlePayment } from '../../server/src/payments/settle/settle-payment.ts';
import { startServer, findFreePort } from '../../server/test/support/server.ts';
import { makeDatabase } from '../../server/test/support/database.ts';
import { registerReceiver } from '../../server/test/wallet/receiver.ts';
import { startWallet } from '../../server/test/wallet/support.ts';
import { walletSettings } from '../../server/test/payments/support.ts';
import { claimOf, type Answer } from '../soak/read-answer.ts';
import type { Acknowledged } from '../soak/record.ts';
import { makeSimulator } from '../soak/simulator.ts';

/** One call without an answer must not stop the calls of other payments, and hundreds of them have to pass soon. */
const timeouts = { headersMs: 800, bodyMs: 800, operationMs: 5000, breakerFailures: Infinity };
/** A minute of refusals. */
const overloadedMax = 60;
const overloadedPauseMs = 1000;

const unlimited = { RATE_LIMIT_PER_KEY: '1000000000', RATE_LIMIT_PER_ADDRESS: '1000000000' };
const answerMs = 60_000;

export type World = Awaited<ReturnType<typeof startWorld>>;

/** A service that the wallet notifies, the wallet as a process, and a database of its own. Their clocks are moved together. */
export const startWorld = async (postgresUrl: string) => {
  const wallet = await startWallet();
  const port = await findFreePort();
  const address = `http://127.0.0.1:${port}/wallet/notifications`;
  const { webhookId } = await registerReceiver(wallet.url, address);
  const databaseUrl = await makeDatabase(postgresUrl, 'sandbox');
  const settings = {
    ...walletSettings(wallet),
    ...unlimited,
    DATABASE_URL: databaseUrl,
    PORT: String(port),
    WALLET_WEBHOOK_ID: webhookId,
  };
  const server = await startServer(settings, { timeouts });
  const key = await server.givenApiKey();
  let token = await server.givenToken(key.apiKey);

  const sendOnce = async (method: string, path: string, body?: object, headers = {}): Promise<Answer> => {
    const answer = await fetch(server.url + path, {
      method,
      redirect: 'manual',
      headers: {
        authorization: `Bearer ${token}`,
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(answerMs),
    });
    const text = await answer.text();
    const isJson = answer.headers.get('content-type')?.includes('json') === true;
    const location = answer.headers.get('location') ?? '';
    return { status: answer.status, body: isJson ? (JSON.parse(text) as Answer['body']) : {}, location };
  };
  /** Hundreds of cells act at once. What a busy process refuses has done nothing, and is sent again, as a platform does it. */
  const send: typeof sendOnce = async (...call) => {
    for (let tries = 1; ; tries += 1) {
      const answer = await sendOnce(...call);
      if (answer.body['code'] !== 'overloaded' || tries === overloadedMax) return answer;
      await pause(overloadedPauseMs);
    }
  };
  /** Keeps what the answer claims: it has to be true in the end. */
  const ask = async (
    acknowledged: Acknowledged[],
    call: string,
    method: string,
    path: string,
    body?: object,
    headers?: object,
  ) => {
    const answer = await send(method, path, body, headers);
    const claim = claimOf(call, answer);
    if (claim) acknowledged.push({ call, claim });
    return answer;
  };
  return {
    server,
    settle: makeSettlePayment(server.deps),
    wallet,
    databaseUrl,
    simulator: makeSimulator(wallet.url),
    send,
    ask,
    /** Access tokens expire by the moved time. */
    renewToken: async () => void (token = await server.givenToken(key.apiKey)),
    close: async () => {
      await server.close();
      await wallet.close();
    },
  };
};
