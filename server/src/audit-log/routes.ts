import type { DashboardApp } from '../operators/sessions/dashboard-app.ts';
import { makePage, readCursor } from '../http/pagination.ts';
import { makeOneAtATime } from '../one-at-a-time.ts';
import type { Dependencies } from '../dependencies.ts';
import { auditActions } from '../audit/append-audit-entry.ts';
import type { AuditEntry } from '../audit/chain.ts';
import { nameAction } from '../audit/former-actions.ts';
import { listEntries } from './queries.ts';
import { actionsSchema, listSchema, verifySchema } from './schema.ts';
import { parseHead } from '../audit/audit-head.ts';
import { verifyAuditLog } from '../audit/verify-audit-log.ts';

const sequenceForm = /^\d{1,18}$/;

/** The audit log, and the check that nobody has altered it. Administrators only. */
export const auditRoutes = (deps: Dependencies) => async (app: DashboardApp) => {
  const { reports: sql, keyring } = deps;

  app.get(
    '/audit-log',
    { schema: listSchema },
    async ({ query: { after, limit = 50, actor, action, from, to } }) => {
      const [before] = readCursor(after, [sequenceForm]) ?? [];
      const filter = { actor, action, from: readMoment(from), to: readMoment(to) };
      const position = before === undefined ? undefined : BigInt(before);
      const rows = await listEntries(sql, filter, position, limit + 1);
      return makePage(rows, limit, present, ({ sequence }) => [String(sequence)]);
    },
  );

  app.get('/audit-log/actions', { schema: actionsSchema }, () => ({ items: [...auditActions] }));

  // It reads the whole log, so of the connections for lists and reports it takes one at most.
  const oneAtATime = makeOneAtATime(() => 'Too many checks of the audit log wait already.');
  app.post('/audit-log/verify', { schema: verifySchema }, ({ query: { head } }) =>
    oneAtATime('audit log', () =>
      verifyAuditLog({ sql, keyring }, head === undefined ? undefined : parseHead(head)),
    ),
  );
};

const readMoment = (text: string | undefined) => (text === undefined ? undefined : new Date(text));

const present = ({ sequence, at, actor, address, action, subject, details, hash }: AuditEntry) => ({
  sequence: Number(sequence),
  createdAt: at.toISOString(),
  actor,
  address,
  action: nameAction(action),
  subject,
  details,
  hash: hash.toString('hex'),
});
