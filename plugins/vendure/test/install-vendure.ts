import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { installShop, run } from '../../test/install.ts';

// Vendure's dependencies ask for a newer one, which not every registry has.
export const pins = { '@graphql-tools/batch-execute': '10.2.0' };

const manifest = {
  private: true,
  type: 'module',
  dependencies: { '@vendure/core': '3.7.3', pg: '8.23.1' },
  overrides: pins,
};

/** Vendure, and the two packages of this repository as they would be published. */
export const installVendure = async () => {
  const folder = await installShop('vendure', manifest);
  // Outside of the package, so that it imports the installed one.
  const shop = join(folder, 'shop');
  await cp(join(import.meta.dirname, 'shop.ts'), join(shop, 'shop.ts'));
  const types = { extends: '../source/tsconfig.json', include: ['.'], exclude: [] };
  await writeFile(join(shop, 'tsconfig.json'), JSON.stringify(types));
  await run(shop, 'tsc', ['-p', shop]);
  return { file: join(shop, 'shop.ts'), logFile: join(folder, 'shop.log') };
};
