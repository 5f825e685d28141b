import { expect, inject, onTestFinished, test } from 'vitest';
import { connectAlone } from '../../src/database/client.ts';
import { checkBooks } from '../support/check-books.ts';
import { givenDatabase } from '../support/database.ts';

const postgresUrl = inject('postgresUrl');

const givenNamedDatabase = async () => {
  const url = await givenDatabase();
  return { url, name: new URL(url).pathname.slice(1) };
};

test('the check after the tests finds a database whose balances are not what was posted, and passes one without postings', async () => {
  const [wrong, empty] = [await givenNamedDatabase(), await givenNamedDatabase()];
  // The check after this run would find it, too.
  onTestFinished(async () => {
    const admin = await connectAlone(postgresUrl);
    await admin.script(`drop database ${wrong.name} with (force)`);
    await admin.close();
  });
  const sql = await connectAlone(wrong.url);
  await sql`
    insert into account_sums (platform_id, account_kind, account_id, currency, amount_minor, changed_at)
    values (1, 'account', 'a-seller', 'EUR', 7, now())`;
  await sql.close();
  await expect(checkBooks(postgresUrl, wrong.name)).rejects.toThrow(
    `${wrong.name}: account a-seller is off by 7 EUR`,
  );
  await checkBooks(postgresUrl, empty.name);
});
