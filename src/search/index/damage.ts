import { DamagedPostings } from '#search/postings/posting-list.ts'

/** SQLite's primary result codes. */
const SQLITE_ERROR = 1
const SQLITE_BUSY = 5
const SQLITE_IOERR = 10
const SQLITE_CORRUPT = 11
const SQLITE_CANTOPEN = 14
const SQLITE_NOTADB = 26

/** Whether a reader should open a file again: missing, cut short, overwritten, unreadable or in recovery. */
export function isUnreadable(error: unknown): boolean {
  if (error instanceof DamagedPostings || isOtherSchema(error)) return true
  return hasCode(error, SQLITE_BUSY, SQLITE_IOERR, SQLITE_CORRUPT, SQLITE_CANTOPEN, SQLITE_NOTADB)
}

/** A file that SQLite reads, but whose tables are missing or hold something else: one that was emptied or overwritten. */
export function isDamagedContent(error: unknown): boolean {
  if (error instanceof RangeError || error instanceof SyntaxError) return true
  return hasCode(error, SQLITE_ERROR)
}

/** Whether only a new build helps. */
export function isDamaged(error: unknown): boolean {
  return isDamagedContent(error) || hasCode(error, SQLITE_CORRUPT, SQLITE_NOTADB)
}

/** 'no such column: value': a table or a column has another name. */
function isOtherSchema(error: unknown): boolean {
  return error instanceof Error && hasCode(error, SQLITE_ERROR) && error.message.startsWith('no such ')
}

function hasCode(error: unknown, ...codes: readonly number[]): boolean {
  return error instanceof Error && 'errcode' in error && codes.includes(Number(error.errcode) & 0xff)
}
