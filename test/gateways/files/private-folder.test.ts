import { chmodSync, mkdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isClosedToOthers, openPrivateFolder } from '#gateways/files/private-folder.ts'
import { tempFolder } from '#test/temp-folder.ts'

const modeOf = (path: string): number => statSync(path).mode & 0o777

test('a new folder and what is written into it are closed to other users', () => {
  const folder = join(tempFolder(), 'data')
  expect(openPrivateFolder(folder)).toBe(true)
  writeFileSync(join(folder, 'umkreis.sqlite'), '')
  mkdirSync(join(folder, 'backups'))
  expect([modeOf(folder), modeOf(join(folder, 'umkreis.sqlite')), modeOf(join(folder, 'backups'))]).toEqual([
    0o700, 0o600, 0o700,
  ])
})

test('an existing folder is closed with everything in it, but nothing that a link leads to', () => {
  const outside = join(tempFolder(), 'outside')
  writeFileSync(outside, '')
  chmodSync(outside, 0o644)
  const folder = join(tempFolder(), 'data')
  const backups = join(folder, 'backups')
  mkdirSync(backups, { recursive: true })
  for (const path of [join(folder, 'umkreis.sqlite'), join(backups, 'old.gz')]) {
    writeFileSync(path, '')
    chmodSync(path, 0o644)
  }
  symlinkSync(outside, join(folder, 'link'))
  for (const path of [backups, folder]) chmodSync(path, 0o755)
  expect(isClosedToOthers(folder)).toBe(false)

  expect(openPrivateFolder(folder)).toBe(true)
  expect(isClosedToOthers(folder)).toBe(true)
  expect(modeOf(backups)).toBe(0o700)
  expect(modeOf(join(folder, 'umkreis.sqlite'))).toBe(0o600)
  expect(modeOf(join(backups, 'old.gz'))).toBe(0o600)
  expect(modeOf(outside)).toBe(0o644)
})
