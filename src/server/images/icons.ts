import { crc32, deflateSync } from 'node:zlib'

/** The logo, a circle with its radius, for tabs and bookmarks; it adapts to dark tabs. */
export const FAVICON_SVG = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28"><style>.a{fill:none;stroke:#0a4c60}.b{fill:#0a4c60}@media(prefers-color-scheme:dark){.a{stroke:#8fd0e0}.b{fill:#8fd0e0}}</style><circle class="a" cx="14" cy="14" r="11.8" stroke-width="2.6"/><circle class="b" cx="14" cy="14" r="3.4"/><path class="a" d="M14 14l8.300-8.300" stroke-width="1.8"/></svg>
`

/**
 * The same logo as a PNG, for phones and shared links.
 * @param width pixels; the circle fills 80 % of the shorter side
 */
export function logoPng(width: number, height: number): Buffer {
  const centre = { x: width / 2, y: height / 2 }
  const radius = Math.min(width, height) * 0.36
  const line = radius * 0.19
  return png(width, height, (x, y) => {
    const dx = x - centre.x
    const dy = y - centre.y
    const distance = Math.hypot(dx, dy)
    const ring = line / 2 - Math.abs(distance - radius)
    const dot = radius * 0.27 - distance
    // The radius runs to the upper right: distance from the diagonal, within the circle.
    const hand = dx > 0 && dy < 0 && distance < radius ? line * 0.36 - Math.abs(dx + dy) / Math.SQRT2 : -1
    return Math.min(1, Math.max(0, Math.max(ring, dot, hand) + 0.5))
  })
}

const PAPER = [252, 252, 250] as const
const WATER = [10, 76, 96] as const

/** An 8-bit RGB PNG of paper with one ink. @param ink coverage 0 to 1 at a pixel */
function png(width: number, height: number, ink: (x: number, y: number) => number): Buffer {
  const rows = Buffer.alloc(height * (width * 3 + 1))
  for (let y = 0, at = 0; y < height; y++) {
    at++
    for (let x = 0; x < width; x++) {
      const cover = ink(x + 0.5, y + 0.5)
      for (const channel of [0, 1, 2] as const) {
        rows[at++] = Math.round(PAPER[channel] * (1 - cover) + WATER[channel] * cover)
      }
    }
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  // 8 bits, RGB, deflate, no filter, not interlaced.
  header.set([8, 2, 0, 0, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.byteLength)
  const checksum = Buffer.alloc(4)
  checksum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, checksum])
}
