import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { lockFolder } from '#gateways/files/process-lock.ts'
import { openIndexWriter } from '#search/index/index-writer.ts'
import { WORKER_HEAP } from '#server/worker/worker-process.ts'
import { encryptTotpSecret } from '#services/accounts/totp-secret.ts'
import { insertAccount, saveSecondFactor } from '#store/accounts/accounts.ts'
import { importRun } from '#store/imports/import-runs.ts'
import { openStore } from '#store/store.ts'
import { builtProgram } from '#test/built-pages.ts'
import { draft } from '#test/make-draft.ts'
import { tempDirectory } from '#test/temp-directory.ts'
import { tempFolder } from '#test/temp-folder.ts'
import { testKey } from '#test/test-key.ts'
import { runCommand, runProcess } from './run-command.ts'

test('npm run doctor says whose second factor cannot be read without the key, and makes no key', async () => {
  const folder = tempFolder()
  const store = await openStore({ dataDir: folder, key: testKey })
  await insertAccount(store.db, { username: 'karla', passwordHash: '' }, 0)
  await saveSecondFactor(store.db, 1, { secret: encryptTotpSecret(testKey, 1, 'A'.repeat(32)), step: 0 })
  await store.close()
  const { code, output } = await runCommand('doctor', folder)
  expect(code).toBe(1)
  expect(output).toMatch(/^Fehler {3}Schlüssel: fehlt oder ist ein anderer .*: karla\. .* --disable-2fa$/m)
  expect(readdirSync(folder)).not.toContain('secret.key')
  writeFileSync(join(folder, 'secret.key'), 'cut')
  const cut = await runCommand('doctor', folder)
  expect(cut.code).toBe(1)
  expect(cut.output).toMatch(/^Fehler {3}.*secret\.key ist leer oder abgeschnitten/m)
  expect(cut.output).toMatch(/^Fehler {3}Schlüssel/m)
})

test('npm run reindex has the heap of the process that builds the index on a site', () => {
  const { scripts } = JSON.parse(readFileSync(join(import.meta.dirname, '../../../package.json'), 'utf8'))
  expect(scripts.reindex.split(' ')).toEqual(expect.arrayContaining(WORKER_HEAP))
})

test('npm run import refuses a file with a sentence, and what a killed one left is ended at the next start', async () => {
  const folder = tempFolder()
  const [refused, large, small] = ['brief.pdf', 'viele.csv', 'einer.csv'].map(name => join(folder, name)) as [
    string,
    string,
    string,
  ]
  const rows = Array.from({ length: 20_000 }, (_, n) => `Betrieb ${n};Weg ${n};02826;Görlitz`)
  writeFileSync(refused, '%PDF-1.7\n%âãÏÓ\n1 0 obj')
  writeFileSync(large, ['Name;Straße;PLZ;Ort', ...rows].join('\n'))
  writeFileSync(small, ['Name;Straße;PLZ;Ort', rows[0]].join('\n'))
  expect(await runProcess('import', folder, refused)).toMatchObject({
    code: 1,
    output: expect.stringMatching(/keine Tabelle.*\nEs wurde nichts geändert\.\n$/s),
  })

  const store = await openStore({ dataDir: folder, key: testKey })
  onTestFinished(() => store.close())
  const killed = spawn(process.execPath, [...(await builtProgram('import')), large], {
    env: { ...process.env, DATA_DIR: folder },
    stdio: 'ignore',
  })
  await expect.poll(async () => (await importRun(store.db, 2))?.state).toBe('running')
  killed.kill('SIGKILL')
  await once(killed, 'exit')
  expect(await importRun(store.db, 2)).toMatchObject({ state: 'running' })

  expect(await runProcess('import', folder, small)).toMatchObject({ code: 0 })
  expect(await Promise.all([1, 2, 3].map(id => importRun(store.db, id)))).toMatchObject([
    { state: 'failed', failure_code: 'file_kind_unknown' },
    { state: 'cancelled', failure_code: 'import_killed', finished_at: expect.any(Number) },
    { state: 'done' },
  ])
  expect(readdirSync(join(folder, 'imports'))).toEqual([])
})

