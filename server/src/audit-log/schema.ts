import { Type } from '../schema.ts';
import { auditActions } from '../audit/append-audit-entry.ts';
import { headForm } from '../audit/audit-head.ts';
import { breaks } from '../audit/verify-audit-log.ts';
import { moment, momentFilter, text, whole } from '../http/described-fields.ts';
import { pageQuerySchema, pageSchema } from '../http/pagination.ts';

const tags = ['Dashboard'];

const knownAction = Type.Enum([...auditActions], { title: 'AuditAction' });

const entrySchema = Type.Object(
  {
    sequence: whole('Its number, without gaps.', 17),
    createdAt: moment('When it happened.'),
    actor: text('Who did it: an e-mail address, or `command line`.', 'ada@example.com'),
    address: text('The address that the request came from.', '192.0.2.7'),
    action: text('One of the known actions, unless the row was altered.', 'api_key_generated'),
    subject: text('What or whom it was done to.', `florin_sandbox_${'A'.repeat(22)}`),
    details: Type.Record(Type.String(), Type.Unknown(), {
      description: 'More about it, by action.',
      examples: [{ label: 'my shop' }],
    }),
    hash: text(
      'HMAC-SHA-256 of the hash before it and this entry, under a secret of the service.',
      'a1'.repeat(32),
    ),
  },
  { title: 'AuditEntry' },
);

const verificationSchema = Type.Object(
  {
    intact: Type.Boolean({ description: 'Whether every entry fits the one before it.', examples: [true] }),
    entries: Type.Optional(whole('How many were checked.', 17)),
    brokenAt: Type.Optional(whole('The first entry that does not fit.', 12)),
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

export const listSchema = {
  tags,
  operationId: 'listAuditLog',
  needs: 'read_audit_log' as const,
  summary: 'Everything operators did, newest first',
  querystring: Type.Object(
    {
      ...pageQuerySchema.properties,
      actor: Type.Optional(Type.String({ maxLength: 254, description: 'Exactly this actor.' })),
      action: Type.Optional({ ...knownAction, description: 'Only this action.' }),
      from: Type.Optional(momentFilter('Only entries of this time or later.')),
      to: Type.Optional(momentFilter('Only entries before this time.')),
    },
    { additionalProperties: false },
  ),
  response: { 200: pageSchema(entrySchema) },
};

export const actionsSchema = {
  tags,
  operationId: 'listAuditActions',
  needs: 'read_audit_log' as const,
  summary: 'Every action that the audit log knows',
  response: {
    200: Type.Object(
      { items: Type.Array(knownAction, { description: 'Their names.' }) },
      { description: 'The actions' },
    ),
  },
};

export const verifySchema = {
  tags,
  operationId: 'verifyAuditLog',
  needs: 'read_audit_log' as const,
  summary: 'Recompute the hash chain of the whole log',
  querystring: Type.Object(
    {
      head: Type.Optional(
        Type.String({
          pattern: headForm.source,
          description: 'An `auditHead` from the log of the service, which the chain has to contain.',
        }),
      ),
    },
    // With a misspelt head nothing would be compared, and the answer would be that all is well.
    { additionalProperties: false },
  ),
  response: { 200: verificationSchema },
};
