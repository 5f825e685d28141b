import type { AddressInfo } from 'node:net';
import { buildWallet } from './app.ts';
import { readSettings, type Settings } from './settings.ts';

const print = (line: string): void => void process.stdout.write(`${line}\n`);

const exitWithErrors = (lines: readonly string[]): never => {
  process.stderr.write(`${['The wallet cannot start:', ...lines.map((line) => `  ${line}`)].join('\n')}\n`);
  process.exit(1);
};

const explainStartError = (error: unknown, { host, port, databaseFile }: Settings): string => {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE')
    return `Port ${port} on ${host} is already in use. Stop the other program, or set WALLET_PORT.`;
  if (code === 'EACCES' && message.startsWith('listen'))
    return `This user is not allowed to use port ${port} on ${host}.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `HOST is "${host}", which is not an address of this machine.`;
  return `${message} (the wallet stores its data in ${databaseFile}, under FLORIN_DATA_DIR)`;
};

const start = async (settings: Settings): Promise<void> => {
  const app = buildWallet(settings);
  let closing: Promise<void> | undefined;
  const close = () => {
    closing ??= app.close().then(() => process.exit(0));
  };
  process.once('SIGTERM', close).once('SIGINT', close);
  // A forked wallet ends when its parent process ends.
  process.once('disconnect', close);
  await app.listen({ host: settings.host, port: settings.port });
  // With port 0 the system chooses the port, so the address is known only now.
  settings.publicUrl ||= `http://localhost:${(app.server.address() as AddressInfo).port}`;
  print(`Simulated wallet at ${settings.publicUrl}, its manual at ${settings.publicUrl}/simulator`);
  process.send?.({ ready: true, url: settings.publicUrl }, undefined, undefined, () => undefined);
  // The parent process has ended before we could listen to that.
  if (process.send && !process.connected) close();
};

// oxlint-disable-next-line node/no-process-env -- the only place that reads the environment
const outcome = readSettings(process.env);
if ('errors' in outcome) exitWithErrors(outcome.errors);
else
  await start(outcome.settings).catch((error: unknown) =>
    exitWithErrors([explainStartError(error, outcome.settings)]),
  );