test('npm run backup works beside a server, and npm run restore brings it back by its name', async () => {
  const { folder } = await tempDirectory(draft())
  const backup = await runProcess('backup', folder)
  expect(backup).toMatchObject({ code: 0, output: expect.stringContaining('Gesichert und geprüft') })
  const [file = ''] = readdirSync(join(folder, 'backups')).filter(name => name.endsWith('.gz'))
  expect(backup.output).toContain(file)

  const refused = await runProcess('restore', folder, file)
  expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('wird gerade benutzt') })
  expect(refused.output).toContain('Es wurde nichts geändert.')

  const target = tempFolder()
  const restored = await runProcess('restore', target, join(folder, 'backups', file))
  expect(restored).toMatchObject({ code: 0, output: expect.stringContaining('1 Betriebe') })
  expect(readdirSync(target).sort()).toEqual(['directory.sqlite', 'index', 'secret.key'])
})

test('a file that is no backup is refused with the reason', async () => {
  const folder = tempFolder()
  writeFileSync(join(folder, 'brief.txt'), 'Guten Tag')
  const refused = await runCommand('restore', folder, join(folder, 'brief.txt'))
  expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('keine Sicherung') })
  expect(await runCommand('restore', folder)).toMatchObject({
    code: 2,
    output: expect.stringContaining('Aufruf'),
  })
  expect(await runCommand('restore', folder, 'gibt-es-nicht.gz')).toMatchObject({ code: 2 })
  expect(await runCommand('backup', folder)).toMatchObject({ code: 1 })
})

test('npm run doctor tells one line for each thing, and fails only where something is broken', async () => {
  const folder = tempFolder()
  const store = await openStore({ dataDir: folder, key: testKey })
  await store.close()
  const writer = openIndexWriter(lockFolder(join(folder, 'index')))
  const well = await runCommand('doctor', folder)
  writer.close()
  expect(well.code).toBe(0)
  expect(well.output).toMatch(/^ok {7}Node: 26\./m)
  expect(well.output).toMatch(/^ok {7}Datenbank: unbeschädigt$/m)
  expect(well.output).toMatch(/^Achtung {2}Suchindex: fehlt\./m)
  expect(well.output).toMatch(/^Achtung {2}Letzte Sicherung: keine\./m)
  expect(well.output).toMatch(/^ok {7}SITE_URL: https:\/\/umkreis\.example$/m)

  writeFileSync(join(folder, 'directory.sqlite'), 'no database')
  const broken = await runCommand('doctor', folder)
  expect(broken.code).toBe(1)
  expect(broken.output).toMatch(/^Fehler {3}Datenbank: beschädigt/m)
})

test('npm run backup with a passphrase makes its key dear to guess', async () => {
  vi.stubEnv('BACKUP_PASSPHRASE', 'vier Wörter ohne jeden Sinn')
  onTestFinished(() => void vi.unstubAllEnvs())
  const { folder } = await tempDirectory(draft())
  expect((await runProcess('backup', folder)).code).toBe(0)
  const [file = ''] = readdirSync(join(folder, 'backups'))
  // 2^18 rounds of scrypt (age-encryption.org/v1); other tests take fewer (test/cheap-passphrases.ts).
  expect(readFileSync(join(folder, 'backups', file), 'latin1')).toMatch(
    /^age-encryption\.org\/v1\n-> scrypt \S+ 18\n/,
  )
})

test('after a step back to an earlier version everything that opens the database says so, and a former backup helps', async () => {
  const folder = tempFolder()
  await runCommand('demo', folder, '--count', '5')
  await runCommand('backup', folder)
  const [file = ''] = readdirSync(join(folder, 'backups')).filter(name => name.endsWith('.gz'))
  const store = await openStore({ dataDir: folder, key: testKey })
  await sql`insert into kysely_migration values ('9999-later', '2030-01-01T00:00:00.000Z')`.execute(store.db)
  await store.close()
  for (const command of ['main', 'demo', 'backup', 'doctor']) {
    const { code, output } = await (command === 'main' ? runProcess : runCommand)(command, folder)
    expect(code, command).toBe(1)
    expect(output, command).toContain('neueren Version dieses Programms')
    expect(output, command).not.toContain('    at ')
  }
  expect(await runCommand('restore', folder, file)).toMatchObject({ code: 0 })
  expect((await runCommand('demo', folder, '--count', '5')).code).toBe(0)
})

test.each([['20'], ['--number', '20'], ['--count', 'viele'], ['--count', '0']])(
  'npm run demo says how it is called instead of taking %s %s',
  async (...given) => {
    const { code, output } = await runCommand('demo', tempFolder(), ...given)
    expect(code).toBe(2)
    expect(output).toMatch(/^Aufruf: npm run demo -- --count N/)
    expect(output).not.toContain('    at ')
  },
)

