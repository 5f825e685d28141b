import { defineCommand, type Group } from '../command.ts';
import { program } from '../../program.ts';
import { UsageFault } from '../fault.ts';
import { shells, writeCompletion } from './scripts.ts';

/** It completes the commands that it is given, which include itself. */
export const makeCompletionCommand = (listGroups: () => readonly Group[]) =>
  defineCommand({
    words: ['completion'],
    args: ['<shell>'],
    summary: `print what completes commands in ${shells.join(', ')}`,
    details:
      'For a shell that knows this program as florin:\n' +
      (program === 'florin' ? '' : '  florin() { npm run --silent florin -- "$@"; }\n') +
      '  source <(florin completion bash)',
    options: {},
    uses: [],
    run: async ({ args: [given = ''] }) => {
      const shell = shells.find((name) => name === given);
      if (shell === undefined) throw new UsageFault(`The shell must be one of ${shells.join(', ')}.`);
      const script = writeCompletion(shell, listGroups());
      return { text: script.trimEnd(), json: { shell, script } };
    },
  });
