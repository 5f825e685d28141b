import type { FastifyRequest } from 'fastify';
import type { AccountKey } from '../account-id.ts';
import { platformIdOf, platformOf, requireRightOf } from '../access/bearer.ts';
import { onceWithKey } from '../access/once-with-key.ts';
import type { App } from '../http/fastify.ts';
import { groupMetadata } from '../http/metadata-schema.ts';
import { readPeriod } from '../http/read-period.ts';
import { makePage, momentForm, readCursor } from '../http/pagination.ts';
import { takeNoBodyForEmpty } from '../http/body.ts';
import { orNoMetadata } from '../metadata.ts';
import { presentAccount } from '../ledger/account-queries.ts';
import type { AccountSum } from '../payments/store/sum-accounts.ts';
import type { Dependencies } from '../dependencies.ts';
import { openAccount } from './open-account.ts';
import { changeAccount, readAccountChange } from './change-account.ts';
import { balancesSchema, changeSchema, listSchema, openSchema, readSchema } from './platform-schema.ts';
import {
  getAccountWithBalances,
  listChangedAccounts,
  listNewestAccounts,
  type AccountWithBalances,
} from './read-accounts.ts';

/** The accounts of a platform. */
export const accountRoutes = (deps: Dependencies) => async (app: App) => {
  const openRoute = { schema: openSchema, preValidation: takeNoBodyForEmpty };
  app.put('/accounts/:accountId', openRoute, async (request, reply) => {
    const key = keyOf(request, request.params.accountId);
    const { status, body } = await onceWithKey(deps, request, async () => {
      const { isNew, account } = await openAccount(
        deps,
        key,
        platformOf(deps, request),
        orNoMetadata(request.body.metadata),
      );
      // Nothing can have been posted to it yet, so nothing is read that a long report could hold up.
      if (isNew) return { status: 201 as const, body: present({ ...account, balances: [] }) };
      return { status: 200 as const, body: await show(deps, key) };
    });
    if (status === 201)
      reply.header('location', `/webservice/v2/accounts/${encodeURIComponent(key.accountId)}`);
    return reply.code(status).send(body);
  });

  app.patch('/accounts/:accountId', { schema: changeSchema }, async (request) => {
    const { bankAccount, status, reserve, payoutSchedule } = request.body;
    const isAboutMoney = [bankAccount, status, reserve, payoutSchedule].some((field) => field !== undefined);
    if (isAboutMoney) requireRightOf(request, 'pay_out', deps);
    const change = readAccountChange(request.body);
    const { body } = await onceWithKey(deps, request, async () => {
      const key = keyOf(request, request.params.accountId);
      const changed = await changeAccount(deps, key, change, platformOf(deps, request));
      return { status: 200, body: present(changed) };
    });
    return body;
  });

  app.get('/accounts/:accountId', { schema: readSchema }, async (request) =>
    show(deps, keyOf(request, request.params.accountId)),
  );

  app.get('/accounts', { schema: listSchema, preValidation: groupMetadata }, async (request) => {
    const { after, limit = 50, metadata, ...period } = request.query;
    const filter = { platformId: platformIdOf(request), metadata, ...readPeriod(period) };
    const accounts = await listNewestAccounts(deps, filter, readAccountCursor(after), limit);
    return makePage(accounts, limit, present, ({ openedAt, id }) => [openedAt.toISOString(), id]);
  });

  app.get('/accounts/balances', { schema: balancesSchema }, async (request) => {
    const { updateDate, after, limit = 50, ...period } = request.query;
    const [afterId] = readCursor(after, [/[^]/]) ?? [];
    const since = updateDate === undefined ? undefined : new Date(updateDate);
    const filter = { platformId: platformIdOf(request), since, ...readPeriod(period) };
    const accounts = await listChangedAccounts(deps, filter, afterId, limit);
    return makePage(accounts, limit, present, ({ id }) => [id]);
  });
};

const readAccountCursor = (after: string | undefined) => {
  const [openedAt, id] = readCursor(after, [momentForm, /[^]/]) ?? [];
  return openedAt !== undefined && id !== undefined ? { openedAt: new Date(openedAt), id } : undefined;
};

const show = async (deps: Dependencies, key: AccountKey) => present(await getAccountWithBalances(deps, key));

const keyOf = (request: FastifyRequest, accountId: string): AccountKey => ({
  platformId: platformIdOf(request),
  accountId,
});

const present = ({ balances, ...account }: AccountWithBalances) => ({
  ...presentAccount(account),
  balances: balances.map(presentBalance),
});

const presentBalance = (sum: AccountSum) => ({
  currency: sum.currency,
  balance: sum.amountMinor,
  available: sum.availableMinor,
  reserved: sum.reservedMinor,
  held: sum.heldMinor,
  pending: sum.pendingMinor,
});
