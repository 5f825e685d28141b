import { beforeAll } from 'vitest';
import { signIn, signInAndConfirm } from '../../support/dashboard.ts';
import { productionSettings, startServer, type TestServer } from '../../support/server.ts';
import { givenPaymentIn, tomorrow } from '../../payments/payment-in-status.ts';
import { makeClient, walletSettings } from '../../payments/support.ts';
import { ourBank } from '../../payouts/payout-support.ts';
import { startWallet } from '../../wallet/support.ts';
import { fetchDescription, operationsOf, type Operation } from './described.ts';
import type { PaymentStatus } from '../../../src/payments/payment.ts';

export type World = Awaited<ReturnType<typeof startWorld>>;

/** Services in every condition that calls are answered in, and everybody who calls them. */
const startWorld = async () => {
  const wallet = await startWallet();
  const server = await startServer({
    ...walletSettings(wallet),
    RATE_LIMIT_FAILURES: '100000',
    DATEV_CONSULTANT: '29098',
    DATEV_CLIENT: '55003',
    ...ourBank,
  });
  const others = {
    production: await startServer(productionSettings),
    withoutBank: await startServer(),
    withSecond: await startServer({ ACCESS_APPROVAL: 'other' }),
    busy: await startServer({ RATE_LIMIT_PER_ADDRESS: '1' }),
    withoutDatabase: await startServer({ DATABASE_URL: 'postgres://nobody:none@127.0.0.1:1/none' }),
  };
  const inProduction = new Set(operationsOf(await fetchDescription(others.production)).map(({ id }) => id));
  const secondNeeded = await signInAndConfirm(others.withSecond, await others.withSecond.givenOperator());
  const client = await makeClient(server, { mayBookRefunds: true });
  const operator = await server.givenOperator();
  const administrator = await signInAndConfirm(server, operator);
  return {
    wallet,
    server,
    ...others,
    /** The test clock is not. */
    isInProduction: ({ id }: Operation) => inProduction.has(id),
    client,
    operator,
    administrator,
    /** An administrator's session where another one has to approve what widens access. */
    secondNeeded,
    elsewhere: await givenClientElsewhere(server, administrator),
    /** A key that may only read. */
    reader: await makeClient(server, { rights: 'read' }),
    /** A payment of the client that is shown with this status. */
    givenPaymentIn: async (status: PaymentStatus) => {
      const id = await givenPaymentIn(server, status, tomorrow());
      await server.sql`update payments set api_key_id = ${client.key.id} where id = ${id}`;
      return id;
    },
    signInAs: async (role: 'administrator' | 'viewer') => signIn(server, await server.givenOperator(role)),
    /** Sessions that nothing was confirmed in. */
    sessions: await givenSessions(server),
    close: async () => {
      for (const one of [server, ...Object.values(others), wallet]) await one.close();
    },
  };
};

const givenSessions = async (server: TestServer) => {
  const open = async (...given: Parameters<TestServer['givenOperator']>) =>
    (await signIn(server, await server.givenOperator(...given))).cookie;
  return {
    administrator: await open('administrator'),
    newcomer: await open('administrator', { mustChangePassword: true }),
    viewer: await open('viewer'),
  };
};

/** A platform whose key may be used from another address only. */
const givenClientElsewhere = async (
  server: TestServer,
  administrator: Awaited<ReturnType<typeof signIn>>,
) => {
  const client = await makeClient(server);
  await administrator.put(`/api-keys/${client.key.id}/ip-allow-list`, { ranges: [{ range: '192.0.2.1' }] });
  return client;
};

export const givenWorld = () => {
  const world = {} as World;
  beforeAll(async () => {
    Object.assign(world, await startWorld());
    return () => world.close();
    // Five services one after the other, also on a busy machine.
  }, 180_000);
  return world;
};
