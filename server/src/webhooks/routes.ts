import { apiKeyIdOf, platformIdOf, platformOf } from '../access/bearer.ts';
import { onceWithKey } from '../access/once-with-key.ts';
import type { App } from '../http/fastify.ts';
import { makePage } from '../http/pagination.ts';
import { readPeriod } from '../http/read-period.ts';
import type { Dependencies } from '../dependencies.ts';
import { listAttempts } from './attempt-queries.ts';
import { makeEndpointId, presentEndpoint, type Endpoint } from './endpoint.ts';
import { findEndpoint, listEndpoints } from './endpoint-queries.ts';
import {
  addEndpoint,
  changeEndpoint,
  currentSecretOf,
  getEndpoint,
  recordSending,
  refuseUrl,
  removeEndpoint,
  rotateEndpointSecret,
} from './manage-endpoints.ts';
import { presentAttempt } from './present-attempt.ts';
import {
  getEventFor,
  readAttemptFilter,
  readAttemptCursor,
  readEndpointCursor,
  replayEvents,
  writeAttemptCursor,
  writeEndpointCursor,
} from './read-requests.ts';
import {
  addEndpointSchema,
  changeEndpointSchema,
  listAttemptsSchema,
  listEndpointsSchema,
  readEndpointSchema,
  removeEndpointSchema,
  replaySchema,
  rotateSecretSchema,
  sendEventSchema,
  testEndpointSchema,
} from './schema.ts';
import { makeTestEvent } from './send-now.ts';
import type { WebhookDependencies } from './dependencies.ts';

/** The webhook endpoints of a platform. */
export const webhookRoutes = (webhooks: WebhookDependencies) => async (app: App) => {
  await app.register(managingRoutes(webhooks));
  await app.register(changingRoutes(webhooks));
  await app.register(sendingRoutes(webhooks));
};

const managingRoutes = ({ deps, receivers }: WebhookDependencies) => {
  const { present, withSecret } = makePresenters(deps);

  return async (app: App) => {
    app.post('/webhook-endpoints', { schema: addEndpointSchema }, async (request, reply) => {
      const { url, eventTypes = null, description = '' } = request.body;
      const run = async (id: string) => {
        await refuseUrl(receivers, url);
        await addEndpoint(
          deps,
          {
            id,
            platformId: platformIdOf(request),
            apiKeyId: apiKeyIdOf(request),
            url,
            eventTypes,
            description,
          },
          platformOf(deps, request),
        );
        return { status: 201, body: { id } };
      };
      // The secret is not among what is kept for repeated requests.
      const { body } = await onceWithKey(deps, request, run, makeEndpointId);
      const made = withSecret(await getEndpoint(deps, body.id, platformIdOf(request)));
      return reply.code(201).header('location', `/webservice/v2/webhook-endpoints/${body.id}`).send(made);
    });

    app.get('/webhook-endpoints', { schema: listEndpointsSchema }, async (request) => {
      const { after, limit = 50, ...period } = request.query;
      const filter = { platformId: platformIdOf(request), ...readPeriod(period) };
      const rows = await listEndpoints(deps.sql, filter, readEndpointCursor(after), limit + 1);
      return makePage(rows, limit, present, writeEndpointCursor);
    });

    app.get('/webhook-endpoints/:endpointId', { schema: readEndpointSchema }, async (request) =>
      present(await getEndpoint(deps, request.params.endpointId, platformIdOf(request))),
    );
  };
};

