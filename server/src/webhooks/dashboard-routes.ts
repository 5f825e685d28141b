import { eventIdOf, parseEventId } from '../events/event.ts';
import type { DashboardApp } from '../operators/sessions/dashboard-app.ts';
import { makePage, momentForm, readCursor } from '../http/pagination.ts';
import {
  requireConfirmation,
  requireConfirmedSession,
} from '../operators/confirmation/require-confirmation.ts';
import { signedInOf } from '../operators/sessions/operator-sessions.ts';
import type { Dependencies } from '../dependencies.ts';
import { invalidRequest, Problem } from '../problem.ts';
import { listAttempts, listDeliveries, type Delivery } from './attempt-queries.ts';
import * as schemas from './dashboard-schema.ts';
import { makeEndpointId, presentEndpoint } from './endpoint.ts';
import {
  findWatchedEndpoint,
  listWatchedEndpoints,
  type EndpointCursor,
  type WatchedEndpoint,
} from './health-queries.ts';
import * as manage from './manage-endpoints.ts';
import { presentAttempt } from './present-attempt.ts';
import * as orders from './read-requests.ts';
import { resendEvents } from './resend-events.ts';
import { makeTestEvent } from './send-now.ts';
import type { WebhookDependencies } from './dependencies.ts';
import { getPlatform } from '../access/platforms/queries.ts';

/** The webhook endpoints of every platform, for operators to look at and for administrators to manage. */
export const webhookDashboardRoutes = (webhooks: WebhookDependencies) => async (app: DashboardApp) => {
  await app.register(readingRoutes(webhooks));
  await app.register(managingRoutes(webhooks));
  await app.register(sendingRoutes(webhooks));
};

const deliveriesMax = 500;

const readingRoutes =
  ({ deps }: WebhookDependencies) =>
  async (app: DashboardApp) => {
    app.get('/webhook-endpoints', { schema: schemas.listWatchedSchema }, async ({ query }) => {
      const { after, limit = 50, troubled = false } = query;
      const rows = await listWatchedEndpoints(deps.reports, troubled, readEndpointCursor(after), limit + 1);
      return makePage(rows, limit, present(deps), ({ createdAt, id }) => [createdAt.toISOString(), id]);
    });

    app.get('/webhook-endpoints/:id', { schema: schemas.readWatchedSchema }, ({ params: { id } }) =>
      show(deps, id),
    );

    app.get(
      '/webhook-endpoints/:id/deliveries',
      { schema: schemas.listAttemptsAsOperatorSchema },
      async (request) => {
        const { id } = await manage.getEndpoint(deps, request.params.id);
        const { after, limit = 50, ...filter } = request.query;
        const cursor = orders.readAttemptCursor(after);
        const rows = await listAttempts(
          deps.reports,
          orders.readAttemptFilter(id, filter),
          cursor,
          limit + 1,
        );
        return makePage(rows, limit, presentAttempt, orders.writeAttemptCursor);
      },
    );

    app.get('/event-deliveries', { schema: schemas.listDeliveriesSchema }, async ({ query }) => {
      const of = readDeliveriesQuery(query);
      return {
        items: (of ? await listDeliveries(deps.reports, of, deliveriesMax) : []).map(presentDelivery),
      };
    });
  };

