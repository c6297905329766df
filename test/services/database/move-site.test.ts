import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { lockFolder } from '#gateways/files/process-lock.ts'
import { type MoveSiteInput, moveSite } from '#services/database/move-site.ts'
import { filledTables } from '#store/copies/copy-tables.ts'
import { TABLES } from '#store/copies/tables.ts'
import { openStore } from '#store/store.ts'
import { oncePerFile } from '#test/finished.ts'
import { tempDatabase } from '#test/postgres/temp-database.ts'
import { runCommand, runProcess } from '#test/server/commands/run-command.ts'
import { fillTables } from '#test/store/copies/filled-tables.ts'
import { client, emptyDatabase, lineTo, openedStore, server } from '#test/store/postgres/given-servers.ts'
import { tempFolder } from '#test/temp-folder.ts'
import { testKey } from '#test/test-key.ts'

const secretKey = 'a key of the site in tests, which is long enough'

/** The database of a site that has rows in every table. */
const filledDatabase = oncePerFile(async () => {
  const folder = tempFolder()
  const store = await openStore({ dataDir: folder, key: testKey })
  await fillTables(store)
  await store.close()
  return readFileSync(join(folder, 'directory.sqlite'))
})

function givenSite(): string {
  const folder = tempFolder()
  writeFileSync(join(folder, 'directory.sqlite'), filledDatabase())
  return folder
}

/** Apart from SQLite's header, which says how the file is written. */
function isUnchanged(folder: string): boolean {
  const content = readFileSync(join(folder, 'directory.sqlite'))
  return content.subarray(100).equals(filledDatabase().subarray(100))
}

/** A site on PostgreSQL, and the data folder that it came from. */
async function givenPostgresSite(): Promise<{ readonly folder: string; readonly url: string }> {
  const folder = givenSite()
  const url = await tempDatabase(server())
  await move({ dataDir: folder }, { kind: 'postgres', url })
  return { folder, url }
}

const move = (
  deps: { readonly dataDir: string; readonly databaseUrl?: string; readonly secretKey?: string | undefined },
  to: MoveSiteInput['to'],
  options: Omit<MoveSiteInput, 'to'> = {},
) => moveSite({ databaseUrl: undefined, secretKey, ...deps }, { to, ...options })

test('a site moves to PostgreSQL and back into a data folder, and each copy is the same', async () => {
  const folder = givenSite()
  mkdirSync(join(folder, 'jobs'))
  writeFileSync(join(folder, 'jobs', '7.ids'), 'what a job has to do')
  const url = await tempDatabase(server())
  const there = await move({ dataDir: folder }, { kind: 'postgres', url })
  expect(there.kind).toBe('moved')
  expect(isUnchanged(folder)).toBe(true)
  const target = tempFolder()
  // What an attempt left that was killed.
  mkdirSync(join(target, 'restoring-abc'))
  writeFileSync(join(target, 'restoring-abc', 'directory.sqlite'), 'half of it')
  const back = await move({ dataDir: target, databaseUrl: url }, { kind: 'sqlite' })
  expect(back).toEqual(there)
  expect(readdirSync(target).sort()).toEqual(['directory.sqlite', 'index', 'jobs'])
  expect(readFileSync(join(target, 'jobs', '7.ids'), 'utf8')).toBe('what a job has to do')
})

test.for<[name: string, spoil: (folder: string) => Promise<object> | object, refusal: object]>([
  ['whose server runs', folder => runningServer(folder), { reason: 'in-use' }],
  ['that a command uses', folder => openedFolder(folder), { reason: 'in-use' }],
  ['without a key', () => ({ secretKey: undefined }), { reason: 'no-key' }],
  ['that is not there', () => ({ dataDir: tempFolder() }), { reason: 'no-database' }],
  ['that is damaged', folder => damaged(folder), { reason: 'unusable', state: 'damaged' }],
])('a site %s is not moved', async ([, spoil, refusal]) => {
  const folder = givenSite()
  // Of all of them, because none writes to it.
  refusedTarget ??= emptyDatabase()
  const url = await refusedTarget
  const deps = { dataDir: folder, ...(await spoil(folder)) }
  expect(await move(deps, { kind: 'postgres', url })).toEqual({ kind: 'refused', ...refusal })
  const { rows } = await (await client(url)).query(`select from pg_tables where schemaname = 'public'`)
  expect(rows).toEqual([])
})

let refusedTarget: Promise<string> | undefined

