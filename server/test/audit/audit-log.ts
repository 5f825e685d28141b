import type { signIn } from '../support/dashboard.ts';
import type { TestServer } from '../support/server.ts';
import { appendAuditEntry } from '../../src/audit/append-audit-entry.ts';

type Session = Awaited<ReturnType<typeof signIn>>;

interface ListedEntry {
  readonly sequence: number;
  readonly createdAt: string;
  readonly actor: string;
  readonly address: string;
  readonly action: string;
  readonly subject: string;
  readonly details: Record<string, unknown>;
  readonly hash: string;
}

export interface AuditPage {
  readonly items: readonly ListedEntry[];
  readonly nextCursor: string | null;
}

export const readLog = async (administrator: Session, query = '') =>
  (await (await administrator.get(`/audit-log${query}`)).json()) as AuditPage;

export const verify = async (administrator: Session, head?: string): Promise<unknown> =>
  (await administrator.post(`/audit-log/verify${head === undefined ? '' : `?head=${head}`}`)).json();

/** Adds entries without their actions. */
export const givenEntries = (server: TestServer, count: number) =>
  server.sql.begin(async (tx) => {
    for (let index = 0; index < count; index += 1) {
      await appendAuditEntry(tx, server.deps.keyring, {
        at: server.deps.clock(),
        actor: 'ann@example.com',
        address: '203.0.113.9',
        action: 'api_key_generated',
        subject: `key ${index}`,
        details: { label: `shop ${index}` },
      });
    }
  });
