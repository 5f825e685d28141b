import type { AddressInfo } from 'node:net';
import { buildWallet } from './app.ts';
import { readSettings, type Settings } from './settings.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const giveUp = (lines: readonly string[]): never => {
  process.stderr.write(`${['The wallet cannot start:', ...lines.map((line) => `  ${line}`)].join('\n')}\n`);
  process.exit(1);
};

const explain = (error: unknown, { host, port, databaseFile }: Settings): string => {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE')
    return `Port ${port} on ${host} is taken. Stop what listens there, or set WALLET_PORT.`;
  if (code === 'EACCES' && message.startsWith('listen'))
    return `Port ${port} on ${host} may not be used by this user.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `HOST is "${host}", which is no address of this machine.`;
  return `${message} (state is kept in ${databaseFile}, under FLORIN_DATA_DIR)`;
};

const start = async (settings: Settings): Promise<void> => {
  const app = buildWallet(settings);
  let closing: Promise<void> | undefined;
  const close = () => {
    closing ??= app.close().then(() => process.exit(0));
  };
  process.once('SIGTERM', close).once('SIGINT', close);
  // A wallet that was forked lives as long as the one who forked it.
  process.once('disconnect', close);
  await app.listen({ host: settings.host, port: settings.port });
  // Port 0 was a wish for any port; only now is the address known.
  settings.publicUrl ||= `http://localhost:${(app.server.address() as AddressInfo).port}`;
  say(`Simulated wallet at ${settings.publicUrl}, its manual at ${settings.publicUrl}/simulator`);
  process.send?.({ ready: true, url: settings.publicUrl });
};

// oxlint-disable-next-line node/no-process-env -- the only place that reads the environment
const outcome = readSettings(process.env);
if ('faults' in outcome) giveUp(outcome.faults);
else await start(outcome.settings).catch((error: unknown) => giveUp([explain(error, outcome.settings)]));
