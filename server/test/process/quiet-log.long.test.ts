import { expect, test } from 'vitest';
import { initBody } from '../payments/support.ts';
import { givenDatabase } from '../support/database.ts';
import { askToken, givenFolder, givenProcess, makeKey } from '../support/process.ts';
import { findFreePort, testSecret } from '../support/server.ts';
import { credentials, givenWallet } from '../wallet/support.ts';

const given = async (more: Record<string, string>) => {
  const FLORIN_DATA_DIR = await givenFolder();
  const settings = { DATABASE_URL: await givenDatabase(), FLORIN_SECRET: testSecret, FLORIN_DATA_DIR };
  const service = await givenProcess({ ...settings, ...more });
  return { service, FLORIN_DATA_DIR };
};

const linesWith = (output: string, text: string) => output.split('\n').filter((line) => line.includes(text));

test('an outage of the wallet is two lines in the log, one when it begins and one when it is over, and no stack', async () => {
  const walletPort = await findFreePort();
  const walletUrl = `http://127.0.0.1:${walletPort}`;
  const { service, FLORIN_DATA_DIR } = await given({
    WALLET_URL: walletUrl,
    WALLET_CLIENT_ID: credentials.clientId,
    WALLET_CLIENT_SECRET: credentials.clientSecret,
  });
  const { token } = await askToken(service, (await makeKey(service, FLORIN_DATA_DIR)).apiKey);
  const init = async () => {
    const answer = await fetch(`${service.url}/webservice/v2/moneyins/ext/init`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(initBody()),
    });
    return answer.status;
  };
  const failed = await Promise.all(Array.from({ length: 100 }, init));
  expect(new Set(failed)).toEqual(new Set([503]));
  await expect.poll(() => linesWith(service.output(), '"msg":"the wallet fails')).toHaveLength(1);
  expect(linesWith(service.output(), '"stack"')).toEqual([]);

  await givenWallet({ WALLET_PORT: String(walletPort) });
  const isOver = async () => {
    await init();
    return linesWith(service.output(), '"msg":"the wallet works again"').length;
  };
  await expect.poll(isOver, { interval: 500 }).toBe(1);
  expect(linesWith(service.output(), '"msg":"the wallet fail')).toHaveLength(1);
});

test('a clean stop logs no error, also while a balancer asks whether the process is ready', async () => {
  const { service } = await given({ STOP_GRACE_SECONDS: '300' });
  const ended = service.stop();
  await expect.poll(async () => (await fetch(`${service.url}/health/ready`)).status).toBe(503);
  service.child.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect(linesWith(service.output(), '"level":50')).toEqual([]);
});
