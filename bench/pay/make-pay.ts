import { once } from 'node:events';
import type { RunningProcess } from '../run-processes.ts';
import type { PayResult, PayTask } from './pay-messages.ts';

/** Gives tasks to the paying program, one at a time. */
export const makePay =
  ({ child, ended }: RunningProcess) =>
  async (task: PayTask): Promise<PayResult> => {
    child.send(task);
    const message = await Promise.race([once(child, 'message'), ended.then(() => undefined)]);
    const [answer] = (message ?? [{ error: 'the paying program ended unexpectedly' }]) as [
      PayResult | { error: string },
    ];
    if ('error' in answer) throw new Error(`${task.kind} at ${task.server.url}: ${answer.error}`);
    return answer;
  };

export type Pay = ReturnType<typeof makePay>;
