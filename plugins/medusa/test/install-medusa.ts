import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { installShop } from '../../test/install.ts';

// Newer versions of these ask for one another, and not every registry has all of them.
const s3Version = '3.1140.0';
export const pins = {
  '@aws-sdk/client-s3': s3Version,
  '@aws-sdk/lib-storage': s3Version,
  '@aws-sdk/s3-request-presigner': s3Version,
};

const manifest = {
  private: true,
  dependencies: { '@medusajs/framework': '2.21.2', '@medusajs/medusa': '2.21.2' },
  overrides: pins,
};

/** The entry in `modules` of the `medusa-config.ts` that the README says. */
const readReadmeEntry = async () => {
  const readme = await readFile(join(import.meta.dirname, '../README.md'), 'utf8');
  return /^ {5}modules: \[\n(.*?),\n {5}\],$/ms.exec(readme)![1]!;
};

/** The job that the README asks for, as Medusa's build makes JavaScript of it. */
const job = "module.exports = require('@florin/medusa/job');\n";

/** Medusa, the two packages of this repository as they would be published, and a shop that is configured as the README says. */
export const installMedusa = async () => {
  const folder = await installShop('medusa', manifest);
  const shop = join(import.meta.dirname, 'shop');
  await cp(join(shop, 'medusa-config.cjs'), join(folder, 'medusa-config.js'));
  await cp(join(shop, 'change-session.cjs'), join(folder, 'src/api/store/test/[id]/route.js'));
  await mkdir(join(folder, 'src/jobs'), { recursive: true });
  await writeFile(join(folder, 'src/jobs/florin.js'), job);
  await writeFile(join(folder, 'readme-entry.js'), `module.exports = ${await readReadmeEntry()};\n`);
  return folder;
};
