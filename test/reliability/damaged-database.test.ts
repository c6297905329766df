import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { randomFor } from '#domain/demo/random.ts'
import { checkDatabase, unusableDatabase } from '#services/backups/check-database.ts'
import { databaseFile } from '#store/store.ts'
import { builtProgram } from '#test/built-pages.ts'
import { count, SEED } from '#test/counts.ts'
import { tempFolder } from '#test/temp-folder.ts'
import { givenSite } from './given-site.ts'
import { report } from './results.ts'

const PAGE_BYTES = 4096
const ROUNDS = count({ usual: 8, long: 200 })

test('a page of the database that holds anything else is found by the full check', async () => {
  const site = await givenSite(100)
  const sound = readFileSync(databaseFile(site))
  const used = usedPages(sound)
  const path = join(tempFolder(), 'damaged.sqlite')
  const unnoticed: string[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const random = randomFor(SEED, round)
    const page = random.pick(used)
    const bytes = Buffer.from(sound)
    bytes.fill(random.pick([0, 0xff, 'Guten Tag ']), page * PAGE_BYTES, (page + 1) * PAGE_BYTES)
    writeFileSync(path, bytes)
    const check = await checkDatabase({ path, depth: 'full' })
    if (unusableDatabase(check)?.reason !== 'damaged')
      unnoticed.push(`page ${page}, round ${round}, seed ${SEED}`)
  }
  report({
    check: 'damaged database page',
    count: ROUNDS,
    lost: unnoticed.length,
    crashed: 0,
    serverErrors: 0,
    figures: `${used.length} pages; seed ${SEED}`,
  })
  expect(unnoticed, unnoticed.slice(0, 5).join('\n')).toEqual([])
})

test('doctor names a damaged database and what to do, a start ends with it, and neither changes the file', async () => {
  const site = await givenSite(100)
  const path = databaseFile(site)
  const bytes = readFileSync(path)
  bytes.fill(0xff, 0, PAGE_BYTES)
  writeFileSync(path, bytes)
  const kept = join(tempFolder(), 'kept')
  copyFileSync(path, kept)
  const doctor = await run('doctor', site)
  expect(doctor.code).toBe(1)
  expect(doctor.output).toMatch(/^Fehler {3}Datenbank: beschädigt.*npm run restore/m)
  const start = await run('main', site)
  expect(start.code).toBe(1)
  expect(start.output).toMatch(/beschädigt.*npm run restore/)
  expect(readFileSync(path).equals(readFileSync(kept))).toBe(true)
})

async function run(program: string, dataDir: string): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, [...(await builtProgram(program))], {
    env: { ...process.env, DATA_DIR: dataDir, PORT: '0', DEMO: 'off', SITE_URL: 'https://umkreis.example' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [out, errors] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  return { code: child.exitCode, output: out + errors }
}

/** Pages with something in them, without the first one: the free ones of a database may hold anything. */
function usedPages(bytes: Buffer): number[] {
  const pages = Array.from({ length: bytes.length / PAGE_BYTES }, (_, page) => page)
  // A page of a tree says its kind in its first byte.
  return pages.slice(1).filter(page => [2, 5, 10, 13].includes(bytes[page * PAGE_BYTES] ?? 0))
}
