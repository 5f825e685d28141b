import { setTimeout as pause } from 'node:timers/promises';
import { connectAlone } from '../server/src/database/client.ts';
import type { LimitCheck } from './check-limits.ts';
import { countLateCarts, fillCarts } from './pay/fill-carts.ts';
import { print, type Benchmark } from './run-benchmark.ts';
import type { Processes } from './run-processes.ts';
import { startDatabases, startPaymentService, startWallet } from './start-payment-servers.ts';
import { makeBuyer, type Buyer } from './pay/buyer.ts';

// `npm run bench -- carts` shows that one process keeps up with a thousand abandoned carts a minute, and that captures in doubt do not
// wait behind them. With notifications each cart costs six looks, so a hundred looks come due every second.

const cartsPerMinute = 1000;
const looksPerCart = 6;
const seconds = 60;
const doubts = 10;
const faultSeconds = 5;
const rounds = 4;

/** Captures that the wallet does not answer for a while. Resolves to the longest time from its first answer to the last capture. */
const settleDoubts = async (buyer: Buyer): Promise<number> => {
  const payments = await Promise.all(Array.from({ length: doubts }, () => buyer.startApproved()));
  for (const { orderId } of payments) await buyer.silence(orderId);
  await Promise.all(payments.map(({ id }) => buyer.resume(id)));
  await pause(faultSeconds * 1000);
  await buyer.endSilence();
  const answersMs = performance.now();
  await Promise.all(payments.map(({ id }) => buyer.untilCaptured(id)));
  return (performance.now() - answersMs) / 1000;
};

export const benchmark: Benchmark = async (processes: Processes, folder: string) => {
  const { urlOf } = await startDatabases(processes, folder);
  const { url: walletUrl } = await startWallet(processes, folder);
  const server = await startPaymentService(processes, folder, urlOf('service'), walletUrl, {
    // With an id the service counts on notifications. None of these carts is ever approved, so none come.
    WALLET_WEBHOOK_ID: 'benchmark',
  });
  const buyer = makeBuyer(server);
  const orderIds = (await Promise.all(Array.from({ length: 50 }, () => buyer.order()))).map(({ id }) => id);
  await buyer.startApproved();
  const sql = await connectAlone(urlOf('service'));
  const looks = (cartsPerMinute * looksPerCart * seconds) / 60;
  print(`${looks} looks come due within ${seconds} s`);
  await fillCarts(sql, { count: looks, withinSeconds: seconds, orderIds });
  const until = performance.now() + seconds * 1000;
  const longest: number[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    longest.push(await settleDoubts(buyer));
    print(
      `round ${round} of ${rounds}: ${doubts} captures in doubt, the last one settled after ${longest.at(-1)!.toFixed(2)} s`,
    );
  }
  await pause(Math.max(0, until - performance.now()) + 3000);
  const late = await countLateCarts(sql);
  await sql.close();

  const checks: LimitCheck[] = [
    {
      what: 'looks that are late at the end',
      measured: late,
      limit: 0,
      kind: 'at most',
      unit: '',
      digits: 0,
    },
    {
      what: 'capture in doubt, after the wallet answers',
      measured: Math.max(...longest),
      limit: 2,
      kind: 'at most',
      unit: ' s',
      digits: 2,
    },
  ];
  return checks;
};
