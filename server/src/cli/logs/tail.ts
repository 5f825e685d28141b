import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { styleText } from 'node:util';
import { StartFault } from '../../start/start-fault.ts';
import { defineCommand } from '../command.ts';
import { UsageFault } from '../fault.ts';
import { stopAtSignal } from '../stop-at-signal.ts';
import { followFile } from './follow-file.ts';

/** The programs of `npm start`, each with a log of its own. */
const programs = ['service', 'wallet', 'shop'] as const;
const linesMax = 10_000;

export const tailLogsCommand = defineCommand({
  words: ['logs', 'tail'],
  args: [],
  summary: 'show the log of the sandbox that npm start runs',
  details: 'It goes on until Ctrl-C. In production the service logs to its standard output.',
  options: {
    program: { type: 'string', value: '<name>', help: `${programs.join(', ')}; service when not given` },
    lines: { type: 'string', value: '<number>', help: 'how many of the last lines; 20 when not given' },
    'no-follow': { type: 'boolean', help: 'end after the last lines' },
  },
  uses: [],
  run: async ({ config, values, report }) => {
    const file = join(config.dataDir, 'logs', `${readProgram(values.program ?? 'service')}.log`);
    const lines = readLines(values.lines ?? '20');
    const signal = values['no-follow'] ? undefined : stopAtSignal();
    if (!existsSync(file))
      throw new StartFault(
        `There is no log ${relative(process.cwd(), file)}. npm start writes it; if it uses another data folder, set FLORIN_DATA_DIR here, too.`,
      );
    await followFile(file, lines, (line) => show(line, report), signal);
    return { text: '', json: undefined };
  },
});

const readProgram = (given: string) => {
  if (!programs.some((name) => name === given))
    throw new UsageFault(`--program must be one of ${programs.join(', ')}.`);
  return given;
};

const readLines = (given: string) => {
  const lines = /^\d{1,5}$/.test(given) ? Number(given) : -1;
  if (lines < 0 || lines > linesMax) throw new UsageFault(`--lines must be a number from 0 to ${linesMax}.`);
  return lines;
};

interface Logged {
  readonly level?: number;
  readonly time?: string;
  readonly msg?: string;
}

/** A line for a person: when, how grave, what, and the rest as it is. */
const show = (line: string, report: (line: string, json: object) => void) => {
  const logged = parse(line);
  if (!logged) return report(line, { msg: line });
  const { level = 30, time = '', msg = '', pid: _pid, ...rest } = logged as Logged & Record<string, unknown>;
  const words = [time, nameOfLevel(level), msg, Object.keys(rest).length === 0 ? '' : JSON.stringify(rest)];
  return report(words.filter(Boolean).join(' '), logged);
};

const parse = (line: string): Logged | undefined => {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
};

const nameOfLevel = (level: number) => {
  if (level >= 50) return styleText('red', 'error');
  if (level >= 40) return styleText('yellow', 'warn');
  return level >= 30 ? 'info' : 'debug';
};
