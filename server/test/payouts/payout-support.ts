import type { givenShop } from '../payments/support.ts';
import type { TestServer } from '../support/server.ts';
import { givenCapture } from '../accounts/account-support.ts';

type Shop = ReturnType<typeof givenShop>;
type Seller = { readonly client: Pick<Shop['client'], 'call'> } & {
  readonly server: Pick<TestServer, 'sql'>;
};

export const sellerIban = 'DE89370400440532013000';

/** Settings of an operator who makes payouts. */
export const ourBank = { PAYOUT_NAME: 'Florin GmbH', PAYOUT_IBAN: 'FR1420041010050500013M02606' };

export interface Payout {
  readonly id: string;
  readonly accountId: string;
  readonly status: string;
  readonly amount: number;
  readonly reference: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly code?: string;
}

/** As if the bank account had been given long ago. */
export const ageBankAccount = ({ sql }: Pick<TestServer, 'sql'>, accountId: string) =>
  sql`update accounts set bank_changed_at = bank_changed_at - interval '2 days', updated_at = updated_at where id = ${accountId}`;

/** An account of this name that can be paid out, without any money. */
export const givenSeller = async ({ client, server }: Seller, accountId: string, iban = sellerIban) => {
  await client.call('PUT', `/accounts/${accountId}`);
  const details = { name: `Seller ${accountId}`, bankAccount: { iban } };
  await client.call('PATCH', `/accounts/${accountId}`, details);
  await ageBankAccount(server, accountId);
  return accountId;
};

/** The same, with 900 in euros. */
export const givenRichSeller = async (shop: Shop, accountId: string, iban = sellerIban) => {
  await givenSeller(shop, accountId, iban);
  await givenCapture(shop, accountId);
  return accountId;
};

/** A payout, as a platform asks for it. */
export const payOut = async ({ client }: Pick<Shop, 'client'>, body: object, headers = {}) => {
  const answer = await client.call('POST', '/payouts', { currency: 'EUR', ...body }, headers);
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Payout };
};
