import { describe, expect, onTestFinished, test } from 'vitest'
import { encodeOwnPicture } from '#gateways/images/encode-own-picture.ts'
import { encodePhoto } from '#gateways/images/encode-photo.ts'
import { PictureProcesses } from '#gateways/images/picture-processes.ts'
import { jpeg, plain } from './make-picture.ts'

describe('pictures of strangers', () => {
  test('are decoded in another process, which is used again', async () => {
    const pictures = given()
    const bytes = await jpeg(300, 200)
    expect(await pictures.encodePhoto(bytes)).toEqual(await encodePhoto(bytes))
    const [pid] = pictures.idlePids
    expect(pid).not.toBe(process.pid)
    expect(await pictures.encodeOwnPicture(bytes)).toEqual(await encodeOwnPicture(bytes))
    const { webp } = (await pictures.encodePhoto(bytes)) ?? { webp: Buffer.alloc(0) }
    expect((await pictures.narrowPhoto(webp, 160)).length).toBeLessThan(webp.length)
    expect(pictures.idlePids).toEqual([pid])
  })

  test('end their process alone where they take too much memory; the next one gets another', async () => {
    const pictures = given(160)
    // Some 240 MB to decode, 450 bytes as a file.
    const bytes = await plain(3464, 2309).avif({ effort: 0 }).toBuffer()
    expect(await pictures.encodeOwnPicture(bytes)).toEqual({ kind: 'refused', why: 'damaged' })
    expect(pictures.idlePids).toEqual([])
    expect(await pictures.encodePhoto(bytes)).toBeUndefined()
    expect(await pictures.encodePhoto(await jpeg(300, 200))).toBeDefined()
  })

  test('are decoded two at a time', async () => {
    const pictures = given()
    const bytes = await jpeg(300, 200)
    await Promise.all(Array.from({ length: 5 }, () => pictures.encodePhoto(bytes)))
    expect(pictures.idlePids).toHaveLength(2)
  })

  test('that are damaged when they are narrowed are an error', async () => {
    await expect(given().narrowPhoto(Buffer.from('no picture'), 160)).rejects.toThrow('not encoded')
  })
})

/**
 * The files are small pictures whose header says otherwise: decoded, they would be damaged. So they are refused by their
 * header alone.
 */
describe('too many pixels are refused before anything is decoded', () => {
  test.each<[string, () => Promise<Buffer>, number]>([
    [
      'JPEG',
      async () => saying(await jpeg(80, 60), { before: SOF, gap: 3, isBigEndian: true, bytes: 2 }),
      50,
    ],
    [
      'PNG',
      async () =>
        saying(await plain(80, 60).png().toBuffer(), { before: 'IHDR', gap: 0, isBigEndian: true, bytes: 4 }),
      32,
    ],
    [
      'WebP',
      async () =>
        saying(await plain(80, 60).webp().toBuffer(), {
          before: '\x9d\x01\x2a',
          gap: 0,
          isBigEndian: false,
          bytes: 2,
        }),
      50,
    ],
    [
      'AVIF',
      async () =>
        saying(await plain(80, 60).avif().toBuffer(), {
          before: 'ispe',
          gap: 4,
          isBigEndian: true,
          bytes: 4,
        }),
      12,
    ],
  ])('%s', async (_, file, limitMegapixels) => {
    const pictures = given()
    const bytes = await file()
    expect(await pictures.encodeOwnPicture(bytes)).toEqual({
      kind: 'refused',
      why: 'too-large',
      limitMegapixels,
    })
    expect(await pictures.encodePhoto(bytes)).toBeUndefined()
  })
})

const SOF = '\xff\xc0'
/** Pixels of each edge: 100 million in all. */
const EDGE = 10_000

/** A picture with another width and height in its header. @param gap bytes between `before` and the first of the two */
function saying(
  file: Buffer,
  { before, gap, isBigEndian, bytes }: { before: string; gap: number; isBigEndian: boolean; bytes: 2 | 4 },
): Buffer {
  const changed = Buffer.from(file)
  const at = changed.indexOf(before, 0, 'latin1') + before.length + gap
  for (const start of [at, at + bytes]) {
    if (isBigEndian) changed.writeUIntBE(EDGE, start, bytes)
    else changed.writeUIntLE(EDGE, start, bytes)
  }
  return changed
}

function given(memoryMegabytes?: number): PictureProcesses {
  const pictures = new PictureProcesses(memoryMegabytes)
  onTestFinished(() => pictures.stop())
  return pictures
}
