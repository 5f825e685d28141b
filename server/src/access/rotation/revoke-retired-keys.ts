import { appendAuditEntry } from '../../audit/append-audit-entry.ts';
import { runEvery } from '../../background/run-every.ts';
import type { Dependencies } from '../../dependencies.ts';
import { revokeRetiredKeys } from '../api-keys/queries.ts';

const everyMs = 5000;

/** Revokes keys that were replaced when their time is over. */
export const startRevokingRetiredKeys = ({ sql, clock, keyring, log }: Dependencies) =>
  runEvery(everyMs, log, 'revoking replaced keys', () =>
    sql.begin(async (tx) => {
      const at = clock();
      for (const { id } of await revokeRetiredKeys(tx, at)) {
        const act = { at, actor: 'service', address: '', action: 'api_key_revoked', subject: id } as const;
        await appendAuditEntry(tx, keyring, { ...act, details: { reason: 'replaced' } });
      }
    }),
  );
