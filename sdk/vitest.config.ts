import { defineConfig } from 'vitest/config';
import { patience, testWorkers } from '../scripts/test-bounds.ts';

export default defineConfig({
  test: {
    name: 'sdk',
    root: import.meta.dirname,
    include: ['test/**/*.test.ts'],
    isolate: false,
    maxWorkers: testWorkers,
    sequence: { groupOrder: 2 },
    globalSetup: '../server/test/support/global-setup.ts',
    ...patience,
  },
});
