import { randomBytes } from 'node:crypto';
import type { Environment } from '../../environment.ts';

/** An access token's two parts: the id that is looked up, and the proof that we made it. */
export interface AccessTokenParts {
  readonly id: string;
  readonly proof: string;
}

const form = /florin_(?:sandbox|production)_token_([\w-]{22})\.([\w-]{43})/;
const wholeForm = new RegExp(`^${form.source}$`);

export const makeAccessTokenId = () => randomBytes(16).toString('base64url');

export const formatAccessToken = (environment: Environment, { id, proof }: AccessTokenParts) =>
  `florin_${environment}_token_${id}.${proof}`;

/** Whether the text contains a token. */
export const hasAccessToken = (text: string) => form.test(text);

/** Undefined when it does not have the form of our tokens. One of the other environment isn't ours, whatever its parts are. */
export const parseAccessToken = (environment: Environment, text: string): AccessTokenParts | undefined => {
  const [, id, proof] = wholeForm.exec(text) ?? [];
  if (id === undefined || proof === undefined) return undefined;
  return formatAccessToken(environment, { id, proof }) === text ? { id, proof } : undefined;
};
