import { defineConfig } from 'vitest/config';
import { patience, testWorkers } from '../scripts/test-bounds.ts';

export default defineConfig({
  test: {
    name: 'server',
    root: import.meta.dirname,
    include: ['test/**/*.test.ts'],
    // Modules are loaded once for each worker, not for each file. No test keeps state in one.
    isolate: false,
    maxWorkers: testWorkers,
    sequence: { groupOrder: 2 },
    globalSetup: 'test/support/global-setup.ts',
    ...patience,
  },
});
