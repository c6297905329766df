import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { followArrows } from './arrows.ts'

const folder = mkdtempSync(join(tmpdir(), 'umkreis-arrows-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('the product keeps to the table of layers', async () => {
  const { violations, moduleCount } = await followArrows(['src'], process.cwd())
  expect(violations).toEqual([])
  expect(moduleCount).toBeGreaterThan(100)
})

test('an import against the arrows is found', async () => {
  write('src/domain/business.ts', `import { row } from '../store/row.ts'\nexport const business = row\n`)
  write('src/store/row.ts', 'export const row = 1\n')
  write('package.json', '{ "type": "module", "imports": { "#store/*": "./src/store/*" } }')
  write('src/web/page.ts', `import { row } from '#store/row.ts'\nexport const page = row\n`)
  write('src/domain/file.ts', `import { readFileSync } from 'node:fs'\nexport const file = readFileSync\n`)
  const { violations } = await followArrows(['src'], folder)
  expect(violations).toEqual(
    expect.arrayContaining([
      'src/domain/business.ts -> src/store/row.ts: domain-imports',
      'src/web/page.ts -> src/store/row.ts: web-imports',
      'src/domain/file.ts -> fs: domain-is-pure',
    ]),
  )
})

test('an import against the order of the parts of search is found', async () => {
  write('src/search/query/page.ts', 'export const page = 1\n')
  write(
    'src/search/snapshot/cards.ts',
    `import { page } from '../query/page.ts'\nexport const cards = page\n`,
  )
  write('src/search/index-reader.ts', `import { page } from './query/page.ts'\nexport const reader = page\n`)
  const { violations } = await followArrows(['src'], folder)
  expect(violations.filter(violation => violation.startsWith('src/search/'))).toEqual([
    'src/search/snapshot/cards.ts -> src/search/query/page.ts: search-snapshot-imports',
  ])
})

test('a circle of types is found', async () => {
  write(
    'src/domain/city.ts',
    `import type { State } from './state.ts'\nexport type City = { state: State }\n`,
  )
  write(
    'src/domain/state.ts',
    `import type { City } from './city.ts'\nexport type State = { capital: City }\n`,
  )
  const { violations } = await followArrows(['src'], folder)
  expect(violations).toContain('src/domain/city.ts -> src/domain/state.ts: no-cycles')
})

test('an import of the server around the face of the pages is found', async () => {
  write('src/web/server.ts', `export { theme } from './theme.ts'\n`)
  write('src/web/theme.ts', 'export const theme = 1\n')
  write('src/server/page.ts', `import { theme } from '../web/server.ts'\nexport const page = theme\n`)
  write('src/server/head.ts', `import { theme } from '../web/theme.ts'\nexport const head = theme\n`)
  const { violations } = await followArrows(['src'], folder)
  expect(violations.filter(violation => violation.startsWith('src/server/'))).toEqual([
    'src/server/head.ts -> src/web/theme.ts: server-takes-web-by-its-face',
  ])
})

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}
