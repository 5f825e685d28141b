import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { StartFault } from '../../start/start-fault.ts';
import { Interrupted } from '../fault.ts';

/** Asks for what must not stand in a command line, where other users of the machine could read it. */
export interface Prompt {
  ask(question: string): Promise<string>;
  /** What is typed is not shown. */
  askHidden(question: string): Promise<string>;
  close(): void;
}

/** Without a terminal, each answer is the next line of the standard input. */
export const openPrompt = (): Prompt => (process.stdin.isTTY ? atTerminal : fromLines());

const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });

const askAtTerminal = (question: string, isHidden: boolean) =>
  new Promise<string>((resolve, reject) => {
    const output = isHidden ? nowhere : process.stderr;
    const reader = createInterface({ input: process.stdin, output, terminal: true });
    // After the reader has taken the terminal over, which shows until then what is typed.
    if (isHidden) process.stderr.write(question);
    reader.on('SIGINT', () => reader.close());
    reader.on('close', () => reject(new Interrupted('\nNothing was done.')));
    reader.question(isHidden ? '' : question, (answer) => {
      if (isHidden) process.stderr.write('\n');
      resolve(answer);
      reader.close();
    });
  });

const atTerminal: Prompt = {
  ask: (question) => askAtTerminal(question, false),
  askHidden: (question) => askAtTerminal(question, true),
  close: () => {},
};

const fromLines = (): Prompt => {
  const reader = createInterface({ input: process.stdin });
  const lines = reader[Symbol.asyncIterator]();
  const ask = async (question: string) => {
    const { value, done } = await lines.next();
    if (done === true || value === undefined)
      throw new StartFault(
        `Without a terminal this is read from the standard input, which has ended: ${question}`,
      );
    return value;
  };
  return { ask, askHidden: ask, close: () => reader.close() };
};