test('a site on PostgreSQL is not moved while another process is connected to it', async () => {
  const { url } = await givenPostgresSite()
  const target = tempFolder()
  const other = await client(url)
  await other.query(`set application_name = 'umkreis of another node'`)
  expect(await move({ dataDir: target, databaseUrl: url }, { kind: 'sqlite' })).toEqual({
    kind: 'refused',
    reason: 'in-use',
  })
  await other.query(`set application_name = 'psql'`)
  expect(await move({ dataDir: target, databaseUrl: url }, { kind: 'sqlite' })).toMatchObject({
    kind: 'moved',
  })
})

test('a target that has rows or a file already is refused and stays as it is', async () => {
  const { folder, url } = await givenPostgresSite()
  const store = await openedStore(url)
  await store.write(async trx => {
    for (const table of TABLES) if (table !== 'accounts') await trx.deleteFrom(table).execute()
  })
  const other = givenSite()
  expect(await move({ dataDir: other }, { kind: 'postgres', url })).toEqual({
    kind: 'refused',
    reason: 'occupied',
    tables: ['accounts'],
  })
  expect(await filledTables(store.db)).toEqual(['accounts'])
  expect(await move({ dataDir: folder, databaseUrl: url }, { kind: 'sqlite' })).toEqual({
    kind: 'refused',
    reason: 'file-exists',
    file: join(folder, 'directory.sqlite'),
  })
  expect(await move({ dataDir: folder }, { kind: 'sqlite' })).toMatchObject({ reason: 'is-there' })
})

test('a move that breaks off changes neither side, and can be begun again', async () => {
  const folder = givenSite()
  const url = await tempDatabase(server())
  const stop = new AbortController()
  const onProgress = () => stop.abort(new Error('Ctrl+C'))
  const interrupted = { signal: stop.signal, onProgress }
  await expect(move({ dataDir: folder }, { kind: 'postgres', url }, interrupted)).rejects.toThrow('Ctrl+C')
  const line = await lineTo(url)
  const cut = move(
    { dataDir: folder },
    { kind: 'postgres', url: line.url },
    { onProgress: () => void line.cut() },
  )
  await expect(cut).rejects.toMatchObject({ code: 'store_unavailable' })
  expect(await move({ dataDir: folder }, { kind: 'postgres', url: line.url })).toMatchObject({
    kind: 'refused',
    reason: 'unreachable',
    side: 'target',
  })
  expect(isUnchanged(folder)).toBe(true)
  await move({ dataDir: folder }, { kind: 'postgres', url })

  const target = tempFolder()
  const deps = { dataDir: target, databaseUrl: url }
  await expect(move(deps, { kind: 'sqlite' }, interrupted)).rejects.toThrow('Ctrl+C')
  const source = await lineTo(url)
  const lost = { dataDir: target, databaseUrl: source.url }
  await expect(move(lost, { kind: 'sqlite' }, { onProgress: () => void source.cut() })).rejects.toMatchObject(
    { code: 'store_unavailable' },
  )
  expect(readdirSync(target)).toEqual(['index'])
  expect(await move(deps, { kind: 'sqlite' })).toMatchObject({ kind: 'moved' })
})

test('npm run migrate says what it did and what to do next, and never a password', async () => {
  const folder = givenSite()
  const url = await tempDatabase(server())
  const wrong = new URL(url)
  wrong.password = 'Sehr-geheim-2026'
  vi.stubEnv('SECRET_KEY', secretKey)
  const refused = await runProcess('migrate', folder, '--to', wrong.href)
  expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('Es wurde nichts geändert.') })
  expect(refused.output).toContain('Die Zieldatenbank ist nicht zu erreichen: password authentication failed')
  const moved = await runProcess('migrate', folder, '--to', url)
  expect(moved).toMatchObject({ code: 0, output: expect.stringMatching(/^ {2}import_outcomes +1\.050 /m) })
  expect(moved.output).toContain('Setzen Sie DATABASE_URL')
  for (const { output } of [refused, moved])
    for (const { password } of [wrong, new URL(url)]) expect(output).not.toContain(`:${password}@`)
  expect(refused.output).not.toContain(wrong.password)
  expect(await runCommand('migrate', folder, '--to', 'mysql://localhost/umkreis')).toMatchObject({ code: 2 })
})

function runningServer(folder: string): object {
  const lock = lockFolder(join(folder, 'index'))
  onTestFinished(() => lock.release())
  return {}
}

async function openedFolder(folder: string): Promise<object> {
  const store = await openStore({ dataDir: folder, key: testKey })
  onTestFinished(() => store.close())
  return {}
}

function damaged(folder: string): object {
  writeFileSync(join(folder, 'directory.sqlite'), Buffer.from(filledDatabase()).fill(7, 8_192, 40_000))
  return {}
}
