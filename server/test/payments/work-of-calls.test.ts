import { expect, test } from 'vitest';
import { lookAt } from '../operations/support.ts';
import { atMost, countWork } from '../support/count-work.ts';
import { givenShop, type Outcome } from './support.ts';

// What each call costs, in numbers that are the same on every machine. Whoever changes one of them changes how many payments a
// database can take, and should know it: a version of a row is written again in the log of the database and in the indexes.

const shop = givenShop({ isQuiet: true });

test('a token, an init, a look, a resume and a refund cost exactly these statements, commits, wallet calls and rows', async () => {
  const { server, client, wallet } = shop;
  // The first calls get the wallet's own token and open connections.
  await client.givenPayment();
  const count = await countWork(server.sql);

  const { apiKey } = await server.givenApiKey();
  expect(await count(() => server.askToken(apiKey)), 'token').toEqual({
    walletCalls: 0,
    statements: 7,
    commits: 1,
    rows: { access_tokens: 'insert 1' },
    bytes: atMost(150),
  });

  let payment: Outcome | undefined;
  expect(await count(async () => (payment = await client.givenPayment())), 'init').toEqual({
    walletCalls: 1,
    statements: 1,
    commits: 1,
    rows: {
      new_events: 'insert 1',
      payment_looks: 'insert 1',
      payments: 'insert 1',
      wallet_calls: 'insert 1',
    },
    bytes: atMost(2000),
  });
  const { id, extOrderId } = payment!;

  expect(await count(() => lookAt(server, id)), 'look').toEqual({
    walletCalls: 1,
    // Two of them find the payment and when it is due, as a round does for many.
    statements: 3,
    commits: 1,
    rows: { payment_looks: 'update 1' },
    bytes: atMost(150),
  });

  await wallet.approve(extOrderId);
  expect(await count(() => client.resume(id)), 'resume').toEqual({
    walletCalls: 1,
    statements: 3,
    commits: 2,
    rows: {
      captures: 'insert 1',
      entries_to_sum: 'insert 2',
      ledger_entries: 'insert 2',
      new_events: 'insert 1',
      operations: 'insert 1, update 1',
      payment_looks: 'delete 1',
      payments: 'update 1',
      transfers: 'insert 2',
      wallet_calls: 'insert 1',
    },
    bytes: atMost(3600),
  });

  expect(await count(() => client.call('PUT', `/refund/${id}`, {})), 'refund').toEqual({
    walletCalls: 1,
    statements: 30,
    commits: 3,
    rows: {
      entries_to_sum: 'insert 2',
      ledger_entries: 'insert 2',
      new_events: 'insert 2',
      operations: 'insert 1, update 2',
      payments: 'update 5',
      refunds: 'insert 1, update 2',
      transfers: 'insert 2',
      wallet_calls: 'insert 1',
    },
    bytes: atMost(8000),
  });
});
