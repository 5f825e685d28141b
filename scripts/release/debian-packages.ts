import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Platform } from './platforms.ts';
import { runProgram } from './run-program.ts';

export interface DebianPackage {
  readonly name: string;
  readonly version: string;
  readonly architecture: string;
}

/** What Node links to. Nothing else is in the image: no shell, no package manager. */
const packages = ['libatomic1', 'libc6', 'libgcc-s1', 'libstdc++6'];

const architectures = { x64: 'amd64', arm64: 'arm64' } as const;

/**
 * Downloads Debian's packages for the processor of the image and unpacks them into a folder. apt gets folders of its own,
 * so that it needs no rights and changes nothing on this machine; where it downloads from is as this machine has it.
 */
export const unpackDebianPackages = async (
  { cpu }: Platform,
  folder: string,
  scratch: string,
): Promise<DebianPackage[]> => {
  const architecture = architectures[cpu];
  const state = join(scratch, `apt-${architecture}`);
  for (const part of ['state/lists/partial', 'cache/archives/partial', 'debs'])
    await mkdir(join(state, part), { recursive: true });
  const settings = [
    `APT::Architecture=${architecture}`,
    `APT::Architectures::=${architecture}`,
    `Dir::State=${join(state, 'state')}`,
    'Dir::State::status=/dev/null',
    `Dir::Cache=${join(state, 'cache')}`,
    'APT::Sandbox::User=',
  ].flatMap((setting) => ['-o', setting]);
  const debs = join(state, 'debs');
  runProgram('apt-get', [...settings, '-qq', 'update'], debs);
  runProgram('apt-get', [...settings, '-qq', 'download', ...packages], debs);
  const files = (await readdir(debs)).toSorted();
  for (const file of files) runProgram('dpkg-deb', ['--extract', file, folder], debs);
  return files.map((file) => {
    const [name, version] = file.split('_');
    return { name: name!, version: decodeURIComponent(version!), architecture };
  });
};
