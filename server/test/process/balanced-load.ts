import { once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';

interface Target {
  readonly port: number;
  isReady: boolean;
}

/** A call to one of the processes. */
export interface Call {
  readonly method: string;
  readonly path: string;
  readonly headers: Record<string, string>;
}

const readyEveryMs = 20;
const callers = 16;

const send = async (agent: Agent, port: number, { method, path, headers }: Call) => {
  const asking = request({ host: '127.0.0.1', port, agent, method, path, headers });
  asking.end();
  const [answer] = (await once(asking, 'response')) as [IncomingMessage];
  await text(answer);
  return answer.statusCode!;
};

/**
 * Calls without a pause, as a balancer does: over connections that are kept, to a process that says it is ready. Only a
 * connection that nobody takes is tried again, because such a call cannot have arrived.
 */
export const startBalancedLoad = (ports: readonly number[], makeCall: (number: number) => Call) => {
  const targets: Target[] = ports.map((port) => ({ port, isReady: true }));
  const agent = new Agent({ keepAlive: true });
  const checks = new Agent({ keepAlive: false });
  const statuses = new Map<number, number>();
  const errors: string[] = [];
  const over = new AbortController();
  const { signal } = over;
  let sent = 0;

  const watch = async (target: Target) => {
    const check = { method: 'GET', path: '/health/ready', headers: {} };
    while (!signal.aborted) {
      target.isReady = (await send(checks, target.port, check).catch(() => 0)) === 200;
      await pause(readyEveryMs);
    }
  };
  const callOnce = async () => {
    const ready = targets.filter(({ isReady }) => isReady);
    const target = ready[sent % ready.length];
    if (!target) {
      await pause(1);
      return;
    }
    sent += 1;
    try {
      const status = await send(agent, target.port, makeCall(sent));
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    } catch (error) {
      const { code = '', message } = error as NodeJS.ErrnoException;
      if (code !== 'ECONNREFUSED') errors.push(`${code} ${message}`);
    }
  };
  const call = async () => {
    while (!signal.aborted) await callOnce();
  };
  const running = Promise.all([...targets.map(watch), ...Array.from({ length: callers }, call)]);

  return async () => {
    over.abort();
    await running;
    agent.destroy();
    checks.destroy();
    return { statuses: Object.fromEntries(statuses), errors };
  };
};
