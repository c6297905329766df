import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { encodePhoto } from '#gateways/images/encode-photo.ts'
import { PhotoCache } from '#gateways/images/photo-cache.ts'
import { tempFolder } from '#test/temp-folder.ts'
import { jpeg } from './make-picture.ts'

const HOUR = 3_600_000

test('the least recently used photo is deleted first, also after a restart', async () => {
  const folder = tempFolder()
  const picture = await encodePhoto(await jpeg(300, 200))
  if (picture === undefined) throw new Error('no picture')
  const at = (hours: number) =>
    new PhotoCache(folder, { now: () => Date.now() + hours * HOUR, limitBytes: picture.webp.length * 2.5 })
  await at(1).put('a', 1280, picture)
  await at(2).put('b', 1280, picture)
  await at(4).get('a', 1280)
  const later = at(6)
  await later.put('c', 1280, picture)
  const cache = await Promise.all(
    ['a', 'b', 'c'].map(async photo => (await later.get(photo, 1280)) !== undefined),
  )
  expect(cache).toEqual([true, false, true])
})

test('the blur is known after a restart, before the first request', async () => {
  const folder = tempFolder()
  const picture = await encodePhoto(await jpeg(300, 200, '#ff0000'))
  if (picture === undefined) throw new Error('no picture')
  const options = { now: () => HOUR, limitBytes: 1_000_000 }
  await new PhotoCache(folder, options).put('a', 320, picture)
  const again = new PhotoCache(folder, options)
  await again.get('a', 320)
  expect([again.blurOf('a'), again.blurOf('b')]).toEqual([picture.blur, undefined])
})

test('a folder that could not be read is read again with the next request', async () => {
  const folder = join(tempFolder(), 'images')
  const picture = await encodePhoto(await jpeg(300, 200))
  if (picture === undefined) throw new Error('no picture')
  writeFileSync(folder, 'no folder')
  const cache = new PhotoCache(folder, { now: () => HOUR, limitBytes: 1_000_000 })
  await expect(cache.get('a', 320)).rejects.toMatchObject({ code: 'ENOTDIR' })
  rmSync(folder)
  expect(await cache.get('a', 320)).toBeUndefined()
  await cache.put('a', 320, picture)
  expect((await cache.get('a', 320))?.webp).toEqual(picture.webp)
})
