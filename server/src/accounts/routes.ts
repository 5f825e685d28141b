import type { FastifyRequest } from 'fastify';
import type { AccountKey } from '../account-id.ts';
import { platformIdOf, platformOf } from '../access/bearer.ts';
import { onceWithKey } from '../access/once-with-key.ts';
import type { App } from '../http/fastify.ts';
import { makePage, readCursor } from '../http/pagination.ts';
import { presentAccount } from '../ledger/account-queries.ts';
import type { AccountSum } from '../payments/sum-accounts.ts';
import type { Parts } from '../parts.ts';
import { openAccount } from './open-account.ts';
import { balancesSchema, openSchema, readSchema } from './platform-schema.ts';
import { getAccountWithBalances, listChangedAccounts, type AccountWithBalances } from './read-accounts.ts';

/** The accounts of a platform. */
export const accountRoutes = (parts: Parts) => async (app: App) => {
  app.put('/accounts/:accountId', { schema: openSchema }, async (request) => {
    const { body } = await onceWithKey(parts, request, async () => {
      const { account } = await openAccount(
        parts,
        keyOf(request, request.params.accountId),
        platformOf(parts, request),
      );
      return { status: 200, body: presentAccount(account) };
    });
    return body;
  });

  app.get('/accounts/:accountId', { schema: readSchema }, async (request) =>
    present(await getAccountWithBalances(parts, keyOf(request, request.params.accountId))),
  );

  app.get('/accounts/balances', { schema: balancesSchema }, async (request) => {
    const { updateDate, after, limit = 50 } = request.query;
    const [afterId] = readCursor(after, [/[^]/]) ?? [];
    const since = updateDate === undefined ? undefined : new Date(updateDate);
    const accounts = await listChangedAccounts(parts, platformIdOf(request), since, afterId, limit);
    return makePage(accounts, limit, present, ({ id }) => [id]);
  });
};

const keyOf = (request: FastifyRequest, accountId: string): AccountKey => ({
  platformId: platformIdOf(request),
  accountId,
});

const present = ({ id, openedAt, balances }: AccountWithBalances) => ({
  id,
  openedAt: openedAt.toISOString(),
  balances: balances.map(presentBalance),
});

const presentBalance = ({ currency, amountMinor, reservedMinor, pendingMinor }: AccountSum) => ({
  currency,
  balance: amountMinor,
  available: amountMinor - reservedMinor,
  reserved: reservedMinor,
  pending: pendingMinor,
});
