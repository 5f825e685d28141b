import { nameOf, type Command, type Group, type Options } from './command.ts';
import { program } from '../program.ts';
import { commands, groups } from './commands.ts';

/** Options that every command has. */
const everyOption = {
  json: { type: 'boolean', help: 'print the result as JSON' },
  help: { type: 'boolean', short: 'h', help: 'show this help' },
} as const satisfies Options;

export const withEveryOption = ({ options }: Command): Options => ({ ...options, ...everyOption });

/** A command for a program. */
export const presentCommand = (command: Command) => ({
  name: nameOf(command),
  group: groups.find((group) => group.commands.includes(command))!.name,
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

/**
 * The first thing to do, and then the groups with the first words of their commands. It fits a screen of 80 by 24 together with what npm
 * prints before it, and a new command of a group needs no new line.
 */
export const overview = () => {
  const lines = groups.flatMap(({ name, purpose, commands: inGroup }): [string, string][] => [
    [name, purpose],
    ['', [...new Set(inGroup.map(({ words: [first] }) => first))].join(', ')],
  ]);
  return [
    `Usage: ${program} <command> [--json] [options]`,
    `Start with: ${program} first-payment`,
    '',
    ...rows(lines),
    '',
    `More: ${program} help <group or command>, --version`,
    'Exit codes: 0 done, 1 failed, 2 a check found a problem, 64 wrong usage.',
  ].join('\n');
};

/** Every command of a group, in full. */
export const describeGroup = ({ purpose, commands: inGroup }: Group) => {
  const lines = inGroup.map((command): [string, string] => [
    [nameOf(command), ...command.args].join(' '),
    command.summary,
  ]);
  return [`To ${purpose}:`, '', ...rows(lines), '', `More: ${program} help <command>`].join('\n');
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
