import type { AccountWithBalances, Payout } from '@florin/client';
import type { Dependencies } from './order.ts';

export interface Seller {
  readonly name: string;
  readonly accountId: string;
  /** Where their money goes. Everybody may read these: they are in every textbook. */
  readonly iban: string;
}

/** Opens the account of a seller, and says where the money goes. What someone has changed since then stays. */
export const openSeller = async (
  { florin }: Pick<Dependencies, 'florin'>,
  { accountId, name, iban }: Seller,
): Promise<AccountWithBalances> => {
  const account = await florin.accounts.open(accountId);
  if (account.bankAccount !== null) return account;
  return florin.accounts.change(accountId, { name, bankAccount: { iban } });
};

interface SellerMoney extends Seller {
  /** All in cents. */
  readonly earned: number;
  readonly paidOut: number;
  /** What a payout can take. */
  readonly available: number;
  readonly bankAccount: AccountWithBalances['bankAccount'];
  /** Newest first. */
  readonly payouts: readonly Payout[];
}

/** The money has left the account, and is not back. */
const hasLeft: Record<Payout['status'], boolean> = {
  reserved: true,
  in_run: true,
  approved: true,
  paid: true,
  returned: false,
  cancelled: false,
};

/** What a seller has earned with all their goods, less refunds and what the shop keeps, and what became of it. */
export const readSellerMoney = async ({ florin }: Dependencies, seller: Seller): Promise<SellerMoney> => {
  const { accountId } = seller;
  const { balances, bankAccount } = await openSeller({ florin }, seller);
  const { balance, available } = balances.find(({ currency }) => currency === 'EUR') ?? noMoney;
  // A demo has few. A real shop asks for the newest page, and keeps sums of its own.
  const payouts: Payout[] = [];
  for await (const payout of florin.payouts.list({ accountId, limit: 100 })) payouts.push(payout);
  const paidOut = payouts.reduce((sum, { status, amount }) => sum + (hasLeft[status] ? amount : 0), 0);
  return { ...seller, earned: balance + paidOut, paidOut, available, bankAccount, payouts };
};

const noMoney = { balance: 0, available: 0 };

/**
 * Takes money of a seller for their bank account. Why Florin refuses is a `FlorinError`.
 *
 * @param payoutKey made with the form, as the idempotency key: a second click is the same payout.
 */
export const paySeller = (
  { florin }: Dependencies,
  { accountId }: Seller,
  { amount, payoutKey: idempotencyKey }: { amount: number; payoutKey: string },
): Promise<Payout> =>
  florin.payouts.create(
    { accountId, amount, currency: 'EUR', reference: 'Sold at Kade' },
    { idempotencyKey },
  );
