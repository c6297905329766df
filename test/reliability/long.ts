import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { SEED } from '#test/counts.ts'
import type { CheckResult } from './results.ts'

/**
 * `npm run test:long`: the checks of docs/reliability.md with their full counts, one after the other, and one table.
 * `-- --only kill` runs those whose file names contain "kill".
 */
const ROOT = join(import.meta.dirname, '../..')

/** Half an hour beside the others: it needs little, and its memory is its own. */
const BESIDE = 'test/reliability/soak.test.ts'
const CHECKS = [
  'test/reliability/kill-edits.test.ts',
  'test/reliability/kill-jobs.test.ts',
  'test/reliability/kill-worker.test.ts',
  'test/reliability/kill-restore.test.ts',
  'test/services/backups/restore-kill.test.ts',
  'test/search/index/kill.test.ts',
  'test/reliability/site-processes.test.ts',
  'test/reliability/kill-nodes.test.ts',
  'test/reliability/disk-full.test.ts',
  'test/reliability/clock.test.ts',
  'test/reliability/damaged-index.test.ts',
  'test/reliability/damaged-database.test.ts',
  'test/reliability/mutations.test.ts',
  'test/api/hostile-requests.test.ts',
  'test/server/hostile-addresses.test.ts',
  'test/reliability/slow-loris.test.ts',
  'test/reliability/sigterm.test.ts',
  'test/reliability/backup-during-import.test.ts',
  'test/reliability/container-steps.test.ts',
  'test/browser/admin-screens.test.ts',
  'test/browser/pages.test.ts',
  'test/jobs/links/links-kill.test.ts',
  'test/crawl/whole.test.ts',
  'test/crawl/links.test.ts',
  'test/polish/polish.test.ts',
]

/** Every test that uses a store, on PostgreSQL; `npm test` runs those that are mostly queries. */
const POSTGRES = 'test on PostgreSQL'

/** Every browser test in a browser that translates what it shows. */
const TRANSLATED = 'test/browser, translated'

interface Run {
  readonly file: string
  readonly isPassed: boolean
  readonly seconds: number
  readonly results: readonly CheckResult[]
}

const only = process.argv[process.argv.indexOf('--only') + 1]
const isWanted = (file: string) => !process.argv.includes('--only') || file.includes(only ?? '')
const folder = mkdtempSync(join(tmpdir(), 'umkreis-long-'))
const begun = performance.now()
console.log(`seed ${SEED}; UMKREIS_TEST_SEED=${SEED} repeats this run`)
const beside = isWanted(BESIDE) ? run(BESIDE) : undefined
const runs: Run[] = []
for (const file of CHECKS.filter(isWanted)) runs.push(await run(file))
if (isWanted(POSTGRES))
  runs.push(await run(POSTGRES, ['--project', 'postgres'], { UMKREIS_TEST_POSTGRES: 'all' }))
if (isWanted(TRANSLATED))
  runs.push(
    await run(TRANSLATED, ['test/browser', '--exclude', '**/translated.test.ts'], {
      UMKREIS_TEST_TRANSLATED: '1',
    }),
  )
if (beside !== undefined) runs.push(await beside)
rmSync(folder, { recursive: true, force: true })
printTable(runs)
console.log(`\n${((performance.now() - begun) / 60_000).toFixed(1)} minutes`)
if (runs.length === 0 || runs.some(({ isPassed }) => !isPassed)) process.exitCode = 1

async function run(file: string, tests = [file], settings: NodeJS.ProcessEnv = {}): Promise<Run> {
  const started = performance.now()
  const results = join(folder, `${file.replaceAll(/[ /]/g, '-')}.jsonl`)
  const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs')
  const child = spawn(process.execPath, [vitest, 'run', ...tests], {
    cwd: ROOT,
    env: { ...process.env, UMKREIS_TEST_LONG: '1', UMKREIS_TEST_RESULTS: results, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [out, errors] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  const isPassed = child.exitCode === 0
  const seconds = Math.round((performance.now() - started) / 1000)
  console.log(`${isPassed ? 'passed' : 'FAILED'}  ${file}  ${seconds} s`)
  if (!isPassed) console.log(out + errors)
  const lines = existsSync(results) ? readFileSync(results, 'utf8').trim().split('\n') : []
  return { file, isPassed, seconds, results: lines.map(line => JSON.parse(line) as CheckResult) }
}

function printTable(all: readonly Run[]): void {
  console.log('\n| Check | Count | Lost | Crashed | 5xx | Other figures | Seconds |')
  console.log('|---|--:|--:|--:|--:|---|--:|')
  for (const { file, results, seconds, isPassed } of all) {
    if (results.length === 0)
      console.log(`| ${file} | ${isPassed ? 'skipped' : 'FAILED'} | | | | | ${seconds} |`)
    for (const [at, result] of results.entries()) {
      const { check, count, lost, crashed, serverErrors, figures = '' } = result
      // A file's time is told once.
      const cells = [
        check,
        count.toLocaleString('en'),
        lost,
        crashed,
        serverErrors,
        figures,
        at === 0 ? seconds : '',
      ]
      console.log(`| ${cells.join(' | ')} |`)
    }
  }
}
