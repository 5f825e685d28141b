import { pino } from 'pino';
import { connect } from '../../../src/database/client.ts';
import { makeEnsureAccount, type EnsureAccount } from '../../../src/ledger/ensure-account.ts';
import { makeInsertPayment } from '../../../src/payments/store/batched-payments.ts';
import type { PaymentDependencies } from '../../../src/payments/dependencies.ts';
import { initPayment, makePaymentId } from '../../../src/payments/start/init-payment.ts';
import { sharesOf } from '../../../src/payments/shares.ts';
import { readConfig, type WalletProvider } from '../../../src/start/config.ts';
import { loadKeyring } from '../../../src/start/load-keyring.ts';
import { connectOrdersV2 } from '../../../src/wallet/orders-v2/connect-orders-v2.ts';
import { walletSettings } from '../../payments/support.ts';
import { testSecret } from '../../support/server.ts';
import { asService } from '../../support/service-role.ts';
import { startWallet, type SimulatedWallet } from '../../wallet/support.ts';

/** So many payments are under way at once. */
export const runsAtOnce = 16;
const connections = 20;
/** How many times longer than a service it waits for the database. These runs are not about a database that is away. */
const patience = 20;
const apiKeyId = 'crash';
const totalMinor = 1000n;

export type World = Awaited<ReturnType<typeof openWorld>>;

/** A wallet and the parts of a process, on a migrated sandbox database. Thousands of payments share them. */
export const startWorld = async (databaseUrl: string) => {
  const wallet = await startWallet();
  const world = await openWorld(databaseUrl, wallet);
  await addApiKey(world);
  const close = async () => {
    await world.close();
    await wallet.close();
  };
  return { ...world, close };
};

/** The parts of a process on a database, beside a wallet that lives longer than they do. */
export const openWorld = async (databaseUrl: string, wallet: SimulatedWallet) => {
  const config = readConfig({
    FLORIN_SECRET: testSecret,
    DATABASE_URL: databaseUrl,
    ...walletSettings(wallet),
  });
  // One for each payment under way: a wait for a connection has an end, and on a busy machine it was reached.
  const owner = connect(databaseUrl, runsAtOnce, { patience });
  const sql = connect(asService(databaseUrl), connections, { patience });
  const alerts = new Set<string>();
  const note = (line: string) => void alerts.add((JSON.parse(line) as { payment?: string }).payment ?? line);
  const log = pino({ level: 'error' }, { write: note });
  const clock = () => new Date();
  // A fault is heard of at once, and those of one payment do not open the breaker for all.
  const timeouts = { retryWaitsMs: [], breakerFailures: Infinity };
  const connector = connectOrdersV2({ ...config.wallet, isSimulated: true, clock, log, timeouts });
  const keyring = await loadKeyring(config);
  const deps: PaymentDependencies = {
    config,
    sql,
    reports: sql,
    checks: sql,
    clock,
    realClock: clock,
    testClock: undefined,
    keyring,
    log,
    wallet: connector,
  };
  const close = async () => {
    await connector.close();
    await Promise.all([sql.close(), owner.close()]);
  };
  return { deps, wallet, owner, alerts, apiKeyId, ensureAccount: makeEnsureAccount(deps), close };
};

export const addApiKey = async ({ owner }: World) => {
  await owner`
    with operator as (
      insert into operators (id, email, role, password_hash, one_time_until, created_at)
      values (gen_random_uuid(), 'crash@example.com', 'viewer', '$argon2id$', null, now()) returning id)
    insert into api_keys (id, platform_id, secret_id, label, rights, created_at, created_by)
    select ${apiKeyId}, 1, 'none', 'crash runs', 'everything', now(), id from operator`;
};

export type Own = ReturnType<typeof makeOwn>;

/**
 * What makes the parts of one payment: a clock of its own, and a provider of its own, so that the reconciler of its processes finds
 * this payment alone.
 */
export const makeOwn = (run: number) => {
  let aheadMs = 0;
  const clock = () => new Date(Date.now() + aheadMs);
  const advance = (seconds: number) => void (aheadMs += seconds * 1000);
  const provider = `run-${run}` as WalletProvider;
  const depsIn = ({ deps }: World): PaymentDependencies => ({
    ...deps,
    config: {
      ...deps.config,
      wallet: { ...deps.config.wallet, provider },
      refundCoverAccount: coverAccountOf(provider),
    },
    clock,
  });
  return { depsIn, advance };
};

/** A cart of two sellers, with a tenth of each for the operator. */
export const itemsOf = (total: number) =>
  [
    { merchantAccountId: 'ann', unitAmount: Math.floor(total * 0.7) },
    { merchantAccountId: 'bob', unitAmount: Math.ceil(total * 0.3) },
  ].map(
    (item) =>
      ({ ...item, description: 'A song', quantity: 1, commissionRate: 1000, type: 'digital' }) as const,
  );

/** A payment that waits for the approval of its buyer. */
export const givenPayment = async (
  world: World,
  deps: PaymentDependencies,
  captureMode: 'automatic' | 'manual',
) => {
  const id = makePaymentId(deps.clock());
  const made = await startPayment(deps, world.ensureAccount, id, captureMode);
  return { id, orderId: made.extOrderId };
};

/** Of this run alone: whoever uses it waits for the one before. */
export const coverAccountOf = (provider: string) => `cover-${provider}`;

/** Gets a part of what is distributed of this payment, and can be paid out. */
export const sellerOf = (paymentId: string) => `seller-${paymentId}`;

/** Of this payment alone, so that payments beside each other never wait for one. */
export const accountOf = (paymentId: string) => `shop-${paymentId}`;

/** What init calls, with a payment of ten euros. */
export const startPayment = (
  deps: PaymentDependencies,
  ensureAccount: EnsureAccount,
  id: string,
  captureMode: 'automatic' | 'manual',
) => {
  const distribution = captureMode === 'manual' ? 'items' : undefined;
  const breakdown = {
    itemsMinor: totalMinor,
    taxesMinor: 0n,
    shippingMinor: 0n,
    handlingMinor: 0n,
    insuranceMinor: 0n,
    shippingDiscountMinor: 0n,
    discountMinor: 0n,
  };
  return initPayment(deps, ensureAccount, makeInsertPayment(deps), {
    id,
    requestId: 'a-request',
    platformId: 1,
    apiKeyId,
    request: {
      accountId: accountOf(id),
      currency: 'EUR',
      captureMode,
      totalMinor,
      commissionMinor: 100n,
      // What was captured by itself is distributed in some runs, and has to be in its account.
      shares: sharesOf({ distribution, items: itemsOf(Number(totalMinor)) }, totalMinor),
      reference: undefined,
      comment: undefined,
      metadata: null,
      returnUrl: 'https://shop.example.com/thanks',
      cancelUrl: 'https://shop.example.com/cart',
      errorUrl: undefined,
      breakdown,
      items: [{ description: 'A song', quantity: 1n, unitMinor: totalMinor, taxMinor: 0n, type: 'digital' }],
      receiverName: undefined,
      address: undefined,
      details: { items: itemsOf(Number(totalMinor)), buyer: {}, ...(distribution && { distribution }) },
    },
  });
};
