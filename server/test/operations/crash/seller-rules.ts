import { sumAccounts } from '../../../src/payments/store/sum-accounts.ts';
import type { Run } from './run.ts';
import { reserve } from './seller-acts.ts';
import { accountOf, coverAccountOf, sellerOf } from './world.ts';

interface Account {
  readonly id: string;
  /** What was posted to it. */
  readonly minor: bigint;
  /** What captures and distributions brought, and payouts took. */
  readonly receivedMinor: bigint;
  readonly paidOutMinor: bigint;
  /** Payouts without their one posting and event. */
  readonly torn: number;
}

/** What the accounts of a run must never be, by words (docs/decisions/086): its seller, the account of the payment, and the one that covers losses. */
export const sellerRules = async ({ world, own, id, scenario }: Run): Promise<Record<string, boolean>> => {
  const deps = own.depsIn(world);
  const cover = coverAccountOf(deps.config.wallet.provider);
  const seller = sellerOf(id);
  const accounts = await readAccounts(world, [seller, accountOf(id), cover]);
  const shown = await sumAccounts(
    world.owner,
    1,
    accounts.map((account) => account.id),
    deps.clock(),
  );
  const minorOf = (accountId: string) => accounts.find((account) => account.id === accountId)?.minor ?? 0n;
  const sold = accounts.find((account) => account.id === seller);
  const hasWaited = scenario.acts.includes('pay_out_rest');
  return {
    'an account is shown with another balance than its postings': accounts.some(
      (account) =>
        account.minor !== (shown.find(({ accountId }) => accountId === account.id)?.amountMinor ?? 0n),
    ),
    'a payout has not its one posting and its one event': accounts.some(({ torn }) => torn > 0),
    'the cover account gave more than it had': minorOf(cover) < 0n,
    'an account owes something that the cover account has':
      accounts.some(({ minor }) => minor < 0n) && minorOf(cover) > 0n,
    'a payout took what the reserve holds':
      sold !== undefined && !hasWaited && sold.paidOutMinor > sold.receivedMinor - heldOf(sold.receivedMinor),
    'more was paid out than came in': accounts.some(
      ({ paidOutMinor, receivedMinor }) => paidOutMinor > receivedMinor,
    ),
  };
};

const heldOf = (receivedMinor: bigint) => (receivedMinor * BigInt(reserve.rate)) / 10_000n;

/** Straight from the postings. */
const readAccounts = ({ owner }: Run['world'], ids: readonly string[]) => owner<Account[]>`
  select account as id, sum(amount)::bigint as minor,
    coalesce(sum(amount) filter (where kind = 'capture' or distribution is not null), 0)::bigint as "receivedMinor",
    coalesce(-sum(amount) filter (where payout_id is not null), 0)::bigint as "paidOutMinor",
    (select count(*)::integer from payouts p where p.account_id = account
      and ((select count(*) from account_transfers t where t.payout_id = p.id and t.amount_minor = p.amount_minor) <> 1
        or (select count(*) from all_events e where e.subject_id = p.id) <> 1)) as torn
  from (
    select side.account, side.amount, e.kind, null as distribution, null as payout_id
    from transfers t join ledger_entries e on e.payment_id = t.payment_id and e.number = t.entry_number,
      lateral (values (from_account_id, -amount_minor), (to_account_id, amount_minor)) as side (account, amount)
    union all
    select side.account, side.amount, null, case when side.amount > 0 and reverses is null then distribution end, payout_id
    from account_transfers,
      lateral (values (from_account_id, -amount_minor), (to_account_id, amount_minor)) as side (account, amount)) as posted
  where account = any(${[...ids]}) group by account`;
