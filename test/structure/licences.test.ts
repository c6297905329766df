import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'

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
  .object({ dependencies: z.record(z.string(), z.string()) })
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
  const wrong = production
    .filter(({ path, name }) => path === `node_modules/${name}` && own.dependencies[name] !== undefined)
    .filter(({ name, license }) => said.get(name) !== license.replace(/^\((.*)\)$/, '$1'))
  expect(wrong).toEqual([])
})

test('the data that the product carries has its sources and licences beside it', () => {
  const text = readFileSync('src/domain/data/LICENCES.md', 'utf8')
  const parts = globSync('src/domain/data/*').map(path => path.replaceAll('\\', '/').split('/').at(-1) ?? '')
  expect(parts.length).toBeGreaterThan(4)
  expect(parts.filter(part => part !== 'LICENCES.md' && !text.includes(part))).toEqual([])
  for (const licence of ['CC BY 4.0', 'ODbL 1.0', 'public domain', 'ISC']) expect(text).toContain(licence)
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
  expect(JSON.stringify(data.map(({ licenses }) => licenses))).toMatch(/CC-BY-4\.0.*ODbL-1\.0/)
})

const billSchema = z.object({
  bomFormat: z.literal('CycloneDX'),
  specVersion: z.literal('1.5'),
  serialNumber: z.string().regex(/^urn:uuid:[0-9a-f-]{36}$/),
  metadata: z.object({ component: z.object({ type: z.literal('application'), name: z.literal('umkreis') }) }),
  components: z.array(
    z.object({
      type: z.enum(['library', 'data']),
      name: z.string(),
      version: z.string().optional(),
      purl: z.string().optional(),
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

function licenceIn(file: string): string {
  const { license } = z.object({ license: z.string() }).parse(JSON.parse(readFileSync(file, 'utf8')))
  return license
}
