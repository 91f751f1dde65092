import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { defaultClientConditions, defaultServerConditions } from 'vite';

const source = 'sensorium-source';

export default defineConfig({
  resolve: { conditions: [source, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [source, ...defaultServerConditions] } },
  test: {
    // Property tests play many games; a busy machine must not fail them.
    testTimeout: 60_000,
    // Many tests wait for a program or a database: one more than there are processors keeps all of them busy.
    maxWorkers: availableParallelism() + 1,
    include: ['packages/*/src/**/*.test.ts', 'scripts/**/*.test.ts', 'examples/**/*.test.ts'],
    coverage: { provider: 'v8', include: ['packages/*/src/**/*.ts'], exclude: ['**/*.test.ts'] },
  },
});
