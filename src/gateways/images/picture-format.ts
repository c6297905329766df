export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'avif'

/**
 * The format of a file by its first bytes, not by its name or content type. Undefined for everything else: no drawings
 * (SVG, PDF), no animations (GIF), none of the many formats that only libraries know.
 */
export function pictureFormat(bytes: Buffer): PictureFormat | undefined {
  if (bytes.subarray(0, 3).equals(JPEG)) return 'jpeg'
  if (bytes.subarray(0, 8).equals(PNG)) return 'png'
  if (textAt(bytes, 0) === 'RIFF' && textAt(bytes, 8) === 'WEBP') return 'webp'
  if (textAt(bytes, 4) === 'ftyp' && textAt(bytes, 8) === 'avif') return 'avif'
  return undefined
}

const JPEG = Buffer.from([0xff, 0xd8, 0xff])
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

function textAt(bytes: Buffer, at: number): string {
  return bytes.toString('latin1', at, at + 4)
}
