import { randomBytes } from 'node:crypto';
import type { EventType } from '../events/event-type.ts';
import type { Keyring } from '../keyring.ts';
import { publicKeyOf, type SecretVersion } from './webhook-secret.ts';

/** Who has disabled an endpoint: a person, or Florin, because the receiver said that it is gone or because it failed for too long. */
export const disabledReasons = ['platform', 'operator', 'gone', 'failing'] as const;
export type DisabledReason = (typeof disabledReasons)[number];

/** Where a platform, or the operator, receives events. */
export interface Endpoint {
  readonly id: string;
  /** Null: the events of all platforms. */
  readonly platformId: number | null;
  /** With which it was made. Null: by an operator. */
  readonly apiKeyId: string | null;
  readonly url: string;
  /** Null: all types. */
  readonly eventTypes: readonly EventType[] | null;
  readonly description: string;
  readonly secretNumber: number;
  readonly secretId: string;
  readonly previousSecretId: string | null;
  readonly previousSecretUntil: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly disabledAt: Date | null;
  readonly disabledReason: DisabledReason | null;
  /** The first failure since something was accepted, or since nothing waited. */
  readonly failingSince: Date | null;
}

/** What is needed to send something to an endpoint. */
export type Recipient = Pick<
  Endpoint,
  'id' | 'url' | 'secretNumber' | 'secretId' | 'previousSecretId' | 'previousSecretUntil'
>;

export const makeEndpointId = () => `whe_${randomBytes(16).toString('hex')}`;

/** What signs at this time: the secret, and the one before it for a while. */
export const secretsInForce = (endpoint: Recipient, at: Date): SecretVersion[] => {
  const { id, secretNumber, secretId, previousSecretId, previousSecretUntil } = endpoint;
  const current = { endpointId: id, number: secretNumber, secretId };
  const isPreviousInForce =
    previousSecretId !== null && previousSecretUntil !== null && previousSecretUntil > at;
  return isPreviousInForce
    ? [current, { endpointId: id, number: secretNumber - 1, secretId: previousSecretId }]
    : [current];
};

export const presentEndpoint = (endpoint: Endpoint, keyring: Keyring, at: Date) => ({
  id: endpoint.id,
  url: endpoint.url,
  eventTypes: endpoint.eventTypes === null ? null : [...endpoint.eventTypes],
  description: endpoint.description,
  enabled: endpoint.disabledAt === null,
  disabledAt: endpoint.disabledAt?.toISOString() ?? null,
  disabledReason: endpoint.disabledReason,
  failingSince: endpoint.failingSince?.toISOString() ?? null,
  publicKey: publicKeyOf(keyring, secretsInForce(endpoint, at)[0]!),
  previousSecretUntil:
    endpoint.previousSecretUntil && endpoint.previousSecretUntil > at
      ? endpoint.previousSecretUntil.toISOString()
      : null,
  createdAt: endpoint.createdAt.toISOString(),
  updatedAt: endpoint.updatedAt.toISOString(),
});
