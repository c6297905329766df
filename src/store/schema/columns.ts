/** A number from a column that may be empty. */
export function numberOrNull(value: number | null): number | null {
  return value === null ? null : Number(value)
}

/** Milliseconds since 1970. */
export type Millis = number
/** 0 or 1: SQLite has no booleans, and an integer reads the same in PostgreSQL. */
export type Flag = 0 | 1
/** JSON as text, so that both databases return it unchanged. */
export type Json = string
