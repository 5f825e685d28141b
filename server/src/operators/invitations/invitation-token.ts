import { randomBytes } from 'node:crypto';
import type { Keyring } from '../../keyring.ts';

export const makeInvitationId = () => randomBytes(16).toString('base64url');

/** The part of the link that opens the door: derived from the invitation's id, and never stored. */
export const formatInvitationToken = (keyring: Keyring, id: string, secretId: string) =>
  `${id}.${keyring.derive('invitation', id, secretId)}`;

/** The id in a token that we made, and the secret it was made with. */
export const readInvitationToken = (keyring: Keyring, token: string) => {
  const [, id, proof] = /^([\w-]{22})\.([\w-]{43})$/.exec(token) ?? [];
  const secretId = id && proof ? keyring.match('invitation', id, proof) : undefined;
  return id && secretId ? { id, secretId } : undefined;
};
