import { signedInOf } from '../operators/sessions/operator-sessions.ts';
import type { DashboardApp } from '../operators/sessions/dashboard-app.ts';
import { makePage, readCursor } from '../http/pagination.ts';
import type { Dependencies } from '../dependencies.ts';
import { requireConfirmedSession } from '../operators/confirmation/require-confirmation.ts';
import {
  presentBankAccount,
  presentNextPayout,
  presentPayoutSchedule,
  presentReserve,
} from '../ledger/account-queries.ts';
import { firstPlatformId } from '../platform-id.ts';
import { accountKeyOf } from './dashboard-account.ts';
import * as schemas from './dashboard-schema.ts';
import { changeAccount, readAccountChange } from './change-account.ts';
import { openAccount } from './open-account.ts';
import { getAccountWithBalances, listAccountsById, type AccountWithBalances } from './read-accounts.ts';
import { getPlatform } from '../access/platforms/queries.ts';
import { readOperatorBalances, type Balance } from '../ledger/balance-queries.ts';

/** Accounts and their balances, which every operator may see; administrators open them. */
export const accountDashboardRoutes = (deps: Dependencies) => async (app: DashboardApp) => {
  app.get('/accounts', { schema: schemas.listSchema }, async ({ query }) => {
    const { after, limit = 50, ...search } = query;
    const [accountId, owner] = readCursor(after, [/[^]/, /^[1-9]\d{0,8}$/]) ?? [];
    const cursor = accountId === undefined ? undefined : { accountId, platformId: Number(owner) };
    const accounts = await listAccountsById(deps, search, cursor, limit);
    return makePage(accounts, limit, present, (account) => [account.id, String(account.platformId)]);
  });

  app.get('/operator-accounts', { schema: schemas.operatorSchema }, async () => {
    const own = await readOperatorBalances(deps);
    return {
      commission: own.commission.map(presentBalance),
      walletFee: own.walletFee.map(presentBalance),
      walletClearing: own.walletClearing.map(presentBalance),
      payout: own.payout.map(presentBalance),
      bank: own.bank.map(presentBalance),
      walletConversion: own.walletConversion.map(presentBalance),
    };
  });

  app.post('/accounts', { schema: schemas.openSchema }, async (request, reply) => {
    const { id: accountId, platformId = firstPlatformId } = request.body;
    await getPlatform(deps.sql, platformId);
    const { isNew } = await openAccount(deps, { platformId, accountId }, signedInOf(request));
    return reply
      .code(isNew ? 201 : 200)
      .send(present(await getAccountWithBalances(deps, { platformId, accountId })));
  });

  app.get('/accounts/:id', { schema: schemas.readSchema }, async (request) =>
    present(await getAccountWithBalances(deps, accountKeyOf(request))),
  );

  app.patch('/accounts/:id', { schema: schemas.changeSchema }, async (request) => {
    const signedIn = signedInOf(request);
    requireConfirmedSession(deps, signedIn);
    const change = readAccountChange(request.body);
    return present(await changeAccount(deps, accountKeyOf(request), change, signedIn));
  });
};

const presentBalance = ({ currency, amountMinor }: Balance) => ({ currency, amount: amountMinor });

const present = (account: AccountWithBalances) => ({
  platformId: account.platformId,
  id: account.id,
  status: account.status,
  name: account.name,
  email: account.email,
  vatNumber: account.vatNumber,
  bankAccount: presentBankAccount(account),
  reserve: presentReserve(account),
  payoutSchedule: presentPayoutSchedule(account),
  nextPayout: presentNextPayout(account),
  createdAt: account.openedAt.toISOString(),
  balances: account.balances.map(({ heldMinor, ...balance }) => ({
    ...presentBalance(balance),
    held: heldMinor,
  })),
});
