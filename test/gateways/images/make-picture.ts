import sharp from 'sharp'

/** A plain picture as JPEG. @param colour of all of it, '#ff8000' */
export function jpeg(width: number, height: number, colour = '#2060e0'): Promise<Buffer> {
  return plain(width, height, colour).jpeg().toBuffer()
}

/** A plain picture, not encoded yet. */
export function plain(width: number, height: number, background = '#2060e0') {
  return sharp({ create: { width, height, channels: 3, background } })
}
