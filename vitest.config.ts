import { defineConfig } from 'vitest/config'
import { translatedMessages } from './src/server/build/translated-messages.ts'
import { builtPrograms } from './test/built-programs.ts'
import { isLong, LONGEST_TEST_MS, LONGEST_WAIT_MS } from './test/counts.ts'
import { keepFilesInMemory } from './test/memory-folder.ts'

// The full counts of `npm run test:long` are for a real disk.
if (!isLong) keepFilesInMemory()

/** Tests that need a worker of their own: they replace a module that nothing may have loaded yet. */
const ISOLATED = ['test/api/http/password-limits.test.ts', 'test/services/imports/rows/rows.test.ts']

/** Tests of PostgreSQL itself, and of sites that move between it and SQLite. */
const POSTGRES_ONLY = 'test/{store/postgres,services/database}/**/*.test.ts'
const runsAllOnPostgres = process.env.UMKREIS_TEST_POSTGRES === 'all'
/** Tests that also run on PostgreSQL: `npm test` takes those that are mostly queries, `npm run test:long` all. */
const ON_POSTGRES = ['test/{store,services}/**/*.test.ts']
const MORE_ON_POSTGRES = ['test/{jobs,api}/**/*.test.ts']
/** Most of their time goes to reading and writing files, or to steps that other tests take on PostgreSQL too. */
const SLOW_ON_POSTGRES = [
  'test/services/imports/{import,strangers,reason}-*.test.ts',
  'test/services/duplicates/**',
  'test/services/businesses/export-businesses.test.ts',
  'test/services/categories/change-category.test.ts',
]
/** Tests of what works on the database's file, or starts a program that opens one. */
const SQLITE_ONLY = [
  ...ISOLATED,
  'test/store/{full-disk,write-turns}.test.ts',
  'test/store/migrations/**',
  'test/services/backups/**',
  'test/services/health/check-health.test.ts',
  'test/services/imports/compare-rows.test.ts',
  'test/services/privacy/{apply-erasures,erasure}.test.ts',
  'test/jobs/**/*-kill.test.ts',
  'test/api/backups/backups.test.ts',
  // Thousands of requests.
  'test/api/{hostile-exports,hostile-requests}.test.ts',
]

export default defineConfig({
  plugins: [translatedMessages(), builtPrograms()],
  test: {
    testTimeout: LONGEST_TEST_MS,
    hookTimeout: LONGEST_TEST_MS,
    expect: { poll: { timeout: LONGEST_WAIT_MS } },
    maxWorkers: 3,
    // A worker's heap has 250 to 510 MB in use; without a limit it grows far beyond that before it is cleared.
    execArgv: ['--max-old-space-size=768'],
    unstubGlobals: true,
    reporters: process.env.CI ? ['default', './test/closing-line.ts'] : ['default'],
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          include: ['test/**/*.test.ts', 'test/**/*.test.tsx'],
          exclude: [...ISOLATED, POSTGRES_ONLY],
          // Files share their workers: loading the product anew for each of them took half of the time.
          isolate: false,
        },
      },
      { extends: true, test: { name: 'isolated', include: ISOLATED } },
      {
        extends: true,
        test: {
          name: 'postgres',
          include: runsAllOnPostgres ? [...ON_POSTGRES, ...MORE_ON_POSTGRES] : ON_POSTGRES,
          exclude: runsAllOnPostgres ? SQLITE_ONLY : [...SQLITE_ONLY, ...SLOW_ON_POSTGRES],
          isolate: false,
          globalSetup: './test/postgres/global-setup.ts',
        },
      },
    ],
  },
})
