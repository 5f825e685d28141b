import { pino } from 'pino';
import { systemClock } from '../clock.ts';
import type { Config } from '../start/config.ts';
import { connectWallet } from '../wallet/providers.ts';
import type { AccountCheck } from '../wallet/wallet.ts';
import type { Result } from './command.ts';
import { exitCodes } from './exit-code.ts';

const words: Record<AccountCheck['result'], string> = {
  ok: 'ok',
  problem: 'PROBLEM',
  not_checked: 'not checked',
};

const lineOf = ({ name, result, detail, remedy }: AccountCheck) =>
  `${words[result].padEnd(11)}  ${name}: ${detail}.${remedy === null ? '' : ` → ${remedy}`}`;

/** Tries everything that the service needs of the account. */
export const listAccountChecks = async (config: Config): Promise<readonly AccountCheck[]> => {
  // The command prints what matters.
  const wallet = connectWallet(config, { clock: systemClock, log: pino({ level: 'silent' }) });
  try {
    return await wallet.checkAccount({
      publicUrl: config.publicUrl,
      notificationUrl: `${config.publicUrl}/wallet/notifications`,
      currency: config.currency,
    });
  } finally {
    await wallet.close();
  }
};

export const checkWallet = async (config: Config, say: (line: string) => void): Promise<Result> => {
  const checks = await listAccountChecks(config);
  for (const check of checks) say(lineOf(check));
  const problems = checks.filter(({ result }) => result === 'problem').length;
  return {
    text:
      problems === 0
        ? `The wallet account at ${config.wallet.url} has everything that Florin needs.`
        : `${problems} of ${checks.length} checks found a problem at ${config.wallet.url}.`,
    json: { isReady: problems === 0, checks },
    exitCode: problems === 0 ? exitCodes.done : exitCodes.failed,
  };
};
