import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runProgram } from './run-program.ts';

export const root = resolve(import.meta.dirname, '../..');

export interface Source {
  readonly version: string;
  readonly commit: string;
  /** When the commit was made. Every file of the release has this time, so that two runs give the same bytes. */
  readonly date: Date;
}

const git = (...args: string[]) => runProgram('git', args, root).trim();

/** What the release is made of. Only a commit can be made again, so a folder with changes is refused. */
export const readSource = (): Source => {
  const changed = git('status', '--porcelain', '--untracked-files=no');
  if (changed !== '')
    throw new Error(`A release is made from a commit, and these files have changes:\n${changed}`);
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  return {
    version,
    commit: git('rev-parse', 'HEAD'),
    date: new Date(Number(git('log', '-1', '--format=%ct')) * 1000),
  };
};

/** The files of the commit in these folders, or of these names. */
export const listFiles = (...paths: string[]) => git('ls-files', '--', ...paths).split('\n');
