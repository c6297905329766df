/** A copy of the truth, taken while the site went on. */
export interface Backup {
  /** 'umkreis-2026-11-21-1432.sqlite.gz' */
  readonly file: string
  /** Bytes. */
  readonly size: number
  /** Milliseconds since 1970. */
  readonly createdAt: number
}