test('a PostgreSQL server that is not there ends a program with one sentence, without the password', async () => {
  vi.stubEnv('DATABASE_URL', 'postgres://umkreis:geheim@127.0.0.1:1/umkreis')
  onTestFinished(() => void vi.unstubAllEnvs())
  const { code, output } = await runCommand('demo', tempFolder())
  expect(code).toBe(1)
  expect(output).toMatch(
    /^Die Datenbank, die DATABASE_URL nennt, ist nicht zu erreichen: .*ECONNREFUSED.*\n$/,
  )
})

describe('what an operator can mend ends a start or a command with a sentence and without a trace', () => {
  function given(environment: Readonly<Record<string, string>>): void {
    for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value)
    onTestFinished(() => void vi.unstubAllEnvs())
  }

  test.each(['main', 'import', 'doctor'] as const)('%s with variables that make no sense', async command => {
    given({ PORT: 'abc', SMTP_URL: 'http://user:geheim@mail.example', TRUST_PROXY: 'proxy' })
    const { code, output } = await (command === 'main' ? runProcess : runCommand)(
      command,
      tempFolder(),
      ...(command === 'import' ? [import.meta.filename] : []),
    )
    expect(code).toBe(1)
    expect(output.trimEnd().split('\n')).toEqual([
      expect.stringContaining('Umgebungsvariablen'),
      '  PORT: Erwartet wird eine ganze Zahl von 0 bis 65535.',
      expect.stringMatching(/^ {2}TRUST_PROXY: .*10\.0\.0\.0\/8/),
      expect.stringMatching(/^ {2}SMTP_URL: .*smtps:/),
    ])
    expect(output).not.toContain('geheim')
  })

  test('a port that is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    onTestFinished(() => void other.close())
    const { port } = other.address() as AddressInfo
    given({ PORT: String(port), LOG_LEVEL: 'silent' })
    const { code, output } = await runProcess('main', tempFolder())
    expect(code).toBe(1)
    expect(output).toContain(`PORT: An 127.0.0.1:${port} antwortet schon ein anderes Programm.`)
    expect(output).not.toContain('    at ')
  })

  test('an address that this machine does not have, with several processes', async () => {
    // TEST-NET-1 (RFC 5737).
    given({ HOST: '192.0.2.1', PORT: '0', WORKERS: '2', LOG_LEVEL: 'silent' })
    const { code, output } = await runProcess('main', tempFolder())
    expect(code).toBe(1)
    expect(output).toContain('HOST: Dieser Rechner hat die Adresse 192.0.2.1 nicht.')
    expect(output).not.toContain('    at ')
  })

  test.each(['demo', 'backup'] as const)('%s with a file in the place of the data folder', async command => {
    const file = join(tempFolder(), 'daten')
    writeFileSync(file, '')
    const { code, output } = await runCommand(command, file)
    expect(code).toBe(1)
    expect(output).toContain(file)
    expect(output).not.toContain('    at ')
  })

  test('a key that was cut short', async () => {
    const folder = tempFolder()
    writeFileSync(join(folder, 'secret.key'), 'abc')
    const { code, output } = await runCommand('demo', folder)
    expect(code).toBe(1)
    expect(output).toContain(`${join(folder, 'secret.key')} ist leer oder abgeschnitten`)
    expect(output).not.toContain('    at ')
  })
})

test.each(['backup', 'doctor', 'reindex'] as const)(
  'npm run %s refuses arguments instead of passing over them',
  async command => {
    const folder = tempFolder()
    const { code, output } = await runCommand(command, folder, '/mnt/sicherungen')
    expect([code, output]).toEqual([2, `Aufruf: npm run ${command} (ohne weitere Angaben)\n`])
    expect(readdirSync(folder)).toEqual([])
  },
)

test.each(['import', 'restore'] as const)('npm run %s says of a folder that it is one', async command => {
  const folder = tempFolder()
  const { code, output } = await runCommand(command, tempFolder(), folder)
  expect([code, output]).toEqual([2, `${folder} ist ein Ordner. Bitte nennen Sie eine Datei.\n`])
})

test('npm run import says which options there are instead of one that there is not', async () => {
  const { code, output } = await runCommand('import', tempFolder(), '--sauber', import.meta.filename)
  expect(code).toBe(2)
  expect(output).toMatch(/^Aufruf: npm run import/)
})
