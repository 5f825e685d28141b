import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { readPain } from '../../server/test/payouts/read-pain.ts';
import { writeCamt, type BankEntry } from '../../server/test/payouts/write-camt.ts';
import type { Random } from './random.ts';

const answerMs = 20_000;
const againMs = 500;
const roundMs = 2500;

/** What the operator's bank was given, and what it has done, by the id that it shows to everyone. */
export interface Bank {
  readonly amounts: ReadonlyMap<string, string>;
  readonly sent: ReadonlySet<string>;
  readonly returned: ReadonlySet<string>;
  /** Ids that were in two files, and entries that nobody knew here. */
  readonly faults: readonly string[];
}

interface Signed {
  readonly url: string;
  readonly cookie: string;
  readonly password: string;
}

interface Run {
  readonly id: string;
  readonly count: number;
  readonly totalAmount: number;
}

/** Someone in finance, and the bank: payouts are collected, approved and given to the bank, which sends them or gives them back. */
export const openOffice = ({ url, cookie, password }: Signed, random: Random) => {
  const amounts = new Map<string, string>();
  const [sent, returned] = [new Set<string>(), new Set<string>()];
  const faults: string[] = [];

  const send = async (method: string, path: string, body?: object): Promise<Response> => {
    for (;;) {
      try {
        const answer = await fetch(`${url}/dashboard/api${path}`, {
          method,
          headers: {
            cookie,
            'sec-fetch-site': 'same-origin',
            ...(body && { 'content-type': 'application/json' }),
          },
          ...(body && { body: JSON.stringify(body) }),
          signal: AbortSignal.timeout(answerMs),
        });
        if (answer.status < 500 && answer.status !== 429) return answer;
      } catch {
        // The service was killed, or is not up yet.
      }
      await pause(againMs);
    }
  };
  /** Undefined: it was refused, because something has changed meanwhile. Repeated until there is an answer, it happens once. */
  const ask = async (method: string, path: string, body?: object): Promise<string | undefined> => {
    const answer = await send(method, path, body);
    const text = await answer.text();
    if (answer.status === 409) return undefined;
    if (answer.status === 403 && text.includes('confirmation_required')) {
      await send('POST', '/session/confirmation', { password });
      return ask(method, path, body);
    }
    if (!answer.ok) throw new Error(`The office is wrong: ${method} ${path}: ${text}`);
    return text;
  };

  /** Approves what is in the run now. A payout that is cancelled meanwhile leaves it. */
  const approve = async (id: string): Promise<boolean> => {
    for (let tries = 0; tries < 5; tries += 1) {
      const { count, totalAmount } = JSON.parse((await ask('GET', `/payout-runs/${id}`))!) as Run;
      if (count === 0) break;
      if ((await ask('POST', `/payout-runs/${id}/approve`, { count, totalAmount })) !== undefined)
        return true;
    }
    await ask('POST', `/payout-runs/${id}/cancel`);
    return false;
  };

  const giveToBank = async (id: string) => {
    const { transfers } = readPain((await ask('GET', `/payout-runs/${id}/file`))!);
    for (const { endToEndId, amount } of transfers) {
      if (amounts.has(endToEndId)) faults.push(`${endToEndId} is in two files`);
      amounts.set(endToEndId, amount);
    }
  };

  const takeIn = async (entries: readonly BankEntry[]) => {
    if (entries.length === 0) return;
    const text = (await ask('POST', '/bank-statements', { statement: writeCamt(entries) }))!;
    const { doubtful } = JSON.parse(text) as { doubtful: readonly object[] };
    for (const entry of doubtful) faults.push(`the bank’s entry changed nothing: ${JSON.stringify(entry)}`);
  };

  /** The bank sends what it was given, and some of it comes back, then or later. A statement may be taken in twice. */
  const settle = async (isLast: boolean) => {
    const toSend = [...amounts.keys()].filter((id) => !sent.has(id) && (isLast || random.chance(0.7)));
    for (const id of toSend) sent.add(id);
    const toReturn = [...sent].filter((id) => !returned.has(id) && random.chance(0.05));
    for (const id of toReturn) returned.add(id);
    const entryOf = (endToEndId: string) => ({ endToEndId, amount: amounts.get(endToEndId)! });
    const entries: BankEntry[] = [
      ...toSend.map(entryOf),
      ...toReturn.map((id) => ({ ...entryOf(id), direction: 'CRDT' as const, reason: 'AC04' })),
    ];
    await takeIn(entries);
    if (random.chance(0.3)) await takeIn(entries);
  };

  const round = async (isLast: boolean) => {
    const made = await ask('POST', '/payout-runs', { attempt: randomUUID() });
    if (made !== undefined) {
      const { id } = JSON.parse(made) as Run;
      if (!isLast && random.chance(0.15)) await ask('POST', `/payout-runs/${id}/cancel`);
      else if (await approve(id)) await giveToBank(id);
    }
    await settle(isLast);
  };

  return {
    /** Until the signal, between the rounds of the load. */
    work: async (stopping: AbortSignal, pass: () => Promise<void>) => {
      while (!stopping.aborted) {
        await pass();
        await round(false);
        await pause(roundMs);
      }
    },
    /** Everything that is reserved goes to the bank, and the bank sends all of it. */
    finish: async (): Promise<Bank> => {
      await round(true);
      return { amounts, sent, returned, faults };
    },
  };
};
