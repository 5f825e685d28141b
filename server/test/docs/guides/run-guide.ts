import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { stripTypes } from '../../../src/docs/guides/strip-types.ts';
import { asMatcher } from './match-answer.ts';
import { listSteps, readBlocks } from './read-blocks.ts';
import { run, withAddresses, writeFiles, type GuideSandbox } from './sandbox.ts';

/** Guides that move the clock of their sandbox: no other guide runs in it. */
export const movesTime = new Set(['marketplace']);

/** Ends what a block has written. */
export const endOfBlock = '@@ end of block @@';

/** Each call also writes its status, so that a failing one is seen where no answer is shown. */
const prelude = `set -euo pipefail
curl() { command curl -w '%{stderr}%{http_code}\\n' "$@"; }
`;

const fileNameOf = (name: string) => name.replaceAll('/', '-');

export const readParts = (text: string) => text.split(endOfBlock).map((part) => part.trim());

interface Shown {
  readonly status?: unknown;
  readonly error?: string;
}

/** The status of the failure that an answer shows. Errors of the token endpoint do not repeat theirs. */
const failuresOf = ({ status, error }: Shown, failed: readonly number[]) => {
  if (error !== undefined) return failed;
  return typeof status === 'number' && status >= 400 ? [status] : [];
};

/** An answer is JSON, or else the lines of a file. */
const readAnswer = (text: string) => (text.startsWith('{') ? (JSON.parse(text) as unknown) : text);

/** Runs the curl examples of a guide from top to bottom, and expects them to answer what it shows. */
export const expectShellToRun = async (sandbox: GuideSandbox, name: string) => {
  const steps = listSteps(readBlocks(name), 'sh');
  await writeFiles(sandbox, name);
  const blocks = steps.map(({ code }) => `${code}\necho '${endOfBlock}'; echo '${endOfBlock}' >&2\n`);
  const file = join(sandbox.folder, `${fileNameOf(name)}.sh`);
  await writeFile(file, prelude + withAddresses(sandbox, blocks.join('\n')));
  const { output, errors } = await run(sandbox, 'bash', [file]);
  const written = readParts(output);
  const statuses = readParts(errors).map((part) => (part.match(/^\d{3}$/gm) ?? []).map(Number));
  steps.forEach(({ code, answer }, index) => {
    const failed = statuses[index]!.filter((status) => status >= 400);
    const shown = answer === undefined ? {} : readAnswer(withAddresses(sandbox, answer));
    const answered = answer === undefined ? {} : readAnswer(written[index]!);
    const expected = { code, answered: asMatcher(shown), failed: failuresOf(shown as Shown, failed) };
    expect({ code, answered, failed }).toEqual(expected);
  });
};

/** What a reader copies: the TypeScript, or what the page shows in JavaScript. */
export const versions = {
  TypeScript: { ending: 'ts', asShown: (code: string) => code },
  JavaScript: { ending: 'js', asShown: stripTypes },
};

/** Writes what a guide has in TypeScript, as one module. Returns its name. */
export const writeModule = async (sandbox: GuideSandbox, name: string, language: keyof typeof versions) => {
  const { ending, asShown } = versions[language];
  const code = listSteps(readBlocks(name), 'ts').map((step) => asShown(step.code));
  await writeFiles(sandbox, name);
  const file = `${fileNameOf(name)}.${ending}`;
  await writeFile(join(sandbox.folder, file), withAddresses(sandbox, code.join('\n')));
  return file;
};
