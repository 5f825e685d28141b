import type { onRequestHookHandler } from 'fastify';
import type { Wallet } from '../wallet.ts';
import { WireError } from '../wire-error.ts';

const bearerPattern = /^Bearer +(\S+)$/i;

export const requireBearer =
  (wallet: Wallet): onRequestHookHandler =>
  (request, _reply, done) => {
    const token = bearerPattern.exec(request.headers.authorization ?? '')?.[1];
    const valid = token !== undefined && wallet.tokens.isValid(token);
    done(valid ? undefined : new WireError('AUTHENTICATION_FAILURE'));
  };
