import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, onTestFinished, test } from 'vitest'
import { tileIdOf } from '#gateways/maps/pmtiles-directory.ts'
import { type MapFile, openMapFile } from '#gateways/maps/pmtiles-file.ts'
import { type MadeTile, type MapFileOptions, makeMapFile } from '#test/gateways/maps/make-map-file.ts'
import { tempFolder } from '#test/temp-folder.ts'

const made = (z: number, x: number, y: number): MadeTile => ({
  z,
  x,
  y,
  bytes: Buffer.from(`${z}/${x}/${y}`),
})
const LEVELS = [0, 1, 2].flatMap(z =>
  Array.from({ length: 4 ** z }, (_, at) => made(z, at % 2 ** z, Math.floor(at / 2 ** z))),
)

async function opened(bytes: Buffer): Promise<MapFile | undefined> {
  const path = join(tempFolder(), 'map.pmtiles')
  writeFileSync(path, bytes)
  const file = await openMapFile(path)
  onTestFinished(async () => file?.close())
  return file
}

describe('every tile is found', () => {
  test.each([{}, { hasLeaf: true }])('%o', async options => {
    const file = await opened(makeMapFile(LEVELS, options))
    for (const { z, x, y, bytes } of LEVELS) expect(await file?.tile(z, x, y)).toEqual(bytes)
    expect(await file?.tile(3, 0, 0)).toBeUndefined()
  })
})

test('a tile that is missing between others is none', async () => {
  const file = await opened(makeMapFile([made(1, 0, 0), made(1, 1, 1)]))
  expect(await file?.tile(1, 0, 1)).toBeUndefined()
  expect(await file?.tile(0, 0, 0)).toBeUndefined()
  expect(await file?.tile(1, 1, 1)).toEqual(Buffer.from('1/1/1'))
})

test('says what it has', async () => {
  const bytes = makeMapFile(LEVELS, { maxZoom: 2, tileCompression: 1 })
  const file = await opened(bytes)
  expect(file).toMatchObject({ sizeBytes: bytes.length, minZoom: 0, maxZoom: 2, isGzipped: false })
  expect(file?.version).toMatch(/^[a-z0-9-]+$/)
})

test('no file is none', async () => {
  expect(await openMapFile(join(tempFolder(), 'map.pmtiles'))).toBeUndefined()
})

describe('a file that cannot be used says why', () => {
  const whole = (options?: MapFileOptions) => makeMapFile(LEVELS, options)
  const damaged = () => {
    const bytes = whole()
    bytes.fill(0, 127, 140)
    return bytes
  }
  test.each([
    ['text', Buffer.from('Landkarte'), 'foreign'],
    ['nothing', Buffer.alloc(0), 'foreign'],
    ['an old version', whole({ version: 2 }), 'version'],
    ['pictures', whole({ tileType: 2 }), 'pictures'],
    ['Brotli', whole({ tileCompression: 3 }), 'compression'],
    ['half of it', whole().subarray(0, 180), 'short'],
    ['only its beginning', whole().subarray(0, 60), 'short'],
    ['a broken directory', damaged(), 'damaged'],
    ['a directory without entries', makeMapFile([]), 'damaged'],
  ])('%s', async (_, bytes, fault) => {
    await expect(opened(bytes)).rejects.toMatchObject({ fault })
  })

  test('a folder', async () => {
    const path = join(tempFolder(), 'map.pmtiles')
    mkdirSync(path)
    await expect(openMapFile(path)).rejects.toMatchObject({ fault: 'foreign' })
  })

  test('whatever the bytes are, it is a fault with a name or a file', async () => {
    const path = join(tempFolder(), 'map.pmtiles')
    const valid = makeMapFile(LEVELS)
    await fc.assert(
      fc.asyncProperty(fc.nat(valid.length - 1), fc.nat(255), async (at, byte) => {
        const bytes = Buffer.from(valid)
        bytes[at] = byte
        writeFileSync(path, bytes)
        const file = await openMapFile(path).catch(error => {
          expect(error).toHaveProperty('fault')
          return undefined
        })
        await file?.tile(2, 1, 1).catch(error => expect(error).toBeInstanceOf(Error))
        await file?.close()
      }),
      { numRuns: 200 },
    )
  })
})

test('tiles are numbered along the curve, the lower levels first', () => {
  // The examples of the specification.
  expect([
    tileIdOf(0, 0, 0),
    tileIdOf(1, 0, 0),
    tileIdOf(1, 0, 1),
    tileIdOf(1, 1, 1),
    tileIdOf(1, 1, 0),
  ]).toEqual([0, 1, 2, 3, 4])
  expect([tileIdOf(2, 0, 0), tileIdOf(12, 3423, 1763)]).toEqual([5, 19078479])
})

test('gzip stays as it is', async () => {
  const bytes = gzipSync('tile')
  const file = await opened(makeMapFile([{ z: 0, x: 0, y: 0, bytes }]))
  expect(file?.isGzipped).toBe(true)
  expect(await file?.tile(0, 0, 0)).toEqual(bytes)
})
