import { getPlatform } from '../access/platforms/get-platform.ts';
import { eventIdOf, parseEventId } from '../events/event.ts';
import type { App } from '../http/fastify.ts';
import { makePage, momentForm, readCursor } from '../http/pagination.ts';
import {
  requireConfirmation,
  requireConfirmedSession,
} from '../operators/confirmation/require-confirmation.ts';
import { signedInOf, type OperatorSessions } from '../operators/sessions/operator-sessions.ts';
import type { Parts } from '../parts.ts';
import { invalidRequest, Problem } from '../problem.ts';
import { listAttempts, listDeliveries, type Delivery } from './attempt-queries.ts';
import * as schemas from './dashboard-schema.ts';
import { makeEndpointId, presentEndpoint } from './endpoint.ts';
import {
  findWatchedEndpoint,
  listWatchedEndpoints,
  type EndpointPlace,
  type WatchedEndpoint,
} from './health-queries.ts';
import * as manage from './manage-endpoints.ts';
import { presentAttempt } from './present-attempt.ts';
import * as orders from './read-orders.ts';
import { makeTestEvent } from './send-now.ts';
import type { WebhookParts } from './webhook-parts.ts';

/** The webhook endpoints of every platform, for operators to look at and for administrators to manage. */
export const webhookDashboardRoutes =
  (webhooks: WebhookParts, sessions: OperatorSessions) => async (app: App) => {
    await app.register(readingRoutes(webhooks, sessions));
    await app.register(managingRoutes(webhooks, sessions));
    await app.register(sendingRoutes(webhooks, sessions));
  };

const deliveriesMax = 500;

const readingRoutes =
  ({ parts }: WebhookParts, sessions: OperatorSessions) =>
  async (app: App) => {
    app.addHook('onRequest', sessions.requireOperator);

    app.get('/webhook-endpoints', { schema: schemas.listWatchedSchema }, async ({ query }) => {
      const { after, limit = 50, troubled = false } = query;
      const rows = await listWatchedEndpoints(parts.reports, troubled, readPlace(after), limit + 1);
      return makePage(rows, limit, present(parts), ({ createdAt, id }) => [createdAt.toISOString(), id]);
    });

    app.get('/webhook-endpoints/:id', { schema: schemas.readWatchedSchema }, ({ params: { id } }) =>
      show(parts, id),
    );

    app.get(
      '/webhook-endpoints/:id/deliveries',
      { schema: schemas.listAttemptsAsOperatorSchema },
      async (request) => {
        const { id } = await manage.getEndpoint(parts, request.params.id);
        const { after, limit = 50, ...filter } = request.query;
        const place = orders.readAttemptPlace(after);
        const rows = await listAttempts(
          parts.reports,
          orders.readAttemptFilter(id, filter),
          place,
          limit + 1,
        );
        return makePage(rows, limit, presentAttempt, orders.writeAttemptPlace);
      },
    );

    app.get('/event-deliveries', { schema: schemas.listDeliveriesSchema }, async ({ query }) => {
      const of = readDeliveriesQuery(query);
      return {
        items: (of ? await listDeliveries(parts.reports, of, deliveriesMax) : []).map(presentDelivery),
      };
    });
  };

