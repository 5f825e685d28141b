import type { Sql } from '../../database/client.ts';
import type { Payer } from '../../wallet/wallet.ts';
import { toStoredPayer } from '../payer.ts';

/**
 * Keeps who pays while the wallet has not decided, or has declined, so that a buyer who asks is found. The payer is replaced as a
 * whole: nobody has the name of one and the address of another.
 */
export const keepPayer = async (sql: Sql, id: string, at: Date, reported: Payer | undefined) => {
  const payer = toStoredPayer(reported);
  if (!payer) return;
  const { name, nameKey, email, accountId, instrument } = payer;
  await sql`
    update payments set payer_name = ${name}, payer_name_key = ${nameKey}, payer_email = ${email},
      payer_account_id = ${accountId}, payer_instrument = ${instrument}, details_changed_at = ${at}
    where id = ${id} and captured_minor is null
      and (payer_name, payer_email, payer_account_id, payer_instrument) is distinct from
        (${name}::text, ${email}::text, ${accountId}::text, ${instrument}::text)`;
};