const changingRoutes = ({ deps, receivers }: WebhookDependencies) => {
  const { present, withSecret } = makePresenters(deps);

  return async (app: App) => {
    app.patch('/webhook-endpoints/:endpointId', { schema: changeEndpointSchema }, async (request) => {
      const { body } = await onceWithKey(deps, request, async () => {
        const endpoint = await getEndpoint(deps, request.params.endpointId, platformIdOf(request));
        if (request.body.url !== undefined) await refuseUrl(receivers, request.body.url);
        const changed = await changeEndpoint(deps, endpoint, request.body, platformOf(deps, request));
        return { status: 200, body: present(changed) };
      });
      return body;
    });

    app.delete('/webhook-endpoints/:endpointId', { schema: removeEndpointSchema }, async (request, reply) => {
      await onceWithKey(deps, request, async () => {
        const endpoint = await getEndpoint(deps, request.params.endpointId, platformIdOf(request));
        await removeEndpoint(deps, endpoint, platformOf(deps, request));
        return { status: 204, body: {} };
      });
      return reply.code(204).send(null);
    });

    app.post(
      '/webhook-endpoints/:endpointId/rotate-secret',
      { schema: rotateSecretSchema },
      async (request) => {
        const { overlapHours = 24 } = request.body;
        const { endpointId } = request.params;
        const before = await findEndpoint(deps.sql, endpointId);
        const run = async (number: string) => {
          const { id } = await getEndpoint(deps, endpointId, platformIdOf(request));
          const rotation = { number: Number(number), overlapHours };
          await rotateEndpointSecret(deps, id, rotation, platformOf(deps, request));
          return { status: 200, body: {} };
        };
        // The same number after a crash, so that the secret that is in use is not lost to a second rotation.
        await onceWithKey(deps, request, run, () => String((before?.secretNumber ?? 0) + 1));
        return withSecret(await getEndpoint(deps, endpointId, platformIdOf(request)));
      },
    );
  };
};

const sendingRoutes =
  ({ deps, sendNow }: WebhookDependencies) =>
  async (app: App) => {
    app.post('/webhook-endpoints/:endpointId/test', { schema: testEndpointSchema }, async (request) => {
      const { body } = await onceWithKey(deps, request, async () => {
        const endpoint = await getEndpoint(deps, request.params.endpointId, platformIdOf(request));
        await recordSending(deps, endpoint, platformOf(deps, request), 'webhook_test_sent');
        return { status: 200, body: await sendNow(endpoint, makeTestEvent(deps.clock(), endpoint)) };
      });
      return body;
    });

    app.post('/webhook-endpoints/:endpointId/send', { schema: sendEventSchema }, async (request) => {
      const { eventId } = request.body;
      const { body } = await onceWithKey(deps, request, async () => {
        const endpoint = await getEndpoint(deps, request.params.endpointId, platformIdOf(request));
        const event = await getEventFor(deps, endpoint, eventId);
        await recordSending(deps, endpoint, platformOf(deps, request), 'event_sent_again', { eventId });
        return { status: 200, body: await sendNow(endpoint, event) };
      });
      return body;
    });

    app.post('/webhook-endpoints/:endpointId/replay', { schema: replaySchema }, async (request, reply) => {
      await onceWithKey(deps, request, async () => {
        const endpoint = await getEndpoint(deps, request.params.endpointId, platformIdOf(request));
        await replayEvents(deps, endpoint, request.body, platformOf(deps, request));
        // Kept under 204: a kept 202 would mean that the outcome is not known, and the events would be sent once more.
        return { status: 204, body: {} };
      });
      return reply.code(202).send(undefined);
    });

    app.get('/webhook-endpoints/:endpointId/deliveries', { schema: listAttemptsSchema }, async (request) => {
      const { id } = await getEndpoint(deps, request.params.endpointId, platformIdOf(request));
      const { after, limit = 50, ...filter } = request.query;
      const cursor = readAttemptCursor(after);
      const rows = await listAttempts(deps.reports, readAttemptFilter(id, filter), cursor, limit + 1);
      return makePage(rows, limit, presentAttempt, writeAttemptCursor);
    });
  };

const makePresenters = (deps: Dependencies) => {
  const present = (endpoint: Endpoint) => presentEndpoint(endpoint, deps.keyring, deps.realClock());
  const withSecret = (endpoint: Endpoint) => ({
    ...present(endpoint),
    secret: currentSecretOf(deps, endpoint),
  });
  return { present, withSecret };
};
