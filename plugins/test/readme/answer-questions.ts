import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { stripVTControlCharacters } from 'node:util';
import { installMsMax } from '../wait-for.ts';
import type { Answer } from './read-steps.ts';

const enter = '\r';
const down = '\u001B[B';
const clearLine = '\u0015';

/** What is typed next, if what is shown is a question to the end: its last line is the corner of its frame. */
const chooseKeys = (shown: string, { question, answer }: Answer, isChoosing: boolean) => {
  if (!/└\s*$/.test(shown) || !(isChoosing || shown.includes(question))) return undefined;
  const chosen = /●\s+(.*)/.exec(shown)?.[1];
  if (chosen === undefined) return clearLine + answer + enter;
  return chosen === answer || chosen.startsWith(`${answer} (`) ? enter : down;
};

/** Runs an installer in a terminal, and gives it the answers in their order. It fails at a question that has no answer. */
export const answerQuestions = async (
  cwd: string,
  command: string,
  answers: readonly Answer[],
  env: NodeJS.ProcessEnv,
) => {
  // The installer shows its choices only where they have room.
  const terminal = spawn('script', ['-qefc', `stty rows 50 cols 200 && ${command}`, '/dev/null'], {
    cwd,
    env,
    stdio: ['pipe', 'pipe', 'inherit'],
    timeout: installMsMax,
  });
  const open = [...answers];
  let output = '';
  let shown = '';
  let isChoosing = false;
  terminal.stdout.setEncoding('utf8').on('data', (part: string) => {
    output += part;
    shown = stripVTControlCharacters(shown + part);
    const [next] = open;
    if (next === undefined) return;
    const keys = chooseKeys(shown, next, isChoosing);
    if (keys === undefined) return;
    isChoosing = keys === down;
    if (!isChoosing) open.shift();
    shown = '';
    terminal.stdin.write(keys);
  });
  const [status] = (await once(terminal, 'close')) as [number | null];
  if (status === 0 && open.length === 0) return;
  const left = open.map(({ question }) => question).join(', ');
  throw new Error(`${command} ended with ${status}. Not asked: ${left || 'nothing'}.\n${output}`);
};
