import { readConfig } from '../start/config.ts';
import { exitCodes } from './exit-code.ts';
import { describeFault } from './fault.ts';
import { readCommandLine } from './read-command-line.ts';

const print = (text: string) => process.stdout.write(`${text}\n`);

/**
 * Runs one command and returns the exit code. The result goes to the standard output; with --json it is one JSON value.
 * Questions and faults go to the standard error; with --json a fault is one line of JSON.
 */
export const runCommandLine = async (
  argv: readonly string[],
  environ: Readonly<Record<string, string | undefined>>,
): Promise<number> => {
  const isJson = argv.includes('--json');
  try {
    const read = readCommandLine(argv);
    if ('help' in read) {
      print(isJson ? JSON.stringify(read.json, null, 2) : read.help);
      return exitCodes.done;
    }
    const { command, args, values } = read;
    const { text, json, exitCode } = await command.run({
      config: readConfig(environ, command.uses),
      apiKey: environ['FLORIN_API_KEY']?.trim() || undefined,
      args,
      values,
      say: (line) => void (isJson || print(line)),
      report: (line, news) => void print(isJson ? JSON.stringify(news) : line),
    });
    if (!isJson && text !== '') print(text);
    if (isJson && json !== undefined) print(JSON.stringify(json, null, 2));
    return exitCode ?? exitCodes.done;
  } catch (error) {
    const { text, exitCode } = describeFault(error);
    process.stderr.write(`${isJson ? JSON.stringify({ error: text, exitCode }) : text}\n`);
    return exitCode;
  }
};
