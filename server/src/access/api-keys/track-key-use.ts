import type { Dependencies } from '../../dependencies.ts';
import { saveUses, type Use } from './queries.ts';

export type RecordKeyUse = (apiKeyId: string, address: string) => void;

const flushEveryMs = 10_000;
const recordEveryMs = 1000;

/**
 * Keeps in memory when and from where each key was last used, and saves it every few seconds. So a request with a valid
 * token writes nothing to the database. A killed process loses the last seconds of these records, and nothing else.
 */
export const trackKeyUse = ({ sql, clock, log }: Dependencies) => {
  let uses = new Map<string, Use>();

  const flush = async () => {
    if (uses.size === 0) return;
    const unsaved = [...uses.values()];
    uses = new Map();
    await saveUses(sql, unsaved).catch((error: unknown) =>
      log.warn({ err: error }, 'the last uses of API keys could not be saved'),
    );
  };
  const timer = setInterval(() => void flush(), flushEveryMs).unref();

  const recordKeyUse: RecordKeyUse = (apiKeyId, address) => {
    const at = clock();
    const last = uses.get(apiKeyId);
    const isRecent = last?.address === address && at.getTime() - last.at.getTime() < recordEveryMs;
    if (!isRecent) uses.set(apiKeyId, { apiKeyId, address, at });
  };
  const close = async () => {
    clearInterval(timer);
    await flush();
  };
  return { recordKeyUse, flush, close };
};
