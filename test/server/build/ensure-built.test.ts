import { existsSync, mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { lockProcess, shareLock } from '#gateways/files/process-lock.ts'
import { ensureBuilt, existingBuild } from '#server/build/ensure-built.ts'
import { givenProduct } from './given-product.ts'

/** Counts its builds; each is a file with the source as it was at the beginning of the build. */
function bundler(meanwhile: (build: number) => void = () => {}) {
  let builds = 0
  const bundle = async (root: string, folder: string) => {
    const source = readFileSync(join(root, 'src/main.ts'))
    builds++
    await Promise.resolve()
    meanwhile(builds)
    writeFileSync(join(folder, 'main.js'), source)
  }
  return { bundle, count: () => builds }
}

const buildsIn = (root: string) => readdirSync(join(root, 'dist')).filter(name => /^[0-9a-f]{16}$/.test(name))
const change = (root: string, text: string) => writeFileSync(join(root, 'src/main.ts'), text)

test('what is built is used until a source changes', async () => {
  const root = givenProduct()
  const { bundle, count } = bundler()
  expect(existingBuild(root)).toBeUndefined()
  const first = await ensureBuilt(root, bundle)
  expect(await ensureBuilt(root, bundle)).toBe(first)
  expect(existingBuild(root)).toBe(first)
  expect(count()).toBe(1)
  change(root, 'changed')
  expect(existingBuild(root)).toBeUndefined()
  const second = await ensureBuilt(root, bundle)
  expect(readFileSync(join(second, 'main.js'), 'utf8')).toBe('changed')
  expect(count()).toBe(2)
})

test('of two that start at once one builds, and both get its build', async () => {
  const root = givenProduct()
  const { bundle, count } = bundler()
  const [one, other] = await Promise.all([ensureBuilt(root, bundle), ensureBuilt(root, bundle)])
  expect(one).toBe(other)
  expect(count()).toBe(1)
})

test('a build that fails leaves nothing behind, and the next one succeeds', async () => {
  const root = givenProduct()
  const { bundle } = bundler()
  const broken = async (_root: string, folder: string) => {
    writeFileSync(join(folder, 'half.js'), '')
    throw new Error('broken')
  }
  await expect(ensureBuilt(root, broken)).rejects.toThrow('broken')
  expect(readdirSync(join(root, 'dist')).sort()).toEqual(['build.lock', 'sources.json'])
  expect(existsSync(join(await ensureBuilt(root, bundle), 'main.js'))).toBe(true)
})

test('sources that change during a build are built again', async () => {
  const root = givenProduct()
  const { bundle, count } = bundler(build => {
    if (build === 1) change(root, 'changed meanwhile')
  })
  const folder = await ensureBuilt(root, bundle)
  expect(readFileSync(join(folder, 'main.js'), 'utf8')).toBe('changed meanwhile')
  expect(count()).toBe(2)
  expect(buildsIn(root)).toEqual([basename(folder)])
})

test('the newest build before stays, and each that a process uses; everything older is removed', async () => {
  const root = givenProduct()
  const dist = join(root, 'dist')
  const names = ['used', 'old', 'newest'].map((_, at) => `000000000000000${at}`)
  for (const [at, name] of names.entries()) {
    mkdirSync(join(dist, name), { recursive: true })
    writeFileSync(join(dist, name, 'in-use.lock'), '')
    utimesSync(join(dist, name), at, at)
  }
  mkdirSync(join(dist, 'unfinished-abc'))
  const [used = '', old = '', newest = ''] = names
  const user = shareLock(join(dist, used), 'in-use.lock')
  const { bundle } = bundler()
  const current = basename(await ensureBuilt(root, bundle))
  expect(readdirSync(dist).sort()).toEqual(['build.lock', 'sources.json', current, used, newest].sort())
  user?.release()
  change(root, 'next')
  const next = basename(await ensureBuilt(root, bundle))
  expect(buildsIn(root)).toEqual([current, next].sort())
  expect(buildsIn(root)).not.toContain(old)
})

test('a build is in use until the process ends', async () => {
  const folder = await ensureBuilt(givenProduct(), bundler().bundle)
  expect(lockProcess(folder, 'in-use.lock')).toBeUndefined()
})
