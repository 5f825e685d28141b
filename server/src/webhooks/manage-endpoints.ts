import { recordAct, type Actor } from '../audit/record-act.ts';
import type { AuditAction } from '../audit/append-audit-entry.ts';
import type { AuditDetails } from '../audit/chain.ts';
import type { Transaction } from '../database/client.ts';
import type { Dependencies } from '../dependencies.ts';
import { invalidRequest, Problem } from '../problem.ts';
import { secretsInForce, type Endpoint } from './endpoint.ts';
import {
  deleteEndpoint,
  disableEndpoint,
  enableEndpoint,
  findEndpoint,
  insertEndpoint,
  lockAndCountEndpoints,
  rotateSecret,
  updateEndpoint,
  type EndpointChange,
} from './endpoint-queries.ts';
import { ReceiverRefused, type Receivers } from './receiver-address.ts';
import { secretOf } from './webhook-secret.ts';

/** For each platform, and for all platforms together: every event is sent to each of them. */
const endpointsMax = 20;

const hourMs = 60 * 60 * 1000;

/** The endpoint; of another platform than this one there is none. */
export const getEndpoint = async (
  { sql }: Dependencies,
  id: string,
  platformId?: number,
): Promise<Endpoint> => {
  const endpoint = await findEndpoint(sql, id);
  // 404 and not 403 for another platform's endpoint: a client must not learn that it exists (docs/security.md#a8).
  if (!endpoint || (platformId !== undefined && endpoint.platformId !== platformId)) throw noSuchEndpoint(id);
  return endpoint;
};

export const noSuchEndpoint = (id: string) => new Problem('not_found', `There is no webhook endpoint ${id}.`);

export const refuseUrl = async (receivers: Receivers, url: string) => {
  try {
    await receivers.requireReachable(url);
  } catch (error) {
    if (!(error instanceof ReceiverRefused)) throw error;
    throw invalidRequest([{ pointer: '/url', detail: error.message }]);
  }
};

export type EndpointOrder = Pick<
  Endpoint,
  'id' | 'platformId' | 'apiKeyId' | 'url' | 'eventTypes' | 'description'
>;

/** Makes an endpoint. The second run of the same request finds what the first one made. */
export const addEndpoint = async (deps: Dependencies, order: EndpointOrder, by: Actor): Promise<Endpoint> => {
  const { sql, keyring, realClock } = deps;
  await sql.begin(async (tx) => {
    const count = await lockAndCountEndpoints(tx, order.platformId);
    // The answer shows the secret of what an earlier run has made.
    if (await findEndpoint(tx, order.id)) return by.requireAccess(tx);
    if (count >= endpointsMax)
      throw new Problem('conflict', `There are ${count} webhook endpoints already. Remove one first.`);
    await insertEndpoint(tx, { ...order, secretId: keyring.currentSecretId, createdAt: realClock() });
    await record(tx, deps, by, 'webhook_endpoint_added', order.id, { url: order.url });
  });
  return getEndpoint(deps, order.id);
};

export interface WantedChange extends EndpointChange {
  readonly enabled?: boolean | undefined;
}

export const changeEndpoint = async (
  deps: Dependencies,
  { id }: Endpoint,
  { enabled, ...change }: WantedChange,
  by: Actor,
): Promise<Endpoint> => {
  await deps.sql.begin(async (tx) => {
    const at = deps.realClock();
    await updateEndpoint(tx, id, at, change);
    if (enabled === true) await enableEndpoint(tx, id, at);
    if (enabled === false) await disableEndpoint(tx, id, at, by.kind);
    const { url, description } = change;
    await record(tx, deps, by, 'webhook_endpoint_changed', id, {
      ...(url !== undefined && { url }),
      ...(description !== undefined && { description }),
      ...(change.eventTypes !== undefined && { eventTypes: change.eventTypes ?? 'all' }),
      ...(enabled !== undefined && { enabled }),
    });
  });
  return getEndpoint(deps, id);
};

export const removeEndpoint = (deps: Dependencies, { id, url }: Endpoint, by: Actor) =>
  deps.sql.begin(async (tx) => {
    await deleteEndpoint(tx, id, deps.realClock());
    await record(tx, deps, by, 'webhook_endpoint_removed', id, { url });
  });

/** The former secret signs beside the new one for this many hours. */
interface Rotation {
  /** Of the new secret. One that the endpoint has already changes nothing. */
  readonly number: number;
  readonly overlapHours: number;
}

export const rotateEndpointSecret = async (
  deps: Dependencies,
  id: string,
  { number, overlapHours }: Rotation,
  by: Actor,
) => {
  const at = deps.realClock();
  const until = new Date(at.getTime() + overlapHours * hourMs);
  await deps.sql.begin(async (tx) => {
    const isRotated = await rotateSecret(tx, id, {
      number,
      secretId: deps.keyring.currentSecretId,
      at,
      until,
    });
    if (isRotated) await record(tx, deps, by, 'webhook_secret_rotated', id, { overlapHours });
    // The answer shows the secret that another call has made meanwhile.
    else await by.requireAccess(tx);
  });
};

/** The secret that a receiver checks with. */
export const currentSecretOf = ({ keyring, realClock }: Dependencies, endpoint: Endpoint) =>
  secretOf(keyring, secretsInForce(endpoint, realClock())[0]!);

export const recordReveal = (deps: Dependencies, { id, url }: Endpoint, by: Actor) =>
  deps.sql.begin((tx) => record(tx, deps, by, 'webhook_secret_revealed', id, { url }));

/** For what an operator sends by hand. */
export const recordSending = (
  deps: Dependencies,
  { id, url }: Endpoint,
  by: Actor,
  action: 'webhook_test_sent' | 'event_sent_again',
  details: AuditDetails = {},
) => deps.sql.begin((tx) => record(tx, deps, by, action, id, { url, ...details }));

export const record = (
  tx: Transaction,
  { keyring, clock }: Dependencies,
  by: Actor,
  action: AuditAction,
  subject: string,
  details: AuditDetails,
) => recordAct(tx, keyring, by, { at: clock(), action, subject, details });