const managingRoutes =
  ({ deps, receivers }: WebhookDependencies) =>
  async (app: DashboardApp) => {
    app.post('/webhook-endpoints', { schema: schemas.addAsOperatorSchema }, async (request, reply) => {
      const { url, eventTypes = null, description = '', platformId = null, ...credentials } = request.body;
      await requireConfirmation(deps, signedInOf(request), credentials);
      if (platformId !== null) await getPlatform(deps.sql, platformId);
      await manage.refuseUrl(receivers, url);
      const order = { id: makeEndpointId(), platformId, apiKeyId: null, url, eventTypes, description };
      const { id } = await manage.addEndpoint(deps, order, signedInOf(request));
      return reply.code(201).send(await show(deps, id));
    });

    app.patch('/webhook-endpoints/:id', { schema: schemas.changeAsOperatorSchema }, async (request) => {
      const { url, eventTypes, description, ...credentials } = request.body;
      await requireConfirmation(deps, signedInOf(request), credentials);
      const endpoint = await manage.getEndpoint(deps, request.params.id);
      if (url !== undefined) await manage.refuseUrl(receivers, url);
      await manage.changeEndpoint(deps, endpoint, { url, eventTypes, description }, signedInOf(request));
      return show(deps, endpoint.id);
    });

    app.post('/webhook-endpoints/:id/enable', { schema: schemas.enableSchema }, async (request) => {
      requireConfirmedSession(deps, signedInOf(request));
      const endpoint = await manage.getEndpoint(deps, request.params.id);
      await manage.changeEndpoint(deps, endpoint, { enabled: true }, signedInOf(request));
      return show(deps, endpoint.id);
    });

    app.post('/webhook-endpoints/:id/disable', { schema: schemas.disableSchema }, async (request) => {
      const endpoint = await manage.getEndpoint(deps, request.params.id);
      await manage.changeEndpoint(deps, endpoint, { enabled: false }, signedInOf(request));
      return show(deps, endpoint.id);
    });

    app.delete(
      '/webhook-endpoints/:id',
      { schema: schemas.removeAsOperatorSchema },
      async (request, reply) => {
        const endpoint = await manage.getEndpoint(deps, request.params.id);
        await manage.removeEndpoint(deps, endpoint, signedInOf(request));
        return reply.code(204).send(null);
      },
    );

    app.post(
      '/webhook-endpoints/:id/reveal',
      { schema: schemas.revealSecretSchema },
      async (request, reply) => {
        await requireConfirmation(deps, signedInOf(request), request.body);
        const endpoint = await manage.getEndpoint(deps, request.params.id);
        if (!deps.keyring.secretIds.includes(endpoint.secretId))
          throw new Problem(
            'conflict',
            'The secret that this one was derived from is no longer configured. Rotate the secret of the endpoint.',
          );
        await manage.recordReveal(deps, endpoint, signedInOf(request));
        reply.header('cache-control', 'no-store');
        return { secret: manage.currentSecretOf(deps, endpoint) };
      },
    );

    app.post(
      '/webhook-endpoints/:id/rotate-secret',
      { schema: schemas.rotateAsOperatorSchema },
      async (request) => {
        const endpoint = await manage.getEndpoint(deps, request.params.id);
        const { overlapHours = 24 } = request.body;
        const rotation = { number: endpoint.secretNumber + 1, overlapHours };
        await manage.rotateEndpointSecret(deps, endpoint.id, rotation, signedInOf(request));
        return show(deps, endpoint.id);
      },
    );
  };

const sendingRoutes =
  ({ deps, sendNow }: WebhookDependencies) =>
  async (app: DashboardApp) => {
    app.post('/webhook-endpoints/:id/test', { schema: schemas.testAsOperatorSchema }, async (request) => {
      const endpoint = await manage.getEndpoint(deps, request.params.id);
      await manage.recordSending(deps, endpoint, signedInOf(request), 'webhook_test_sent');
      return sendNow(endpoint, makeTestEvent(deps.clock(), endpoint));
    });

    app.post('/webhook-endpoints/:id/send', { schema: schemas.sendAsOperatorSchema }, async (request) => {
      const { eventId } = request.body;
      const endpoint = await manage.getEndpoint(deps, request.params.id);
      const event = await orders.getEventFor(deps, endpoint, eventId);
      await manage.recordSending(deps, endpoint, signedInOf(request), 'event_sent_again', { eventId });
      return sendNow(endpoint, event);
    });

    app.post(
      '/webhook-endpoints/:id/resend',
      { schema: schemas.resendAsOperatorSchema },
      async (request, reply) => {
        const endpoint = await manage.getEndpoint(deps, request.params.id);
        await resendEvents(deps, endpoint, request.body.eventIds, signedInOf(request));
        return reply.code(202).send(undefined);
      },
    );

    app.post(
      '/webhook-endpoints/:id/replay',
      { schema: schemas.replayAsOperatorSchema },
      async (request, reply) => {
        const endpoint = await manage.getEndpoint(deps, request.params.id);
        await orders.replayEvents(deps, endpoint, request.body, signedInOf(request));
        return reply.code(202).send(undefined);
      },
    );
  };

const present =
  ({ keyring, realClock }: Dependencies) =>
  (endpoint: WatchedEndpoint) => ({
    ...presentEndpoint(endpoint, keyring, realClock()),
    platformId: endpoint.platformId,
    apiKeyId: endpoint.apiKeyId,
    apiKeyLabel: endpoint.apiKeyLabel,
    lagSeconds: endpoint.lagSeconds,
    isReplaying: endpoint.isReplaying,
    acceptedLast: endpoint.acceptedLast,
  });

const show = async (deps: Dependencies, id: string) => {
  const endpoint = await findWatchedEndpoint(deps.sql, id);
  if (!endpoint) throw manage.noSuchEndpoint(id);
  return present(deps)(endpoint);
};

const readEndpointCursor = (after: string | undefined): EndpointCursor | undefined => {
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

const presentDelivery = ({ subjectId, sequence, state, status, at, nextTryAt, ...delivery }: Delivery) => ({
  eventId: eventIdOf({ subjectId, sequence }),
  ...delivery,
  status: state,
  answerStatus: status,
  lastTryAt: at?.toISOString() ?? null,
  nextTryAt: nextTryAt?.toISOString() ?? null,
});
