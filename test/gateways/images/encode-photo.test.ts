import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { type EncodedPhoto, encodePhoto, narrowPhoto } from '#gateways/images/encode-photo.ts'
import { jpeg, plain } from './make-picture.ts'

describe('a photo', () => {
  test.each(['jpeg', 'png', 'webp', 'avif'] as const)('as %s becomes WebP with its blur', async format => {
    const picture = await encodePhoto(await plain(300, 200).toFormat(format).toBuffer())
    expect(pixelsOf(picture)).toEqual(Array.from({ length: 12 }, () => 'blue'))
    expect(await facts(picture?.webp)).toEqual({ format: 'webp', width: 300, height: 200 })
  })

  test('is at most 1280 wide, and smaller ones are made of that', async () => {
    const picture = await encodePhoto(await jpeg(2000, 1000))
    expect(await facts(picture?.webp)).toMatchObject({ width: 1280, height: 640 })
    expect(await facts(await narrowPhoto(picture?.webp ?? Buffer.alloc(0), 160))).toMatchObject({
      width: 160,
      height: 80,
    })
  })

  test('has a blur that shows what is where: the lowest row first, each from left to right', async () => {
    const right = await plain(200, 100, '#00ff00').png().toBuffer()
    const lower = await plain(400, 100, '#ff0000').png().toBuffer()
    const picture = await encodePhoto(
      await plain(400, 300, '#0000ff')
        .composite([
          { input: right, left: 200, top: 0 },
          { input: lower, left: 0, top: 200 },
        ])
        .png()
        .toBuffer(),
    )
    const pixels = pixelsOf(picture)
    expect(pixels.slice(0, 4)).toEqual(['red', 'red', 'red', 'red'])
    expect(pixels.slice(8)).toEqual(['blue', 'blue', 'green', 'green'])
  })

  test('has no holes: what was drawn for white paper lies on white', async () => {
    const drawn = sharp({ create: { width: 80, height: 60, channels: 4, background: '#00000000' } })
    const picture = await encodePhoto(await drawn.png().toBuffer())
    expect((await sharp(picture?.webp).stats()).isOpaque).toBe(true)
    expect(new Set(pixelsOf(picture))).toEqual(new Set(['white']))
  })

  test('stands upright and tells nothing of its camera or place', async () => {
    const turned = await plain(300, 200)
      .withExif({ IFD0: { Make: 'Kamera' }, IFD3: { GPSLatitude: '51/1 9/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const picture = await encodePhoto(turned)
    const { exif, orientation, ...rest } = await sharp(picture?.webp).metadata()
    expect(exif).toBeUndefined()
    expect(orientation).toBeUndefined()
    expect(rest).toMatchObject({ width: 200, height: 300 })
  })
})

describe('no photo is', () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200"/>')

  test.each<[string, () => Promise<Buffer> | Buffer]>([
    ['a drawing', () => svg],
    [
      'a drawing behind the first bytes of a PNG',
      async () => Buffer.concat([(await png()).subarray(0, 8), svg]),
    ],
    ['a GIF', () => plain(200, 200).gif().toBuffer()],
    ['a TIFF', () => plain(200, 200).tiff().toBuffer()],
    ['a page of HTML', () => Buffer.from('<!doctype html><title>Anmelden</title>')],
    ['nothing', () => Buffer.alloc(0)],
    ['a picture that counts visitors', () => jpeg(1, 1)],
    ['a damaged JPEG', async () => (await noise()).subarray(0, 2000)],
    ['a film', film],
    ['a bomb of 400 million pixels', bomb],
  ])('%s', async (_, file) => {
    expect(await encodePhoto(await file())).toBeUndefined()
  })
})

function png(): Promise<Buffer> {
  return plain(200, 200).png().toBuffer()
}

function noise(): Promise<Buffer> {
  return sharp({
    create: {
      width: 400,
      height: 400,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg()
    .toBuffer()
}

async function film(): Promise<Buffer> {
  const frames = [
    await plain(100, 100, '#fff').png().toBuffer(),
    await plain(100, 100, '#000').png().toBuffer(),
  ]
  return sharp(frames, { join: { animated: true } })
    .webp({ delay: [100, 100] })
    .toBuffer()
}

/** A PNG that says it is 20,000 pixels square; the rest does not matter. */
async function bomb(): Promise<Buffer> {
  const file = Buffer.from(await png())
  file.writeUInt32BE(20_000, 16)
  file.writeUInt32BE(20_000, 20)
  return file
}

const COLOURS: Readonly<Record<string, string>> = {
  '100': 'red',
  '010': 'green',
  '001': 'blue',
  '111': 'white',
}

/** The nearest plain colour of each pixel of a blur. */
function pixelsOf(picture: EncodedPhoto | undefined): (string | undefined)[] {
  const bits = Buffer.from(picture?.blur ?? '', 'base64')
  return Array.from({ length: bits.length / 2 }, (_, at) => {
    const pixel = bits.readUInt16LE(at * 2)
    return COLOURS[[pixel >> 10, pixel >> 5, pixel].map(part => ((part & 31) > 15 ? 1 : 0)).join('')]
  })
}

async function facts(webp: Buffer | undefined) {
  const { format, width, height } = await sharp(webp).metadata()
  return { format, width, height }
}
