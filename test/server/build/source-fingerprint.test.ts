import { mkdirSync, readFileSync, renameSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { sourceFingerprint } from '#server/build/source-fingerprint.ts'
import { tempFolder } from '#test/temp-folder.ts'
import { givenProduct } from './given-product.ts'

const memoryOf = (root: string) => join(root, 'sources.json')
const fingerprint = (root: string) => sourceFingerprint(root, memoryOf(root))

test('equal sources have equal fingerprints, wherever they lie', () => {
  expect(fingerprint(givenProduct())).toBe(fingerprint(givenProduct()))
  expect(fingerprint(givenProduct())).toMatch(/^[0-9a-f]{16}$/)
})

test('a change of any source, its name or its place, or of a library makes another fingerprint', () => {
  const root = givenProduct()
  const seen = [fingerprint(root)]
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
    seen.push(fingerprint(root))
  }
  write('src/main.ts', 'changed')
  write('src/new.ts', '')
  write('src/messages/de/blog/artikel.md', 'Grüße')
  write('package-lock.json', '{"changed":true}')
  write('vite.server.config.ts', '// changed')
  write('NOTICE', 'changed')
  renameSync(join(root, 'src/new.ts'), join(root, 'src/renamed.ts'))
  seen.push(fingerprint(root))
  expect(new Set(seen).size).toBe(seen.length)
})

test('what is no source does not change it', () => {
  const root = givenProduct()
  const before = fingerprint(root)
  writeFileSync(join(root, 'README.md'), 'changed')
  expect(fingerprint(root)).toBe(before)
})

test('files of the same size and time are not read again', () => {
  const root = givenProduct()
  const before = fingerprint(root)
  const path = join(root, 'src/main.ts')
  const { atime, mtime } = statSync(path)
  utimesSync(path, atime, mtime)
  const after = fingerprint(root)
  writeFileSync(path, readFileSync(path, 'utf8').toUpperCase())
  utimesSync(path, atime, mtime)
  expect([after, fingerprint(root)]).toEqual([before, before])
})

test('without what was remembered, or with half of it, contents are read', () => {
  const root = givenProduct()
  const before = fingerprint(root)
  writeFileSync(memoryOf(root), readFileSync(memoryOf(root), 'utf8').slice(0, 20))
  expect(fingerprint(root)).toBe(before)
  expect(sourceFingerprint(root, join(tempFolder(), 'no such folder', 'sources.json'))).toBe(before)
})
