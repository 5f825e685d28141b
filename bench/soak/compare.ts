import type { Sql } from '../../server/src/database/client.ts';
import { isCaptured, judgePayment, type Finding } from './judge-payment.ts';
import { readEnd, type End } from './read-end.ts';
import type { Record as Recorded } from './record.ts';
import type { Simulator } from './simulator.ts';

export interface Judged extends Finding {
  /** The payment; empty for what is about all of them. */
  readonly id: string;
}

export interface Comparison {
  readonly payments: number;
  readonly captured: number;
  /** Those with several captures. */
  readonly inParts: number;
  readonly distributions: number;
  /** Of transfers. */
  readonly reversals: number;
  readonly findings: readonly Judged[];
}

/** Compares every acknowledged answer with the database, the wallet and the postings. */
export const compare = async (
  sql: Sql,
  simulator: Simulator,
  record: Recorded,
  late: readonly string[],
): Promise<Comparison> => {
  const ends = await readEnd(sql, simulator);
  const known = new Set(ends.map(({ stored }) => stored.id));
  const findings: Judged[] = ends.flatMap((end) =>
    judgePayment(end, record.byPayment.get(end.stored.id) ?? [], record.wanted.get(end.stored.id)).map(
      (finding) => ({ ...finding, id: end.stored.id }),
    ),
  );
  const disputed = new Set(ends.flatMap(({ stored }) => stored.disputes));
  for (const [dispute, id] of record.disputes)
    if (known.has(id) && !disputed.has(dispute))
      findings.push({ id, is: 'lost', detail: `the dispute ${dispute} is not known` });
  for (const [id, answers] of record.byPayment) {
    if (!known.has(id))
      findings.push({ id, is: 'lost', detail: `${answers.length} answers, and no payment` });
  }
  for (const detail of [...record.doubled, ...listRepeated(ends)])
    findings.push({ id: '', is: 'doubled', detail });
  for (const id of late)
    findings.push({ id, is: 'stuck', detail: 'it was still in doubt minutes after the wallet was back' });
  findings.push(...(await compareTotals(simulator, ends)));
  const stored = ends.map((end) => end.stored);
  const passedOn = stored.flatMap((one) => one.passedOn);
  return {
    payments: ends.length,
    captured: stored.filter(isCaptured).length,
    inParts: stored.filter(({ captures }) => captures.length > 1).length,
    distributions: new Set(passedOn.map(({ distribution }) => distribution).filter((id) => id !== null)).size,
    reversals: passedOn.filter(({ reverses }) => reverses !== null).length,
    findings,
  };
};

/** Each reference was sent under one Idempotency-Key, so there is one payment with it. */
const listRepeated = (ends: readonly End[]) => {
  const seen = new Map<string, string>();
  return ends.flatMap(({ stored: { id, reference } }) => {
    const earlier = reference === null ? undefined : seen.get(reference);
    if (reference !== null) seen.set(reference, id);
    return earlier === undefined ? [] : [`${earlier} and ${id} have one reference`];
  });
};

/** Money that the wallet has captured for orders that nobody here knows would show in its totals alone. */
const compareTotals = async (simulator: Simulator, ends: readonly End[]): Promise<Judged[]> => {
  const walletMinor = (await simulator.totals()).captures.reduce((sum, { minor }) => sum + minor, 0);
  const ordersMinor = ends.reduce((sum, { truth }) => sum + truth.captured.minor, 0);
  if (walletMinor === ordersMinor) return [];
  const detail = `the wallet has captured ${walletMinor}, and ${ordersMinor} of it for our payments`;
  return [{ id: '', is: 'lost', detail }];
};
