import { defineConfig } from 'vitest/config'
import { builtPrograms } from './test/built-programs.ts'

/**
 * Tests that need a worker of their own: one replaces a module that nothing may have loaded yet, the others judge the order
 * of results, which must not depend on what other tests left in the caches of the analyzer.
 */
const ISOLATED = ['test/api/http/password-limits.test.ts']

export default defineConfig({
  plugins: [builtPrograms()],
  test: {
    // Servers, browsers and index builds share two cores here; a limit for hangs, never a measure of speed.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    maxWorkers: 2,
    unstubGlobals: true,
    reporters: process.env.CI ? ['default', './test/closing-line.ts'] : ['default'],
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          include: ['test/**/*.test.ts', 'test/**/*.test.tsx'],
          exclude: ISOLATED,
          // Files share their workers: loading the product anew for each of them took half of the time.
          isolate: false,
        },
      },
      { extends: true, test: { name: 'isolated', include: ISOLATED } },
    ],
  },
})
