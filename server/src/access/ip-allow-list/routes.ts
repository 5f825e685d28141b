import { Type } from 'typebox';
import { callerAddress } from '../../http/caller.ts';
import type { App } from '../../http/fastify.ts';
import { signedInOf, type OperatorSessions } from '../../operators/sessions/operator-sessions.ts';
import { requireConfirmedSession } from '../../operators/confirmation/require-confirmation.ts';
import type { Parts } from '../../parts.ts';
import { changeAllowList, readAllowList } from './change-allow-list.ts';
import { administratorProblems } from '../../operators/sessions/session-problems.ts';
import { problemCodes } from '../../problem.ts';
import { text } from '../../http/described-fields.ts';

const tags = ['Dashboard'];

const rangeSchema = Type.Object(
  {
    range: Type.String({
      maxLength: 64,
      description: 'An address or a CIDR range.',
      examples: ['192.0.2.0/24'],
    }),
    note: Type.String({ maxLength: 100, description: 'Whose it is.', examples: ['our data centre'] }),
  },
  { title: 'IpRange' },
);

const rangesMax = 1000;

const changeSchema = Type.Object(
  {
    ranges: Type.Array(
      Type.Object({ range: rangeSchema.properties.range, note: Type.Optional(rangeSchema.properties.note) }),
      { maxItems: rangesMax, description: 'The whole list. Empty: every address is allowed.' },
    ),
    before: Type.Optional(
      Type.Array(rangeSchema, {
        maxItems: rangesMax,
        description:
          'The list that was read before the change. If it is not in force any more, nothing changes and the answer is 409. ' +
          'Absent: whatever is in force is replaced.',
        examples: [[]],
      }),
    ),
  },
  { title: 'IpAllowListChange' },
);

const listSchema = Type.Object(
  {
    ranges: Type.Array(rangeSchema, { description: 'Empty: every address is allowed.' }),
    yourAddress: text('The address that this request came from.', '192.0.2.7'),
  },
  { title: 'IpAllowList', description: 'The list in force' },
);

const keySchema = Type.Object({
  id: Type.String({
    maxLength: 100,
    description: 'The id of the API key.',
    examples: [`florin_sandbox_${'A'.repeat(22)}`],
  }),
});

/** The allow lists of the environment and of each key. An address has to be allowed by both. Administrators only. */
export const allowListRoutes = (parts: Parts, sessions: OperatorSessions) => async (app: App) => {
  app.addHook('onRequest', sessions.requireAdministrator);

  const lists = [
    { path: '/ip-allow-list', name: 'IpAllowList', of: 'the environment', params: Type.Object({}) },
    { path: '/api-keys/:id/ip-allow-list', name: 'ApiKeyIpAllowList', of: 'one API key', params: keySchema },
  ];
  for (const { path, name, of, params } of lists) {
    app.get(
      path,
      {
        schema: {
          tags,
          operationId: `read${name}`,
          summary: `Addresses that may call, for ${of}`,
          params,
          response: { 200: listSchema },
          problems: administratorProblems,
        },
      },
      async (request) => ({
        ranges: [...(await readAllowList(parts, keyIdOf(request.params)))],
        yourAddress: callerAddress(request),
      }),
    );
    app.put(
      path,
      {
        schema: {
          tags,
          operationId: `replace${name}`,
          summary: `Replace the list for ${of}; in force at once`,
          description: 'Needs a confirmed session.',
          params,
          body: changeSchema,
          response: { 200: listSchema },
          problems: problemCodes(administratorProblems, 'confirmation_required', 'conflict'),
        },
      },
      async (request) => {
        requireConfirmedSession(parts, signedInOf(request));
        const { operator } = signedInOf(request);
        const address = callerAddress(request);
        const { before } = request.body;
        const given = request.body.ranges.map(({ range, note = '' }) => ({ range, note }));
        const change = { apiKeyId: keyIdOf(request.params), before, given };
        const ranges = await changeAllowList(parts, operator, change, address);
        return { ranges: [...ranges], yourAddress: address };
      },
    );
  }
};

/** Null on the path of the environment's list, which contains no key id. */
const keyIdOf = (params: unknown) => (params as { id?: string }).id ?? null;
