import { nameOf, type Command, type Options } from './command.ts';
import { program } from '../program.ts';
import { commands, topics } from './commands.ts';

/** Options that every command has. */
const everyOption = {
  json: { type: 'boolean', help: 'print the result as JSON' },
  help: { type: 'boolean', short: 'h', help: 'show this help' },
} as const satisfies Options;

export const withEveryOption = ({ options }: Command): Options => ({ ...options, ...everyOption });

/** A command for a program. */
export const presentCommand = (command: Command) => ({
  name: nameOf(command),
  args: command.args,
  summary: command.summary,
  details: command.details ?? null,
  options: Object.entries(withEveryOption(command)).map(([name, { value = null, help }]) => ({
    name: `--${name}`,
    value,
    help,
  })),
});

const usageOf = (command: Command) => {
  const hasOptions = Object.keys(command.options).length > 0;
  return [nameOf(command), ...command.args, ...(hasOptions ? ['[options]'] : [])].join(' ');
};

/** Rows of two columns. The first is as wide as its longest text. */
const rows = (pairs: readonly (readonly [string, string])[]) => {
  const width = Math.max(...pairs.map(([left]) => left.length));
  return pairs.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`);
};

/** Longer ones are in the help of their topic alone. */
const secondsLengthMax = 12;

/** All commands, one line for each topic. It fits a screen of 80 by 24 together with what npm prints before it. */
export const overview = () => {
  const firstWords = [...new Set(commands.map(({ words: [first] }) => first))];
  const lines = firstWords.map((first): [string, string] => {
    const inTopic = commands.filter(({ words }) => words[0] === first);
    const seconds = inTopic.flatMap(({ words: [, second] }) => second ?? []);
    const joined = seconds.join('|');
    return seconds.length > 1
      ? [`${first} ${joined.length > secondsLengthMax ? '…' : joined}`, topics[first] ?? '']
      : [[nameOf(inTopic[0]!), ...inTopic[0]!.args].join(' '), inTopic[0]!.summary];
  });
  return [
    `Usage: ${program} <command> [--json] [options], help <command>, --version`,
    ...rows(lines),
    'Exit codes: 0 done, 1 failed, 2 a check found a problem, 64 wrong usage.',
  ].join('\n');
};

export const describeTopic = (topic: string) => {
  const inTopic = commands.filter(({ words: [first] }) => first === topic);
  const lines = inTopic.map((command): [string, string] => [
    [command.words[1], ...command.args].join(' '),
    command.summary,
  ]);
  return [`Usage: ${program} ${topic} <command>`, '', ...rows(lines)].join('\n');
};

export const describeCommand = (command: Command) => {
  const options = Object.entries(withEveryOption(command)).map(
    ([name, { value, help }]): [string, string] => [
      value === undefined ? `--${name}` : `--${name} ${value}`,
      help,
    ],
  );
  return [
    `Usage: ${program} ${usageOf(command)}`,
    '',
    `${command.summary[0]!.toUpperCase()}${command.summary.slice(1)}.`,
    ...(command.details === undefined ? [] : [command.details]),
    '',
    ...rows(options),
  ].join('\n');
};
