import type { Parts } from '../../parts.ts';
import { saveUses, type Use } from './queries.ts';

export type RecordKeyUse = (apiKeyId: string, address: string) => void;

const flushEveryMs = 10_000;
const noteEveryMs = 1000;

/**
 * Remembers when and from where each key was last used, and writes that down every few seconds: a request that finds
 * its token alive writes nothing itself. A killed process loses at most the last seconds of this, and nothing else.
 */
export const trackKeyUse = ({ sql, clock, log }: Parts) => {
  let uses = new Map<string, Use>();

  const flush = async () => {
    if (uses.size === 0) return;
    const noted = [...uses.values()];
    uses = new Map();
    await saveUses(sql, noted).catch((error: unknown) =>
      log.warn({ err: error }, 'last uses of keys were not saved'),
    );
  };
  const timer = setInterval(() => void flush(), flushEveryMs).unref();

  const recordKeyUse: RecordKeyUse = (apiKeyId, address) => {
    const at = clock();
    const noted = uses.get(apiKeyId);
    const isNoted = noted?.address === address && at.getTime() - noted.at.getTime() < noteEveryMs;
    if (!isNoted) uses.set(apiKeyId, { apiKeyId, address, at });
  };
  const close = async () => {
    clearInterval(timer);
    await flush();
  };
  return { recordKeyUse, flush, close };
};
