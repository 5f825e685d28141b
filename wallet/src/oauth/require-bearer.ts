import type { onRequestHookHandler } from 'fastify';
import type { Wallet } from '../wallet.ts';
import { WireError } from '../wire-error.ts';
import { isTokenValid } from './access-token.ts';

const bearerPattern = /^Bearer +(\S+)$/i;

export const requireBearer =
  (wallet: Wallet): onRequestHookHandler =>
  (request, _reply, done) => {
    const token = bearerPattern.exec(request.headers.authorization ?? '')?.[1];
    const valid = token !== undefined && isTokenValid(wallet, token);
    done(valid ? undefined : new WireError('AUTHENTICATION_FAILURE'));
  };
