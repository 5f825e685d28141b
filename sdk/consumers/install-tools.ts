import { join } from 'node:path';
import { installPackages } from '../test/support/install-packages.ts';

/** What those who install the package have. */
const dependencies = {
  '@arethetypeswrong/cli': '0.18.5',
  '@types/node': '20.9.5',
  jest: '30.5.2',
  publint: '0.3.25',
  'typescript-5.0': 'npm:typescript@5.0.4',
  'typescript-5.9': 'npm:typescript@5.9.3',
};

export const installTools = async () => {
  const modules = join(await installPackages('florin-consumers', dependencies), 'node_modules');
  return { modules, program: (name: string) => join(modules, name) };
};
