import { expect, onTestFinished, test } from 'vitest';
import { givenDatabase } from '../support/database.ts';
import { askToken, givenFolder, makeKey, startProcess } from '../support/process.ts';
import { findFreePort, testSecret } from '../support/server.ts';
import { startBalancedLoad } from './balanced-load.ts';

const restarts = 2;

test('two processes that are restarted in turn under load fail no request (F15)', async () => {
  const FLORIN_DATA_DIR = await givenFolder();
  const settings = {
    DATABASE_URL: await givenDatabase(),
    FLORIN_SECRET: testSecret,
    FLORIN_DATA_DIR,
    STOP_GRACE_SECONDS: '1',
    RATE_LIMIT_PER_KEY: '1000000000',
    RATE_LIMIT_PER_ADDRESS: '1000000000',
  };
  const ports = [await findFreePort(), await findFreePort()];
  const start = (PORT: number) => startProcess({ ...settings, PORT: String(PORT) });
  const services = [await start(ports[0]!), await start(ports[1]!)];
  onTestFinished(async () => void (await Promise.all(services.map((service) => service.stop()))));
  const { apiKey } = await makeKey(services[0]!, FLORIN_DATA_DIR);
  const { token } = await askToken(services[0]!, apiKey);
  const headers = { authorization: `Bearer ${token}` };

  const stopLoad = startBalancedLoad(ports, (number) =>
    number % 4 === 0
      ? { method: 'PUT', path: `/webservice/v2/accounts/shop-${number % 100}`, headers }
      : { method: 'GET', path: '/webservice/v2/ping', headers },
  );
  for (let restart = 0; restart < restarts; restart += 1) {
    const place = restart % 2;
    expect(await services[place]!.stop()).toBe(0);
    services[place] = await start(ports[place]!);
  }
  const { statuses, errors } = await stopLoad();
  expect(errors).toEqual([]);
  // Each of the 25 accounts is opened once.
  expect(statuses).toEqual({ 200: expect.any(Number), 201: 25 });
  expect(statuses[200]).toBeGreaterThan(1000);
});
