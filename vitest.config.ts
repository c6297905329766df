import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts', 'test/**/*.test.tsx'],
    // Servers, browsers and index builds share two cores here; a limit for hangs, never a measure of speed.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    reporters: process.env.CI ? ['default', './test/closing-line.ts'] : ['default'],
  },
})
