import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

interface Package {
  readonly dependencies: Record<string, string>
  readonly devDependencies: Record<string, string>
  readonly optionalDependencies: Record<string, string>
}

const own: Package = JSON.parse(readFileSync('package.json', 'utf8'))
const lock: { packages: Record<string, { hasInstallScript?: boolean; resolved?: string }> } = JSON.parse(
  readFileSync('package-lock.json', 'utf8'),
)

test('every dependency has its line in docs/dependencies.md', () => {
  const text = readFileSync('docs/dependencies.md', 'utf8')
  const names = [own.dependencies, own.devDependencies, own.optionalDependencies].flatMap(Object.keys)
  const unexplained = names.filter(
    name => !name.startsWith('@types/') && !new RegExp(`[| ,(]${quoted(name)}[ ,)|]`).test(text),
  )
  expect(unexplained).toEqual([])
})

test('docs/dependencies.md explains no package that is not used', () => {
  const text = readFileSync('docs/dependencies.md', 'utf8')
  const explained = [...text.matchAll(/^\| ([^|]+) \|/gm)].flatMap(match => (match[1] ?? '').split(', '))
  const used = new Set([own.dependencies, own.devDependencies].flatMap(Object.keys))
  expect(explained.filter(name => !['Package', '---', '@types/*'].includes(name) && !used.has(name))).toEqual(
    [],
  )
})

test('versions are pinned exactly, and there are at most 40 direct runtime dependencies', () => {
  const versions = [own.dependencies, own.devDependencies, own.optionalDependencies].flatMap(Object.values)
  expect(versions.filter(version => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([])
  expect(Object.keys(own.dependencies).length).toBeLessThanOrEqual(40)
})

test('no runtime dependency has an install script', () => {
  const withScript = Object.keys(own.dependencies).filter(
    name => lock.packages[`node_modules/${name}`]?.hasInstallScript,
  )
  expect(withScript).toEqual([])
})

test('the lockfile names no registry', () => {
  expect(Object.values(lock.packages).filter(entry => entry.resolved !== undefined)).toEqual([])
})

function quoted(name: string): string {
  return name.replace(/[/.@*-]/g, '\\$&')
}
