import { spawn } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { basename, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { text } from 'node:stream/consumers'
import { deserialize } from 'node:v8'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { builtPages, builtProgram } from '#test/built-pages.ts'
import { tempFolder } from '#test/temp-folder.ts'

const packageSchema = z.object({ dependencies: z.record(z.string(), z.string()) })

test('each file that browsers load lies beside itself compressed, when that makes it smaller', async () => {
  const dist = await builtPages()
  const files = globSync(['{client,admin}/assets/*.{js,css}', 'icons/*.svg'], { cwd: dist })
  expect(files.length).toBeGreaterThan(100)
  for (const file of files) {
    const path = join(dist, file)
    const plain = readFileSync(path)
    expect.soft(brotliDecompressSync(readFileSync(`${path}.br`)).equals(plain), file).toBe(true)
    expect.soft(gunzipSync(readFileSync(`${path}.gz`)).equals(plain), file).toBe(true)
  }
  expect(globSync('{client,admin}/assets/*.woff2.{br,gz}', { cwd: dist })).toEqual([])
})

test('the licences of what browsers load are in one file: the product, data, typeface and every package', async () => {
  const text = readFileSync(join(await builtPages(), 'licences.txt'), 'utf8')
  const notice = readFileSync('NOTICE', 'utf8')
  expect(text).toContain(notice)
  expect(text).toContain(readFileSync('LICENSE', 'utf8'))
  expect(text).toContain(readFileSync('src/web/styles/fonts/OFL.txt', 'utf8'))
  expect(text).toContain('Apache License')
  const parts = text.split(/^## (.+) - [\d.]+(?: \(.*\))?$/m).slice(1)
  const packages = new Map(
    Array.from({ length: parts.length / 2 }, (_, at) => [parts[2 * at] ?? '', parts[2 * at + 1] ?? '']),
  )
  expect([...packages.keys()]).toEqual(expect.arrayContaining(['react', 'react-dom', 'leaflet', 'wouter']))
  // Without a licence file in the package the notice has what there is to say.
  const silent = [...packages].filter(([, licence]) => !/copyright/i.test(licence)).map(([name]) => name)
  expect(silent.filter(name => !notice.includes(name))).toEqual([])
})

test.each([
  ['favicon.ico', 48, 48],
  ['apple-touch-icon.png', 180, 180],
  ['og.png', 1200, 630],
])('%s is a PNG of %i x %i: the logo on paper', async (name, width, height) => {
  const { data, info } = await sharp(readFileSync(join(await builtPages(), 'icons', name)))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect(info).toMatchObject({ width, height, channels: 3 })
  const at = (x: number, y: number) => [...data.subarray(3 * (y * width + x), 3 * (y * width + x) + 3)]
  expect(at(0, 0)).toEqual([252, 252, 250])
  expect(at(width >> 1, height >> 1)).toEqual([10, 76, 96])
})

test('the tables that a build computes are those of their modules', async () => {
  const modules = globSync('src/**/*.computed.ts')
  expect(modules.length).toBeGreaterThan(2)
  for (const path of modules) {
    const computed = `${basename(path, '.computed.ts')}.bin`
    const read = deserialize(readFileSync(join(await builtPages(), 'server', computed)))
    expect.soft(read, path).toEqual({ ...(await import(join(process.cwd(), path))) })
  }
})

test('the programs of threads and child processes, and the files that they read, are there', async () => {
  const programs = globSync('src/**/*.ts').flatMap(path =>
    [...readFileSync(path, 'utf8').matchAll(/new URL\('\.[^']*\/([^'/]+)\.ts', import\.meta\.url\)/g)].map(
      ([, name]) => `${name}.js`,
    ),
  )
  expect(programs.length).toBeGreaterThan(5)
  const server = join(await builtPages(), 'server')
  const modules = globSync('*.js', { cwd: server })
  expect(modules).toEqual(expect.arrayContaining(programs))
  const files = modules.flatMap(name =>
    [
      ...readFileSync(join(server, name), 'utf8').matchAll(/new URL\("(\.\.[^"]+)", import\.meta\.url\)/g),
    ].map(([, file = '']) => join(server, file)),
  )
  expect(files.length).toBeGreaterThan(3)
  expect(files.filter(file => globSync(file).length === 0)).toEqual([])
})

test('the server needs no package that is there for development only', async () => {
  const server = join(await builtPages(), 'server')
  const { dependencies } = packageSchema.parse(JSON.parse(readFileSync('package.json', 'utf8')))
  const known = new Set([...builtinModules, ...Object.keys(dependencies)])
  // Who builds loads the bundler.
  const modules = globSync('*.js', { cwd: server, exclude: ['bundle-*.js'] })
  const missing = modules.flatMap(name =>
    [...readFileSync(join(server, name), 'utf8').matchAll(/^import (?:[^;]* from )?"([^."][^"]*)"/gm)]
      .map(([, imported = '']) => imported)
      .filter(imported => !imported.startsWith('node:') && !known.has(imported))
      .map(imported => `${name}: ${imported}`),
  )
  expect(missing).toEqual([])
})

test('an error that nobody expected names the line of the source', async () => {
  const dataDir = tempFolder()
  const database = new DatabaseSync(join(dataDir, 'directory.sqlite'))
  // In the way of a step of the schema.
  database.exec('create table site_files (name text)')
  database.close()
  const [, complaint] = await run('demo', { DATA_DIR: dataDir })
  expect(complaint).toContain('table "site_files" already exists')
  expect(complaint).toMatch(/src\/store\/sqlite\.ts:\d+/)
})

test('where nothing can be written, a build that is there serves', async () => {
  const flags = ['--permission', '--allow-fs-read=*']
  const [bill, complaint] = await run('sbom', {}, flags)
  expect(complaint).toBe('')
  expect(JSON.parse(bill)).toMatchObject({ bomFormat: 'CycloneDX' })
})

async function run(
  name: string,
  environment: Record<string, string>,
  flags: readonly string[] = [],
): Promise<readonly [output: string, complaint: string]> {
  const child = spawn(process.execPath, [...flags, ...(await builtProgram(name))], {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  return Promise.all([text(child.stdout), text(child.stderr)])
}
