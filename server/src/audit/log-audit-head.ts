import { runEvery } from '../background/run-every.ts';
import type { Dependencies } from '../dependencies.ts';
import { formatHead } from './audit-head.ts';
import { findHead } from './queries.ts';

const everyMs = 10_000;

/**
 * Writes the head of the audit log to the log of the process: at the start, and whenever it has moved. A database whose
 * last entries are cut off, with its head moved back, agrees with itself. The heads in the log then say that there were
 * more (docs/operating.md#the-audit-log).
 */
export const startLoggingAuditHead = ({ sql, log }: Dependencies) => {
  let logged: string | undefined;
  return runEvery(everyMs, log, 'logging the head of the audit log', async () => {
    const head = formatHead(await findHead(sql));
    if (head === logged) return;
    log.info({ auditHead: head }, 'head of the audit log');
    logged = head;
  });
};
