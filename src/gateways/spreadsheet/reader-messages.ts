import type { ErrorCode } from '#domain/errors.ts'
import type { SpreadsheetLimits } from './limits.ts'
import type { TablePiece } from './table-rows.ts'

/** What the reader's thread is started with. */
export interface ReaderTask {
  readonly path: string
  readonly limits: SpreadsheetLimits
}

/** What the reader's thread tells. */
export type ReaderMessage =
  | TablePiece
  | { readonly kind: 'end' }
  | {
      readonly kind: 'refused'
      readonly code: ErrorCode
      readonly details: Readonly<Record<string, string | number>>
      readonly cause: unknown
    }
  | { readonly kind: 'failed'; readonly error: unknown }

/** Pieces that may be on their way at once: the reader works ahead while the caller works, but not without end. */
export const PIECES_IN_FLIGHT = 4
