import { Type } from '../../schema.ts';
import type { DashboardApp } from '../../operators/sessions/dashboard-app.ts';
import { callerAddress } from '../../http/caller.ts';
import { signedInOf } from '../../operators/sessions/operator-sessions.ts';
import {
  requireConfirmedSession,
  wideningProblems,
} from '../../operators/confirmation/require-confirmation.ts';
import type { Dependencies } from '../../dependencies.ts';
import { changeAllowList, readAllowList, versionOf } from './change-allow-list.ts';
import type { AllowedRange } from './queries.ts';
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

const changeSchema = Type.Object(
  {
    ranges: Type.Array(
      Type.Object({ range: rangeSchema.properties.range, note: Type.Optional(rangeSchema.properties.note) }),
      { maxItems: 1000, description: 'The whole list. Empty: every address is allowed.' },
    ),
    version: Type.Optional(
      Type.String({
        maxLength: 100,
        description:
          'The version of the list that you read. If neither that list nor yours is in force by now, nothing changes and the answer ' +
          'is 409. Absent: whatever is in force is replaced.',
        examples: [versionOf([])],
      }),
    ),
  },
  { title: 'IpAllowListChange' },
);

const listSchema = Type.Object(
  {
    ranges: Type.Array(rangeSchema, { description: 'Empty: every address is allowed.' }),
    version: text('Changes with the list. Send it with your change.', versionOf([])),
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
export const allowListRoutes = (deps: Dependencies) => async (app: DashboardApp) => {
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
          needs: 'manage_allow_lists' as const,
          summary: `Addresses that may call, for ${of}`,
          params,
          response: { 200: listSchema },
        },
      },
      async (request) => present(await readAllowList(deps, keyIdOf(request.params)), callerAddress(request)),
    );
    app.put(
      path,
      {
        schema: {
          tags,
          operationId: `replace${name}`,
          needs: 'manage_allow_lists' as const,
          summary: `Replace the list for ${of}; in force at once`,
          description: 'Needs a confirmed session.',
          params,
          body: changeSchema,
          response: { 200: listSchema },
          problems: problemCodes(wideningProblems, 'conflict'),
        },
      },
      async (request) => {
        const signedIn = signedInOf(request);
        requireConfirmedSession(deps, signedIn);
        const { version } = request.body;
        const given = request.body.ranges.map(({ range, note = '' }) => ({ range, note }));
        const change = { apiKeyId: keyIdOf(request.params), version, given };
        return present(await changeAllowList(deps, signedIn, change), signedIn.address);
      },
    );
  }
};

const present = (ranges: readonly AllowedRange[], yourAddress: string) => ({
  ranges: [...ranges],
  version: versionOf(ranges),
  yourAddress,
});

/** Null on the path of the environment's list, which contains no key id. */
const keyIdOf = (params: unknown) => (params as { id?: string }).id ?? null;
