import { platformOf } from '../access/bearer.ts';
import { onceWithKey } from '../access/once-with-key.ts';
import type { App } from '../http/fastify.ts';
import type { AccountSum } from '../ledger/balance-queries.ts';
import type { Parts } from '../parts.ts';
import { presentAccount } from './queries.ts';
import { openAccount } from './open-account.ts';
import { balancesSchema, openSchema, readSchema } from './platform-schema.ts';
import { getAccountWithBalances, listChangedAccounts, type AccountWithBalances } from './read-accounts.ts';

/** Accounts, which all platforms of an installation share. */
export const accountRoutes = (parts: Parts) => async (app: App) => {
  app.put('/accounts/:accountId', { schema: openSchema }, async (request) => {
    const { body } = await onceWithKey(parts, request, async () => {
      const { account } = await openAccount(parts, request.params.accountId, platformOf(parts, request));
      return { status: 200, body: presentAccount(account) };
    });
    return body;
  });

  app.get('/accounts/:accountId', { schema: readSchema }, async ({ params }) =>
    present(await getAccountWithBalances(parts, params.accountId)),
  );

  app.get('/accounts/balances', { schema: balancesSchema }, async ({ query }) => {
    const { updateDate, page = 1, limit = 50 } = query;
    const since = updateDate === undefined ? undefined : new Date(updateDate);
    const accounts = await listChangedAccounts(parts, since, (page - 1) * limit, limit);
    return {
      items: accounts.slice(0, limit).map(present),
      nextPage: accounts.length > limit ? page + 1 : null,
    };
  });
};

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
