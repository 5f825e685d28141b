import { Type } from 'typebox';
import type { App } from '../http/fastify.ts';
import type { OperatorSessions } from '../operators/sessions/operator-sessions.ts';
import { makePage, pageQuerySchema, pageSchema, readCursor } from '../http/pagination.ts';
import type { Parts } from '../parts.ts';
import { auditActions } from '../audit/append-audit-entry.ts';
import type { AuditEntry } from '../audit/chain.ts';
import { listEntries } from './queries.ts';
import { headForm, parseHead } from '../audit/audit-head.ts';
import { breaks, verifyAuditLog } from '../audit/verify-audit-log.ts';
import { administratorProblems } from '../operators/sessions/session-problems.ts';

const tags = ['Dashboard'];
const moment = Type.String({ format: 'date-time' });

const knownAction = Type.Enum([...auditActions], { title: 'AuditAction' });

const entrySchema = Type.Object(
  {
    sequence: Type.Integer(),
    at: moment,
    actor: Type.String(),
    address: Type.String(),
    action: Type.String({ description: 'One of the known actions, unless the row was altered.' }),
    subject: Type.String(),
    details: Type.Record(Type.String(), Type.Unknown()),
    hash: Type.String({
      description: 'HMAC-SHA-256 of the hash before it and this entry, under a secret of the service.',
    }),
  },
  { title: 'AuditEntry' },
);

const sequenceForm = /^\d{1,18}$/;

const verificationSchema = Type.Object(
  {
    intact: Type.Boolean(),
    entries: Type.Optional(Type.Integer({ description: 'How many were checked.' })),
    brokenAt: Type.Optional(Type.Integer({ description: 'The first entry that does not fit.' })),
    cause: Type.Optional(
      Type.Enum([...breaks], {
        description:
          '`altered`: it was altered, removed or put in. `secret_missing`: its hash is made with a secret that the ' +
          'service no longer has. `head_missing`: the given head is not in the log, so entries were cut off or ' +
          'written anew.',
      }),
    ),
  },
  { title: 'AuditVerification', description: 'What the check found' },
);

/** The audit log, and the check that nobody has altered it. Administrators only. */
export const auditRoutes = (parts: Parts, sessions: OperatorSessions) => async (app: App) => {
  app.addHook('onRequest', sessions.requireAdministrator);

  app.get(
    '/audit-log',
    {
      schema: {
        tags,
        operationId: 'listAuditLog',
        summary: 'Everything operators did, newest first',
        querystring: Type.Object(
          {
            ...pageQuerySchema.properties,
            actor: Type.Optional(Type.String({ maxLength: 254, description: 'Exactly this actor.' })),
            action: Type.Optional(knownAction),
            from: Type.Optional(moment),
            to: Type.Optional(
              Type.String({ format: 'date-time', description: 'Only entries before this time.' }),
            ),
          },
          { additionalProperties: false },
        ),
        response: { 200: pageSchema(entrySchema) },
        problems: administratorProblems,
      },
    },
    async ({ query: { after, limit = 50, actor, action, from, to } }) => {
      const [before] = readCursor(after, [sequenceForm]) ?? [];
      const filter = { actor, action, from: readMoment(from), to: readMoment(to) };
      const position = before === undefined ? undefined : BigInt(before);
      const rows = await listEntries(parts.sql, filter, position, limit + 1);
      return makePage(rows, limit, present, ({ sequence }) => [String(sequence)]);
    },
  );

  app.get(
    '/audit-log/actions',
    {
      schema: {
        tags,
        operationId: 'listAuditActions',
        summary: 'Every action that the audit log knows',
        response: {
          200: Type.Object({ items: Type.Array(knownAction) }, { description: 'The actions' }),
        },
        problems: administratorProblems,
      },
    },
    () => ({ items: [...auditActions] }),
  );

  app.post(
    '/audit-log/verify',
    {
      schema: {
        tags,
        operationId: 'verifyAuditLog',
        summary: 'Recompute the hash chain of the whole log',
        querystring: Type.Object({
          head: Type.Optional(
            Type.String({
              pattern: headForm.source,
              description: 'An `auditHead` from the log of the service, which the chain has to contain.',
            }),
          ),
        }),
        response: { 200: verificationSchema },
        problems: administratorProblems,
      },
    },
    ({ query: { head } }) => verifyAuditLog(parts, head === undefined ? undefined : parseHead(head)),
  );
};

const readMoment = (text: string | undefined) => (text === undefined ? undefined : new Date(text));

const present = ({ sequence, at, actor, address, action, subject, details, hash }: AuditEntry) => ({
  sequence: Number(sequence),
  at: at.toISOString(),
  actor,
  address,
  action,
  subject,
  details,
  hash: hash.toString('hex'),
});
