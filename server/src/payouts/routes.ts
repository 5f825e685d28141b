import { apiKeyIdOf, platformIdOf, platformOf } from '../access/bearer.ts';
import { onceWithKey } from '../access/once-with-key.ts';
import { takeNoBodyForEmpty } from '../http/body.ts';
import { explainTime } from '../http/explain-time.ts';
import type { App } from '../http/fastify.ts';
import { groupMetadata } from '../http/metadata-schema.ts';
import { makePage, momentForm, readCursor } from '../http/pagination.ts';
import { readPeriod } from '../http/read-period.ts';
import { orNoMetadata } from '../metadata.ts';
import { makeOneAtATime } from '../one-at-a-time.ts';
import type { Dependencies } from '../dependencies.ts';
import { Problem } from '../problem.ts';
import { cancelPayout } from './cancel-payout.ts';
import { createPayout } from './create-payout.ts';
import { makePayoutId, presentPayout } from './payout.ts';
import { findPayout, listPayouts } from './queries.ts';
import { readAmount } from './read-amount.ts';
import * as schemas from './schema.ts';

/** Money of a platform's accounts that goes to their bank accounts. */
export const payoutRoutes = (deps: Dependencies) => async (app: App) => {
  const oneAtATime = makeOneAtATime(
    (accountId) => `Too many payouts of the account "${accountId}" wait already.`,
  );

  app.post('/payouts', { schema: schemas.createPayoutSchema }, async (request, reply) => {
    const { accountId, currency, reference, metadata } = request.body;
    const order = {
      platformId: platformIdOf(request),
      accountId,
      currency,
      amountMinor: readAmount(request.body),
      reference: reference ?? null,
      metadata: orNoMetadata(metadata),
      apiKeyId: apiKeyIdOf(request),
    };
    const run = async (id: string) => {
      const payout = await oneAtATime(accountId, () =>
        createPayout(deps, { ...order, id }, platformOf(deps, request)),
      );
      return { status: 201, body: presentPayout(payout) };
    };
    const { body } = await onceWithKey(deps, request, run, () => makePayoutId(deps.clock()));
    return reply.code(201).header('location', `/webservice/v2/payouts/${body.id}`).send(body);
  });

  const cancelRoute = { schema: schemas.cancelPayoutSchema, preValidation: takeNoBodyForEmpty };
  app.post('/payouts/:payoutId/cancel', cancelRoute, async (request) => {
    const { body } = await onceWithKey(deps, request, async () => {
      const { id } = await getOwnPayout(deps, platformIdOf(request), request.params.payoutId);
      const cancelled = await cancelPayout(deps, id, platformOf(deps, request));
      return { status: 200, body: presentPayout(cancelled) };
    });
    return body;
  });

  app.get('/payouts/:payoutId', { schema: schemas.readPayoutSchema }, async (request) =>
    presentPayout(await getOwnPayout(deps, platformIdOf(request), request.params.payoutId)),
  );

  const listRoute = { schema: schemas.listPayoutsSchema, preValidation: groupMetadata };
  app.get('/payouts', listRoute, async (request) => {
    const { after, limit = 50, from, to, ...wanted } = request.query;
    const filter = { platformId: platformIdOf(request), ...wanted, ...readPeriod({ from, to }) };
    const [createdAt, id] = readCursor(after, [momentForm, /./]) ?? [];
    const cursor =
      createdAt !== undefined && id !== undefined ? { createdAt: new Date(createdAt), id } : undefined;
    const rows = await listPayouts(deps.reports, filter, cursor, limit + 1).catch(explainTime);
    return makePage(rows, limit, presentPayout, (row) => [row.createdAt.toISOString(), row.id]);
  });
};

/** 404 and not 403 for another platform's payout: a client must not learn that it exists (docs/security.md#a8). */
const getOwnPayout = async ({ sql }: Dependencies, platformId: number, id: string) => {
  const payout = await findPayout(sql, id);
  if (payout?.platformId !== platformId) throw new Problem('not_found', `There is no payout ${id}.`);
  return payout;
};
