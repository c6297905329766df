import type { Millis } from './columns.ts'

/** A file that the site keeps (gateways/files/site-files.ts). On SQLite they lie in the data folder. */
export interface SiteFileTable {
  /** 'pictures/…', 'uploads/…' */
  name: string
  /** Random; another one whenever the file is written. */
  version: string
  /** Bytes. */
  size: number
  written_at: Millis
}

/** A part of a file's bytes: so large that it fits well into a statement. */
export interface SiteFilePartTable {
  name: string
  version: string
  /** From 0. */
  position: number
  bytes: Uint8Array
}
