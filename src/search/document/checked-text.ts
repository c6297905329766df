import { crc32 } from 'node:zlib'

/** A stored text that is not as it was written. */
export class DamagedText extends Error {}

const CHECKSUM_LENGTH = 8

/** JSON with a checksum before it: damaged JSON is often valid, and says something else. */
export function checkedText(value: object): string {
  const json = JSON.stringify(value)
  return checksumOf(json) + json
}

/** The value of a checked text. Throws DamagedText. */
export function parseCheckedText(text: unknown): unknown {
  const checked = String(text)
  const json = checked.slice(CHECKSUM_LENGTH)
  if (!checked.startsWith(checksumOf(json))) throw new DamagedText('a stored text is damaged')
  return JSON.parse(json)
}

/** SQL for a field of a checked text. Its checksum is not looked at. */
export function fieldOf(column: string, field: string): string {
  return `json_extract(substr(${column}, ${CHECKSUM_LENGTH + 1}), '$.${field}')`
}

function checksumOf(json: string): string {
  return crc32(json).toString(16).padStart(CHECKSUM_LENGTH, '0')
}
