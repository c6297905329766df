import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { DomainError } from '#domain/errors.ts'
import { openSiteKey, siteKeyFile, siteKeyOf } from '#gateways/credentials/site-key.ts'
import { tempFolder } from '#test/temp-folder.ts'
import { testKey } from '#test/test-key.ts'

const SECRET = 'JBSWY3DPEHPK3PXP'

test('what was encrypted is read again, and looks different each time', () => {
  const first = testKey.encrypt('totp', SECRET)
  expect(testKey.decrypt('totp', first)).toBe(SECRET)
  expect(testKey.encrypt('totp', SECRET)).not.toBe(first)
  expect(first).not.toContain(SECRET)
  expect(testKey.decrypt('mail', testKey.encrypt('mail', ''))).toBe('')
})

test.each([
  ['another key', () => siteKeyOf('another secret text of a site, long enough').encrypt('totp', SECRET)],
  ['another purpose', () => testKey.encrypt('mail', SECRET)],
  ['a changed letter', () => changed(testKey.encrypt('totp', SECRET))],
  ['a part', () => testKey.encrypt('totp', SECRET).slice(0, -4)],
  ['clear text', () => SECRET],
  ['nothing', () => ''],
])('%s is refused', (_name, encrypted) => {
  expect(() => testKey.decrypt('totp', encrypted())).toThrow(
    new DomainError('secret_unreadable', { purpose: 'totp' }),
  )
})

test('hashes are equal for equal texts, and differ by key and purpose', () => {
  const hash = testKey.hash('suppression', '+4930123')
  expect(testKey.hash('suppression', '+4930123')).toBe(hash)
  expect(hash).toHaveLength(43)
  expect(testKey.hash('mail', '+4930123')).not.toBe(hash)
  expect(siteKeyOf('another secret text of a site, long enough').hash('suppression', '+4930123')).not.toBe(
    hash,
  )
})

test('the key of a folder is created once, readable by its owner alone', () => {
  const folder = tempFolder()
  const { id } = openSiteKey(folder)
  expect(id).toMatch(/^[0-9a-f]{16}$/)
  expect(openSiteKey(folder).id).toBe(id)
  expect(readdirSync(folder)).toEqual(['secret.key'])
  expect(statSync(siteKeyFile(folder)).mode & 0o777).toBe(0o600)
  expect(openSiteKey(tempFolder()).id).not.toBe(id)
})

test('SECRET_KEY takes the place of the file, which is not created', () => {
  const folder = tempFolder()
  expect(openSiteKey(folder, 'x'.repeat(32)).id).toBe(siteKeyOf('x'.repeat(32)).id)
  expect(readdirSync(folder)).toEqual([])
})

test('a file that was cut short is not taken for a key', () => {
  const folder = tempFolder()
  writeFileSync(siteKeyFile(folder), 'abc\n')
  expect(() => openSiteKey(folder)).toThrow('holds no key')
  expect(readFileSync(siteKeyFile(folder), 'utf8')).toBe('abc\n')
})

test('processes that start at the same time get one key', async () => {
  const folder = tempFolder()
  const source = `const { openSiteKey } = await import('#gateways/credentials/site-key.ts'); console.log(openSiteKey(process.argv[1]).id)`
  const ids = await Promise.all(
    Array.from({ length: 4 }, async () => {
      const child = spawn(process.execPath, ['--input-type=module', '--eval', source, folder])
      const output: Buffer[] = []
      child.stdout.on('data', chunk => output.push(chunk))
      await once(child, 'close')
      return Buffer.concat(output).toString()
    }),
  )
  expect(new Set(ids)).toEqual(new Set([`${openSiteKey(folder).id}\n`]))
})

function changed(encrypted: string): string {
  const middle = encrypted.length >> 1
  return encrypted.slice(0, middle) + (encrypted[middle] === 'A' ? 'B' : 'A') + encrypted.slice(middle + 1)
}
