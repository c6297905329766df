/** A part of a file: numbers of its first and last byte. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

/**
 * The part that a Range header asks for (RFC 9110, 14.2).
 * @param size of the file in bytes
 * @returns undefined where the whole file is to be sent: without such a header, for several parts, and for a part that
 * the file does not have
 */
export function byteRange(header: string | undefined, size: number): ByteRange | undefined {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if (from === '' && to === '') return undefined
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  return start <= end ? { start, end } : undefined
}
