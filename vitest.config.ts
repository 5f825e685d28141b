import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { projects: ['server/vitest.config.ts', 'wallet/vitest.config.ts', 'e2e/vitest.config.ts'] },
});
