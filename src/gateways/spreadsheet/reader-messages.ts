import type { ColumnMapping } from '#domain/draft/header/column-mapping.ts'
import type { ErrorCode } from '#domain/error-codes.ts'
import type { SpreadsheetLimits } from './limits.ts'
import type { TablePiece } from './table-rows.ts'

/** The first message to the reader's process. */
export interface ReaderTask {
  readonly path: string
  /** A folder for copies of the file: out of a .zip, in another encoding. */
  readonly scratch: string
  readonly limits: SpreadsheetLimits
  readonly mappings: readonly ColumnMapping[]
}

/** The messages of the reader's process. */
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

/** Pieces that may be sent and not processed: the reader works ahead of the caller, within limits. */
export const PIECES_IN_FLIGHT = 4