const managingRoutes =
  ({ parts, receivers }: WebhookParts, sessions: OperatorSessions) =>
  async (app: App) => {
    app.addHook('onRequest', sessions.requireAdministrator);

    app.post('/webhook-endpoints', { schema: schemas.addAsOperatorSchema }, async (request, reply) => {
      const { url, eventTypes = null, description = '', platformId = null, ...credentials } = request.body;
      await requireConfirmation(parts, signedInOf(request), credentials);
      if (platformId !== null) await getPlatform(parts.sql, platformId);
      await manage.refuseUrl(receivers, url);
      const order = { id: makeEndpointId(), platformId, apiKeyId: null, url, eventTypes, description };
      const { id } = await manage.addEndpoint(parts, order, signedInOf(request));
      return reply.code(201).send(await show(parts, id));
    });

    app.patch('/webhook-endpoints/:id', { schema: schemas.changeAsOperatorSchema }, async (request) => {
      const { url, eventTypes, description, ...credentials } = request.body;
      await requireConfirmation(parts, signedInOf(request), credentials);
      const endpoint = await manage.getEndpoint(parts, request.params.id);
      if (url !== undefined) await manage.refuseUrl(receivers, url);
      await manage.changeEndpoint(parts, endpoint, { url, eventTypes, description }, signedInOf(request));
      return show(parts, endpoint.id);
    });

    app.post('/webhook-endpoints/:id/enable', { schema: schemas.enableSchema }, async (request) => {
      requireConfirmedSession(parts, signedInOf(request));
      const endpoint = await manage.getEndpoint(parts, request.params.id);
      await manage.changeEndpoint(parts, endpoint, { enabled: true }, signedInOf(request));
      return show(parts, endpoint.id);
    });

    app.post('/webhook-endpoints/:id/disable', { schema: schemas.disableSchema }, async (request) => {
      const endpoint = await manage.getEndpoint(parts, request.params.id);
      await manage.changeEndpoint(parts, endpoint, { enabled: false }, signedInOf(request));
      return show(parts, endpoint.id);
    });

    app.delete(
      '/webhook-endpoints/:id',
      { schema: schemas.removeAsOperatorSchema },
      async (request, reply) => {
        const endpoint = await manage.getEndpoint(parts, request.params.id);
        await manage.removeEndpoint(parts, endpoint, signedInOf(request));
        return reply.code(204).send(null);
      },
    );

    app.post(
      '/webhook-endpoints/:id/reveal',
      { schema: schemas.revealSecretSchema },
      async (request, reply) => {
        await requireConfirmation(parts, signedInOf(request), request.body);
        const endpoint = await manage.getEndpoint(parts, request.params.id);
        if (!parts.keyring.secretIds.includes(endpoint.secretId))
          throw new Problem(
            'conflict',
            'The secret that this one was derived from is no longer configured. Rotate the secret of the endpoint.',
          );
        await manage.recordReveal(parts, endpoint, signedInOf(request));
        reply.header('cache-control', 'no-store');
        return { secret: manage.currentSecretOf(parts, endpoint) };
      },
    );

    app.post(
      '/webhook-endpoints/:id/rotate-secret',
      { schema: schemas.rotateAsOperatorSchema },
      async (request) => {
        const endpoint = await manage.getEndpoint(parts, request.params.id);
        const { overlapHours = 24 } = request.body;
        const rotation = { number: endpoint.secretNumber + 1, overlapHours };
        await manage.rotateEndpointSecret(parts, endpoint.id, rotation, signedInOf(request));
        return show(parts, endpoint.id);
      },
    );
  };

const sendingRoutes =
  ({ parts, sendNow }: WebhookParts, sessions: OperatorSessions) =>
  async (app: App) => {
    app.addHook('onRequest', sessions.requireAdministrator);

    app.post('/webhook-endpoints/:id/test', { schema: schemas.testAsOperatorSchema }, async (request) => {
      const endpoint = await manage.getEndpoint(parts, request.params.id);
      await manage.recordSending(parts, endpoint, signedInOf(request), 'webhook_test_sent');
      return sendNow(endpoint, makeTestEvent(parts.clock(), endpoint));
    });

    app.post('/webhook-endpoints/:id/send', { schema: schemas.sendAsOperatorSchema }, async (request) => {
      const { eventId } = request.body;
      const endpoint = await manage.getEndpoint(parts, request.params.id);
      const event = await orders.getEventFor(parts, endpoint, eventId);
      await manage.recordSending(parts, endpoint, signedInOf(request), 'event_sent_again', { eventId });
      return sendNow(endpoint, event);
    });

    app.post(
      '/webhook-endpoints/:id/replay',
      { schema: schemas.replayAsOperatorSchema },
      async (request, reply) => {
        const endpoint = await manage.getEndpoint(parts, request.params.id);
        await orders.replayEvents(parts, endpoint, request.body, signedInOf(request));
        return reply.code(202).send(null);
      },
    );
  };

const present =
  ({ keyring, realClock }: Parts) =>
  (endpoint: WatchedEndpoint) => ({
    ...presentEndpoint(endpoint, keyring, realClock()),
    platformId: endpoint.platformId,
    apiKeyId: endpoint.apiKeyId,
    apiKeyLabel: endpoint.apiKeyLabel,
    lagSeconds: endpoint.lagSeconds,
    isReplaying: endpoint.isReplaying,
  });

const show = async (parts: Parts, id: string) => {
  const endpoint = await findWatchedEndpoint(parts.sql, id);
  if (!endpoint) throw manage.noSuchEndpoint(id);
  return present(parts)(endpoint);
};

const readPlace = (after: string | undefined): EndpointPlace | undefined => {
  const [createdAt, id] = readCursor(after, [momentForm, /^whe_\w+$/]) ?? [];
  return createdAt && id ? { createdAt: new Date(createdAt), id } : undefined;
};

interface DeliveriesQuery {
  readonly transactionId?: string | undefined;
  readonly eventId?: string | undefined;
}

/** Undefined: nothing has such an id. */
const readDeliveriesQuery = ({ transactionId, eventId }: DeliveriesQuery) => {
  if (transactionId !== undefined && eventId === undefined) return { subjectId: transactionId };
  if (eventId !== undefined && transactionId === undefined) return parseEventId(eventId);
  throw invalidRequest([{ pointer: 'query/eventId', detail: 'send either transactionId or eventId' }]);
};

const presentDelivery = ({ subjectId, sequence, at, nextTryAt, ...delivery }: Delivery) => ({
  eventId: eventIdOf({ subjectId, sequence }),
  ...delivery,
  at: at?.toISOString() ?? null,
  nextTryAt: nextTryAt?.toISOString() ?? null,
});
