import { benchmark as carts } from './carts.ts';
import { formatChecks, isMet, type LimitCheck } from './check-limits.ts';
import { describeMachine, measureBusyCores } from './describe-machine.ts';
import { benchmark as payments } from './payments.ts';
import { benchmark as production } from './production.ts';
import { print, runAsCommand, runInFolder, type Benchmark } from './run-benchmark.ts';
import { benchmark as search } from './search.ts';
import { benchmark as token } from './token.ts';
import { benchmark as webhooks } from './webhooks/latency.ts';

// `npm run bench` measures every goal, as ratios within one run where a peer can be found, and says of each whether it is met.
// `npm run bench -- token payments` runs these parts alone. docs/measured.md has results.

const parts: Record<string, Benchmark> = { token, payments, production, search, carts, webhooks };
/** How much of one core other programs may use before a run. Above that, nothing is judged. */
const busyMax = 0.2;

const chooseParts = (names: readonly string[]) => {
  const unknown = names.find((name) => !Object.hasOwn(parts, name));
  if (unknown !== undefined)
    throw new Error(`There is no part ${unknown}. Parts: ${Object.keys(parts).join(', ')}.`);
  return names.length === 0 ? Object.keys(parts) : names;
};

await runAsCommand(async () => {
  const chosen = chooseParts(process.argv.slice(2));
  const machine = describeMachine();
  const busy = await measureBusyCores();
  const warning = `The machine is busy: other programs used ${busy.toFixed(1)} cores before the run. Nothing is judged; run it again when it is quiet.`;
  if (busy > busyMax) print(warning);
  const checks: LimitCheck[] = [];
  for (const name of chosen) {
    print(`\n${name}`);
    checks.push(...(await runInFolder(parts[name]!)));
  }
  print(`\n${formatChecks(checks)}\n\n${machine}`);
  if (busy > busyMax) print(warning);
  return busy <= busyMax && checks.every(isMet);
});
