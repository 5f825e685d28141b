import { randomBytes } from 'node:crypto';
import type { Keyring } from '../../keyring.ts';

export const makeInvitationId = () => randomBytes(16).toString('base64url');

/** The secret part of the link. It is derived from the invitation's id and never stored. */
export const formatInvitationToken = (keyring: Keyring, id: string, secretId: string) =>
  `${id}.${keyring.derive('invitation', id, secretId)}`;

/** The invitation's id and the id of the secret, if we made this token. */
export const readInvitationToken = (keyring: Keyring, token: string) => {
  const [, id, proof] = /^([\w-]{22})\.([\w-]{43})$/.exec(token) ?? [];
  const secretId = id && proof ? keyring.match('invitation', id, proof) : undefined;
  return id && secretId ? { id, secretId } : undefined;
};
