import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts', 'test/**/*.test.tsx'],
    // Servers, browsers and index builds share two cores here; a limit for hangs, never a measure of speed.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // One more than cores: browsers and killed processes are waited for a third of the time.
    maxWorkers: 3,
    reporters: process.env.CI ? ['default', './test/closing-line.ts'] : ['default'],
  },
})
