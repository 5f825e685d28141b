import { setTimeout as pause } from 'node:timers/promises';
import type { Processes, Program } from '../run-processes.ts';

/** A machine with other work to do may take this long. */
const startDeadlineMs = 300_000;
const againMs = 250;

/** Something that can be killed and started again. */
export interface Part {
  kill(): Promise<void>;
  start(): Promise<void>;
}

/** Starts a program that can be killed and started again. */
export const keepAlive = async (processes: Processes, program: Program): Promise<Part> => {
  let running = await processes.start(program);
  const kill = async () => {
    running.child.kill('SIGKILL');
    await running.stop();
  };
  /** A service that finds no database ends. A supervisor starts it again, and so do we. */
  const start = async () => {
    const deadline = performance.now() + startDeadlineMs;
    for (;;) {
      try {
        running = await within(startDeadlineMs, program.name, processes.start(program));
        return;
      } catch (error) {
        if (processes.isStopping() || performance.now() > deadline) throw error;
        await pause(againMs);
      }
    }
  };
  return { kill, start };
};

const within = <T>(ms: number, name: string, work: Promise<T>): Promise<T> => {
  const patience = new AbortController();
  const tooLong = pause(ms, undefined, { signal: patience.signal }).then(() =>
    Promise.reject(new Error(`${name} was not ready within ${ms / 1000} s.`)),
  );
  return Promise.race([work, tooLong]).finally(() => patience.abort());
};
