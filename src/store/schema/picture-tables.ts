import type { Millis } from './columns.ts'

/** A picture that was uploaded for a business. */
export interface PictureTable {
  id: number
  business_id: number
  /** The business that had it before it was merged into this one; null: it was always this one's. */
  merged_from: number | null
  /** SHA-256 of the file, hex: its name in pictures/ of the site's files, without the ending. */
  file: string
  /** The alternative text. */
  alt: string
  width: number
  height: number
  /** Rises within a business; the first one stands in lists. */
  position: number
  /** Who uploaded it. */
  account: string
  created_at: Millis
}

/** A picture that came with a correction and is not decided on. */
export interface OfferedPictureTable {
  id: number
  submission_id: number
  /** As in PictureTable. */
  file: string
  alt: string
  width: number
  height: number
  created_at: Millis
}
