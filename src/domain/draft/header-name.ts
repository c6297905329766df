import { foldGerman } from '#domain/text/folding.ts'
import { repairEncoding } from './encoding-repair.ts'

/** A header name without byte order mark, blanks around it and encoding damage. */
export function headerName(cell: string): string {
  return repairEncoding(cell.slice(0, MAX_NAME_LENGTH)).trim()
}

/** Longer header cells are sentences, in characters. */
const MAX_NAME_LENGTH = 200

/** The letters and digits of a header name in lower case, umlauts written out: 'Straße/Nr.' becomes 'strassenr'. */
export function headerKey(name: string): string {
  return foldGerman(name).replace(/[^a-z0-9]/g, '')
}
