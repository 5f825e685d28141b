import type { FastifyInstance } from 'fastify';
import { now } from '../clock.ts';
import { newResourceId } from '../identifiers.ts';
import type { Wallet } from '../wallet.ts';
import { issueError, WireError } from '../wire-error.ts';
import { eventTypes, looksLikeEventType, type EventType } from './event-types.ts';
import {
  deleteWebhook,
  findEventBody,
  findWebhook,
  findWebhookByUrl,
  insertDelivery,
  insertWebhook,
  listEventBodies,
  listWebhooks,
  type WebhookRow,
} from './queries.ts';
import { ResendBody, VerifyBody, WebhookBody } from './schema.ts';
import { certificateUrl, isSignatureValid } from './signature.ts';

const unknownId = (value: string) => issueError('INVALID_RESOURCE_ID', { value, location: 'path' });

const presentWebhook = (wallet: Wallet, { id, url, event_types: types }: WebhookRow) => ({
  id,
  url,
  event_types: (JSON.parse(types) as string[]).map((name) => ({ name, status: 'ENABLED' })),
  links: [
    { href: `${wallet.options.publicUrl}/v1/notifications/webhooks/${id}`, rel: 'self', method: 'GET' },
  ],
});

const registerWebhook = (wallet: Wallet, body: WebhookBody): WebhookRow => {
  if (!/^https?:\/\//i.test(body.url))
    throw issueError('INVALID_PARAMETER_SYNTAX', { field: '/url', value: body.url });
  const names = body.event_types.map(({ name }) => name);
  const invalid = names.find((name) => !looksLikeEventType(name));
  if (invalid !== undefined)
    throw issueError('INVALID_PARAMETER_VALUE', { field: '/event_types', value: invalid });
  return wallet.database.transaction(() => {
    // An address that is registered twice would get every notification twice.
    const taken = findWebhookByUrl(wallet.database, body.url) !== undefined;
    if (taken) throw new WireError('WEBHOOK_URL_ALREADY_EXISTS');
    const webhook = { id: newResourceId(), url: body.url, event_types: JSON.stringify(names) };
    insertWebhook(wallet.database, webhook);
    return webhook;
  });
};

const resend = (wallet: Wallet, eventId: string, webhookIds: readonly string[] | undefined): string => {
  const body = findEventBody(wallet.database, eventId);
  if (body === undefined) throw unknownId(eventId);
  const chosen = listWebhooks(wallet.database).filter(({ id }) => webhookIds?.includes(id) ?? true);
  wallet.database.transaction(() => {
    for (const { id } of chosen) insertDelivery(wallet.database, eventId, id, now(wallet.clock));
  });
  wallet.wakeDeliveryQueue();
  return body;
};

const webhookRoutes = (app: FastifyInstance, wallet: Wallet): void => {
  const { database } = wallet;
  app.post<{ Body: WebhookBody }>(
    '/v1/notifications/webhooks',
    { schema: { body: WebhookBody } },
    (request, reply) => reply.code(201).send(presentWebhook(wallet, registerWebhook(wallet, request.body))),
  );
  app.get('/v1/notifications/webhooks', () => ({
    webhooks: listWebhooks(database).map((webhook) => presentWebhook(wallet, webhook)),
  }));
  app.get<{ Params: { id: string } }>(
    '/v1/notifications/webhooks/:id',
    { config: { operation: 'webhookShow' } },
    (request) => {
      const webhook = findWebhook(database, request.params.id);
      if (webhook === undefined) throw unknownId(request.params.id);
      return presentWebhook(wallet, webhook);
    },
  );
  app.delete<{ Params: { id: string } }>('/v1/notifications/webhooks/:id', (request, reply) => {
    if (!deleteWebhook(database, request.params.id)) throw unknownId(request.params.id);
    return reply.code(204).send();
  });
};

const eventRoutes = (app: FastifyInstance, wallet: Wallet): void => {
  const { database } = wallet;
  app.get('/v1/notifications/webhooks-event-types', () => ({
    event_types: (Object.keys(eventTypes) as EventType[]).map((name) => ({
      name,
      description: eventTypes[name][1],
      status: 'ENABLED',
    })),
  }));
  app.get('/v1/notifications/webhooks-events', () => {
    const events = listEventBodies(database, 100).map((body) => JSON.parse(body) as object);
    return { events, count: events.length, links: [] };
  });
  app.get<{ Params: { id: string } }>('/v1/notifications/webhooks-events/:id', (request, reply) => {
    const body = findEventBody(database, request.params.id);
    if (body === undefined) throw unknownId(request.params.id);
    return reply.type('application/json').send(body);
  });
  app.post<{ Params: { id: string }; Body: ResendBody }>(
    '/v1/notifications/webhooks-events/:id/resend',
    { schema: { body: ResendBody } },
    (request, reply) =>
      reply
        .code(202)
        .type('application/json')
        .send(resend(wallet, request.params.id, request.body?.webhook_ids)),
  );
};

export const notificationRoutes = (app: FastifyInstance, wallet: Wallet): void => {
  webhookRoutes(app, wallet);
  eventRoutes(app, wallet);
  app.post<{ Body: VerifyBody }>(
    '/v1/notifications/verify-webhook-signature',
    { config: { operation: 'signatureVerify' }, schema: { body: VerifyBody } },
    ({ body }) => {
      // The event arrives as parsed JSON. Writing it again gives the signed bytes, because we wrote them the same way.
      const transmission = {
        id: body.transmission_id,
        time: body.transmission_time,
        webhookId: body.webhook_id,
        body: JSON.stringify(body.webhook_event),
      };
      const valid =
        findWebhook(wallet.database, body.webhook_id) !== undefined &&
        body.cert_url === certificateUrl(wallet) &&
        isSignatureValid(wallet, transmission, body.transmission_sig);
      return { verification_status: valid ? 'SUCCESS' : 'FAILURE' };
    },
  );
};

/** Certificates are public, so this route needs no token. */
export const certificateRoutes = (app: FastifyInstance, wallet: Wallet): void => {
  app.get<{ Params: { id: string } }>(
    '/v1/notifications/certs/:id',
    { config: { operation: 'certificateShow' } },
    (request, reply) => {
      if (request.params.id !== wallet.signing.certificateId) throw unknownId(request.params.id);
      return reply.type('application/x-pem-file').send(wallet.signing.certificatePem);
    },
  );
};
