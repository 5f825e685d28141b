import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { Agent, request } from 'node:https';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { givenDatabase } from '../support/database.ts';
import { askToken, givenFolder, makeKey, startProcess } from '../support/process.ts';
import { findFreePort, testSecret } from '../support/server.ts';
import { balancers, findBalancer, startBalancer } from './balancers.ts';

const rolls = Number(process.env['ROLLS'] ?? 50);
const callsPerSecond = Number(process.env['CALLS'] ?? 30);
const graceSeconds = 2;
/** How often a call that was refused is sent again. */
const triesMax = 30;

const send = async (agent: Agent, port: number, token: string, method = 'GET', path = '/health/ready') => {
  const headers = { authorization: `Bearer ${token}` };
  const asking = request({ host: '127.0.0.1', port, agent, method, path, headers });
  asking.end();
  const [answer] = (await once(asking, 'response')) as [IncomingMessage];
  await text(answer);
  return answer;
};

/** Calls at a steady rate, half of them with an effect: a balancer repeats those only when they cannot have arrived. */
const startLoad = (port: number, token: string) => {
  const agent = new Agent({ keepAlive: true, rejectUnauthorized: false });
  const failures: string[] = [];
  const running = new Set<Promise<void>>();
  let sent = 0;
  let refused = 0;
  const call = async (number: number) => {
    const [method, path] =
      number % 2 === 0
        ? ['PUT', `/webservice/v2/accounts/shop-${number % 20}`]
        : ['GET', '/webservice/v2/ping'];
    try {
      let answer = await send(agent, port, token, method, path);
      // On a busy machine the service itself refuses, and says when to come again. A balancer does not say that.
      for (let tries = 1; answer.headers['retry-after'] !== undefined && tries < triesMax; tries += 1) {
        refused += 1;
        await pause(Number(answer.headers['retry-after']) * 1000);
        answer = await send(agent, port, token, method, path);
      }
      if (answer.statusCode !== 200 && answer.statusCode !== 201)
        failures.push(`${method} ${answer.statusCode}`);
    } catch (error) {
      failures.push(`${method} ${(error as Error).message}`);
    }
  };
  const timer = setInterval(() => {
    const calling = call((sent += 1)).finally(() => running.delete(calling));
    running.add(calling);
  }, 1000 / callsPerSecond);
  return async () => {
    clearInterval(timer);
    await Promise.all(running);
    agent.destroy();
    return { sent, refused, failures };
  };
};

describe.each(balancers)('behind %s', (name) => {
  test.skipIf(findBalancer(name) === undefined)(
    `${rolls} restarts in turn at ${callsPerSecond} calls a second fail no call (F15)`,
    async () => {
      const FLORIN_DATA_DIR = await givenFolder();
      const settings = {
        DATABASE_URL: await givenDatabase(),
        FLORIN_SECRET: testSecret,
        FLORIN_DATA_DIR,
        STOP_GRACE_SECONDS: String(graceSeconds),
        RATE_LIMIT_PER_ADDRESS: '1000000',
        TRUSTED_PROXIES: '127.0.0.1',
      };
      const ports = [await findFreePort(), await findFreePort()] as const;
      const start = (PORT: number) => startProcess({ ...settings, PORT: String(PORT) });
      const services = [await start(ports[0]), await start(ports[1])];
      onTestFinished(async () => void (await Promise.all(services.map((service) => service.stop()))));
      const { token } = await askToken(services[0]!, (await makeKey(services[0]!, FLORIN_DATA_DIR)).apiKey);
      const front = await findFreePort();
      const balancer = await startBalancer(name, front, ports);
      onTestFinished(balancer.stop);
      const isUp = async () =>
        (await send(new Agent({ rejectUnauthorized: false }), front, token)).statusCode;
      await expect.poll(() => isUp().catch(() => 0)).toBe(200);

      const stopLoad = startLoad(front, token);
      for (let roll = 0; roll < rolls; roll += 1) {
        const place = roll % 2;
        expect(await services[place]!.stop()).toBe(0);
        services[place] = await start(ports[place]!);
        // A balancer that was refused comes back after a second.
        await pause(1500);
      }
      const { sent, refused, failures } = await stopLoad();
      process.stdout.write(
        `${name}: ${rolls} restarts, ${sent} calls, ${refused} refused and sent again, ${failures.length} failed\n`,
      );
      if (failures.length > 0) process.stdout.write(await balancer.log());
      expect(failures).toEqual([]);
    },
  );
});
