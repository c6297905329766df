import { existsSync, readdirSync, truncateSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { DiskImageCache } from '#gateways/images/disk-image-cache.ts'
import { tempFolder } from '#test/temp-folder.ts'

const HOUR = 3_600_000

test('a picture is cached, over a restart too', async () => {
  const folder = join(tempFolder(), 'og')
  await opened(folder).put('a', picture('A'))
  expect(await opened(folder).get('a')).toEqual(picture('A'))
  expect(await opened(folder).get('b')).toBeUndefined()
  expect(readdirSync(folder)).toEqual(['a.png'])
})

test('beyond the limit the least recently used ones are deleted', async () => {
  const folder = tempFolder()
  let now = HOUR
  const pictures = new DiskImageCache(folder, { now: () => now, limitBytes: 4 * picture('x').length })
  for (const name of ['a', 'b', 'c', 'd']) await pictures.put(name, picture('x'))
  now += 2 * HOUR
  await pictures.get('a')
  await pictures.put('e', picture('x'))
  expect(readdirSync(folder).sort()).toEqual(['a.png', 'd.png', 'e.png'])
  expect(await pictures.get('b')).toBeUndefined()
})

test('the order of the last uses survives a restart', async () => {
  const folder = tempFolder()
  const limitBytes = 3 * picture('x').length
  const at = (hours: number) => new DiskImageCache(folder, { now: () => hours * HOUR, limitBytes })
  const before = at(400_000)
  for (const name of ['a', 'b', 'c']) await before.put(name, picture('x'))
  await at(500_000).get('a')
  await at(500_001).put('d', picture('x'))
  expect(readdirSync(folder).sort()).toEqual(['a.png', 'd.png'])
})

test('a picture cut short by a power failure is drawn again, files of a killed process are deleted', async () => {
  const folder = tempFolder()
  await opened(folder).put('a', picture('A'))
  truncateSync(join(folder, 'a.png'), 5)
  writeFileSync(join(folder, 'b.png.1234.part'), 'half')
  utimesSync(join(folder, 'b.png.1234.part'), 0, 0)
  const pictures = opened(folder)
  expect(await pictures.get('a')).toBeUndefined()
  expect(readdirSync(folder)).toEqual([])
  await pictures.put('a', picture('again'))
  expect(await pictures.get('a')).toEqual(picture('again'))
})

test('what another process is writing stays when a cache is opened beside it', async () => {
  const folder = tempFolder()
  writeFileSync(join(folder, 'b.png.1234.part'), 'half')
  expect(await new DiskImageCache(folder, { now: Date.now }).get('a')).toBeUndefined()
  expect(readdirSync(folder)).toEqual(['b.png.1234.part'])
})

test('a picture whose file was deleted is a miss', async () => {
  const folder = join(tempFolder(), 'og')
  const pictures = opened(folder)
  await pictures.put('a', picture('A'))
  const { rm } = await import('node:fs/promises')
  await rm(folder, { recursive: true })
  expect(await pictures.get('a')).toBeUndefined()
  await pictures.put('b', picture('B'))
  expect(existsSync(join(folder, 'b.png'))).toBe(true)
})

function opened(folder: string): DiskImageCache {
  return new DiskImageCache(folder, { now: () => HOUR })
}

/** Ends as every PNG does. */
function picture(content: string): Buffer {
  return Buffer.concat([
    Buffer.from(content.padEnd(100, '.')),
    Buffer.from([0, 0, 0, 0]),
    Buffer.from('IEND'),
    Buffer.from([0xae, 0x42, 0x60, 0x82]),
  ])
}
