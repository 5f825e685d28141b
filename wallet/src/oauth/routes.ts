import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, onRequestHookHandler } from 'fastify';
import { newSecret } from '../identifiers.ts';
import { WireError } from '../wire-error.ts';
import type { Wallet } from '../wallet.ts';
import { tokenLifetimeSeconds } from '../signing/access-tokens.ts';

const basicPattern = /^Basic +(\S+)$/i;

const digest = (text: string) => createHash('sha256').update(text).digest();

const isClient = ({ options }: Wallet, authorization: string): boolean => {
  const credentials = basicPattern.exec(authorization)?.[1];
  if (credentials === undefined) return false;
  const given = Buffer.from(credentials, 'base64').toString();
  // Digests all have one length, so the comparison reveals nothing about the secret.
  return timingSafeEqual(digest(given), digest(`${options.clientId}:${options.clientSecret}`));
};

const scopes = [
  'https://uri.paypal.com/services/payments/payment',
  'https://uri.paypal.com/services/payments/refund',
  'https://uri.paypal.com/services/disputes/read-seller',
  'https://uri.paypal.com/services/reporting/search/read',
  'https://uri.paypal.com/services/applications/webhooks',
];

const refuse = (reply: FastifyReply, status: number, error: string, description: string) =>
  reply.code(status).send({ error, error_description: description });

/** RFC 6749 §4.4. */
export const oauthRoutes = (app: FastifyInstance, wallet: Wallet): void => {
  app.post('/v1/oauth2/token', { config: { operation: 'token' } }, (request, reply) => {
    void reply.header('cache-control', 'no-store');
    if (!isClient(wallet, request.headers.authorization ?? '')) {
      return refuse(reply, 401, 'invalid_client', 'The client id or the client secret is wrong.');
    }
    const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
    if (form.get('grant_type') !== 'client_credentials') {
      return refuse(
        reply,
        400,
        'unsupported_grant_type',
        'Send the form field grant_type=client_credentials.',
      );
    }
    const nonce = newSecret();
    return reply.send({
      scope: scopes.join(' '),
      access_token: wallet.tokens.issue(nonce),
      token_type: 'Bearer',
      app_id: 'APP-SIMULATED',
      expires_in: tokenLifetimeSeconds,
      nonce,
    });
  });
};

const bearerPattern = /^Bearer +(\S+)$/i;

export const requireBearer =
  (wallet: Wallet): onRequestHookHandler =>
  (request, _reply, done) => {
    const token = bearerPattern.exec(request.headers.authorization ?? '')?.[1];
    const valid = token !== undefined && wallet.tokens.isValid(token);
    done(valid ? undefined : new WireError('AUTHENTICATION_FAILURE'));
  };
