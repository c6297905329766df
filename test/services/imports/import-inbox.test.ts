import { appendFileSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { importFaultMessage } from '#api/imports/import-answer.ts'
import { importReportMessages } from '#api/imports/import-report-messages.ts'
import type { RowFault } from '#domain/import/import-result.ts'
import { DEFAULT_SCHEDULE } from '#domain/job/schedule.ts'
import { InboxImporter } from '#services/imports/import-inbox.ts'
import { beginDueTasks } from '#services/jobs/begin-due-tasks.ts'
import { saveSchedule } from '#services/jobs/schedule.ts'
import { givenImports } from '#test/jobs/imports/given-imports.ts'

const TABLE =
  'name,phone,full_address,city\nBäckerei Roth,+493581471000,"Marktstraße 3, 02826 Görlitz",Görlitz\n'

test('files of the folder are imported once at their hour, one after the other, and put away with a report', async () => {
  const here = await given()
  here.put('a.csv', TABLE)
  here.put('b.CSV', TABLE.replaceAll('Roth', 'Blau').replace('471000', '471001'))
  await here.minutes(30)
  expect(here.names()).toEqual(['a.csv', 'b.CSV'])
  await here.hour()
  expect(here.names('done')).toEqual([
    expect.stringMatching(/^2026-11-24-04\d\d-1-a\.csv$/),
    expect.stringMatching(/^2026-11-24-04\d\d-1-a\.csv\.report\.csv$/),
    expect.stringMatching(/^2026-11-24-04\d\d-2-b\.CSV$/),
    expect.stringMatching(/^2026-11-24-04\d\d-2-b\.CSV\.report\.csv$/),
  ])
  expect(here.read('done', here.names('done')[1])).toContain('2;neu;Bäckerei Roth;;;UK-1')
  expect([here.names(), here.names('begun'), here.names('failed')]).toEqual([[], [], []])
  expect((await here.imports.businesses()).map(({ name }) => name)).toEqual([
    'Bäckerei Blau',
    'Bäckerei Roth',
  ])
  await here.hour()
  expect((await here.runs()).length).toBe(2)
})

test('a file that cannot be read is put away as failed, with the reason beside it', async () => {
  const here = await given()
  here.put('kaputt.xlsx', 'keine Tabelle')
  await here.hour()
  const [file, report] = here.names('failed')
  expect(file).toMatch(/kaputt\.xlsx$/)
  expect(here.read('failed', report)).toMatch(/\n0;Fehler;kaputt\.xlsx;;[^;]{20,};/)
})

test('a file that is still being written is left until it has not changed for a minute', async () => {
  const here = await given()
  here.put('a.csv', TABLE.slice(0, 60))
  here.imports.clock.now = Date.parse('2026-11-24T04:00:10+01:00')
  await here.look()
  here.imports.clock.now += 50_000
  appendFileSync(join(here.folder, 'a.csv'), TABLE.slice(60))
  await here.look()
  here.imports.clock.now += 50_000
  await here.look()
  expect(here.names()).toEqual(['a.csv'])
  await here.minutes(3)
  expect((await here.imports.businesses()).map(({ name }) => name)).toEqual(['Bäckerei Roth'])
})

test('a process that dies in between continues where it was: the file is imported once', async () => {
  const here = await given()
  here.put('a.csv', TABLE)
  here.imports.clock.now = Date.parse('2026-11-24T04:00:10+01:00')
  await here.look()
  here.imports.clock.now += 61_000
  await here.look()
  expect(here.names('begun')).toEqual(['a.csv'])
  here.restart()
  await here.minutes(3)
  expect(here.names('done')).toHaveLength(2)
  expect(await here.runs()).toHaveLength(1)
})

test('links, hidden files and files of other kinds stay where they are', async () => {
  const here = await given()
  writeFileSync(join(here.folder, '../secret.csv'), TABLE)
  symlinkSync(join(here.folder, '../secret.csv'), join(here.folder, 'link.csv'))
  for (const name of ['.a.csv.part', '~$b.xlsx', 'c.pdf']) here.put(name, TABLE)
  await here.hour()
  expect(here.names()).toEqual(['.a.csv.part', 'c.pdf', 'link.csv', '~$b.xlsx'])
  expect(await here.runs()).toEqual([])
})

const refusal = (fault: RowFault) => importFaultMessage(0, fault, 'de')

async function given() {
  const imports = await givenImports()
  imports.clock.now = Date.parse('2026-11-24T03:00:00+01:00')
  const { store, siteFiles: files, folder: dataDir, clock } = imports
  const deps = { store, files, dataDir, now: () => clock.now }
  const newInbox = () => new InboxImporter({ ...deps, messages: importReportMessages('de'), refusal })
  let inbox = newInbox()
  const timing = {
    'import-inbox': { isOn: true, weekday: null, hour: 4 },
    backup: { isOn: false, weekday: null, hour: 3 },
  }
  await saveSchedule(deps, { ...DEFAULT_SCHEDULE, ...timing }, 'admin')
  const folder = join(imports.folder, 'inbox')
  mkdirSync(folder)
  const look = async () => {
    await beginDueTasks(deps)
    await inbox.poll()
  }
  const minutes = async (count: number) => {
    for (let half = 0; half < count * 2; half++) {
      imports.clock.now += 30_000
      await look()
      await imports.work()
    }
  }
  await look()
  return {
    imports,
    folder,
    look,
    minutes,
    hour: async () => {
      imports.clock.now = Math.max(imports.clock.now + 3_600_000, Date.parse('2026-11-24T04:00:00+01:00'))
      await minutes(5)
    },
    restart: () => {
      inbox = newInbox()
    },
    put: (name: string, content: string) => writeFileSync(join(folder, name), content),
    names: (below = '') => filesIn(join(folder, below)),
    read: (below: string, name = '') => readFileSync(join(folder, below, name), 'utf8'),
    runs: () => imports.store.db.selectFrom('import_runs').select('id').execute(),
  }
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter(entry => !entry.isDirectory())
      .map(({ name }) => name)
      .sort()
  } catch {
    return []
  }
}
