import { expect, test } from 'vitest'
import { DomainError } from '#domain/errors.ts'
import { ownPictureAddress } from '#domain/picture/picture.ts'
import { PhotoCache } from '#gateways/images/photo-cache.ts'
import { PhotoLoader, type PhotoLoaderDeps } from '#services/pictures/photo-loader.ts'
import { tempFolder } from '#test/temp-folder.ts'

const PICTURE = ownPictureAddress({ file: 'a'.repeat(64) })

test('while the database with the uploaded pictures is away, one that this node lacks is asked for again', async () => {
  const loader = given(() => Promise.reject(new DomainError('store_unavailable')))
  expect(await loader.get(PICTURE, 320)).toEqual({ kind: 'later' })
  expect(loader.isDead(PICTURE)).toBe(false)
})

test('an uploaded picture whose file is missing is a dead photo, no error', async () => {
  const loader = given(async () => undefined)
  expect(await loader.get(PICTURE, 320)).toEqual({ kind: 'dead' })
})

test('other errors are not hidden', async () => {
  const loader = given(() => Promise.reject(new Error('EIO')))
  await expect(loader.get(PICTURE, 320)).rejects.toThrow('EIO')
})

function given(own: PhotoLoaderDeps['own']): PhotoLoader {
  const cache = new PhotoCache(tempFolder(), { now: () => 0, limitBytes: 1_000_000 })
  return new PhotoLoader({ cache, own, now: () => 0, maxWaitMs: 60_000 })
}
