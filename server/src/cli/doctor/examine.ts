import { systemClock } from '../../clock.ts';
import type { Config } from '../../start/config.ts';
import { listAccountChecks } from '../check-wallet.ts';
import type { Result } from '../command.ts';
import { exitCodes } from '../exit-code.ts';
import { checkAddresses } from './check-addresses.ts';
import { checkDatabase } from './check-database.ts';
import { checkMachine } from './check-machine.ts';
import { attempt, notChecked, ok, wrong, type Finding } from './finding.ts';

const words: Record<Finding['result'], string> = {
  ok: 'ok',
  warning: 'warning',
  wrong: 'WRONG',
  not_checked: 'not checked',
};

const lineOf = ({ name, result, detail, remedy }: Finding) =>
  `${words[result].padEnd(11)}  ${name}: ${detail}.${remedy === null ? '' : `\n${' '.repeat(13)}→ ${remedy}`}`;

/** Makes every check in order, and prints each as soon as it is made. A check that fails keeps no other from being made. */
export const examine = async (
  config: Config,
  isWithoutWallet: boolean,
  say: (line: string) => void,
): Promise<Result> => {
  const findings: Finding[] = [];
  const add = (found: readonly Finding[]) => {
    for (const finding of found) say(lineOf(finding));
    findings.push(...found);
  };
  add(await checkMachine(config));
  add(await checkDatabase(config, systemClock));
  add(await checkAddresses(config, systemClock));
  add(isWithoutWallet ? [notChecked('wallet', 'left out')] : await checkWalletAccount(config));
  const count = (result: Finding['result']) => findings.filter((finding) => finding.result === result).length;
  const [wrongCount, warningCount] = [count('wrong'), count('warning')];
  return {
    text: `${findings.length} checks: ${wrongCount} wrong, ${warningCount} to look at, ${count('not_checked')} not made.`,
    json: { wrong: wrongCount, warnings: warningCount, findings },
    exitCode: wrongCount === 0 ? exitCodes.done : exitCodes.found,
  };
};

const checkWalletAccount = async (config: Config): Promise<readonly Finding[]> => {
  const found: Finding[] = [];
  const access = await attempt('wallet', async () => {
    for (const { name, result, detail, remedy } of await listAccountChecks(config)) {
      const about = `wallet, ${name}`;
      found.push(
        result === 'problem'
          ? wrong(about, detail, remedy ?? '')
          : { ...(result === 'ok' ? ok : notChecked)(about, detail), remedy },
      );
    }
    return ok('wallet', config.wallet.url);
  });
  return [access, ...found];
};
