import { parseArgs } from 'node:util';
import { findNear } from '../nearest.ts';
import { version } from '../version.ts';
import { nameOf, type Command, type Options, type Values } from './command.ts';
import { commands, groups } from './commands.ts';
import { UsageFault } from './fault.ts';
import {
  describeCommand,
  describeGroup,
  describeTopic,
  overview,
  presentCommand,
  withEveryOption,
} from './help.ts';
import { program } from '../program.ts';

interface Help {
  readonly help: string;
  /** The same for a program: every command that it is about. */
  readonly json: unknown;
}

type Read =
  | Help
  | { readonly command: Command; readonly args: readonly string[]; readonly values: Values<Options> };

const isHelp = (word: string | undefined) => word === '--help' || word === '-h' || word === 'help';

/** Understands a command line, or throws a fault that says how to write it. */
export const readCommandLine = (argv: readonly string[]): Read => {
  const words = takeWords(argv);
  if (argv[0] === '--version') return { help: `Florin ${version}`, json: { version } };
  if (isHelp(argv[0])) return findHelp(takeWords(argv.slice(1)));
  const command = findCommand(words);
  if (!command) {
    if (argv.some(isHelp)) return findHelp(words);
    throw unknownCommand(words, argv[0]);
  }
  return readOptions(command, argv.slice(command.words.length));
};

const findCommand = (words: readonly string[]) =>
  commands.find((command) => command.words.every((word, index) => words[index] === word));

/** Those before the first option. */
const takeWords = (argv: readonly string[]) => {
  const firstOption = argv.findIndex((word) => word.startsWith('-'));
  return firstOption === -1 ? argv : argv.slice(0, firstOption);
};

const findHelp = (words: readonly string[]): Help => {
  const [topic] = words;
  if (topic === undefined) return { help: overview(), json: commands.map(presentCommand) };
  const command = findCommand(words);
  if (command) return { help: describeCommand(command), json: [presentCommand(command)] };
  const inTopic = commands.filter(({ words: [first] }) => first === topic);
  if (inTopic.length > 0) return { help: describeTopic(topic), json: inTopic.map(presentCommand) };
  const group = findGroup(topic);
  if (group) return { help: describeGroup(group), json: group.commands.map(presentCommand) };
  throw unknownCommand(words, topic);
};

const findGroup = (word: string) => groups.find(({ name }) => name === word);

/** Corrects the first word, and then the second one among those that follow the first. */
const unknownCommand = (words: readonly string[], first: string | undefined) => {
  const [topic, second] = words;
  if (topic === undefined)
    return new UsageFault(
      first === undefined ? overview() : `The command comes before ${first}.\n\n${overview()}`,
    );
  const group = findGroup(topic);
  if (group) return new UsageFault(describeGroup(group));
  const firstWords = commands.map(({ words: [word] }) => word);
  const meantTopic = findNear(topic, ['help', ...groups.map(({ name }) => name), ...firstWords]);
  if (topic === meantTopic && second === undefined) return new UsageFault(describeTopic(topic));
  const given = topic === meantTopic ? `${topic} ${second}` : topic;
  const meant = meantTopic && suggestCommand(meantTopic, second);
  const suggestion = meant === undefined || meant === topic ? '' : ` Did you mean "${meant}"?`;
  return new UsageFault(`There is no command "${given}".${suggestion}\nAll commands: ${program} help`);
};

const suggestCommand = (topic: string, second: string | undefined) => {
  const seconds = commands.flatMap(({ words: [word, next] }) => (word === topic && next ? [next] : []));
  return [topic, second && findNear(second, seconds)].filter(Boolean).join(' ');
};

const readOptions = (command: Command, argv: readonly string[]): Read => {
  const options = withEveryOption(command);
  const { values, positionals } = parse(command, options, argv);
  if (values['help']) return { help: describeCommand(command), json: [presentCommand(command)] };
  if (positionals.length !== command.args.length) {
    const wrong =
      positionals.length < command.args.length
        ? `${command.args[positionals.length]} is missing.`
        : `"${positionals[command.args.length]}" is too much.`;
    throw new UsageFault(`${wrong}\n\n${describeCommand(command)}`);
  }
  return { command, args: positionals, values };
};

const parse = (command: Command, options: Options, argv: readonly string[]) => {
  try {
    const { values, positionals } = parseArgs({ args: [...argv], options, allowPositionals: true });
    return { values: values as Values<Options>, positionals };
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (!code?.startsWith('ERR_PARSE_ARGS')) throw error;
    const unknown = code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION' ? /'(-[^']*)'/.exec(message)?.[1] : undefined;
    const known = Object.keys(options).map((name) => `--${name}`);
    throw new UsageFault(
      unknown === undefined
        ? `${message}\n\n${describeCommand(command)}`
        : `${nameOf(command)} has no option ${unknown}. ${suggestOption(command, findNear(unknown, known))}`,
    );
  }
};

const suggestOption = (command: Command, near: string | undefined) =>
  near === undefined ? `See: ${program} help ${nameOf(command)}` : `Did you mean ${near}?`;
