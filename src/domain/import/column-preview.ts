import type { MappableColumn } from '#domain/draft/header/column-mapping.ts'

/** A column of a file, to be mapped. */
export interface ColumnPreview {
  /** Its position in the header, from 0. */
  readonly at: number
  /** '' for a column without a name. */
  readonly name: string
  /** Its first cells, shortened. */
  readonly cells: readonly string[]
  /** What it has now, or probably has; null: nothing that is read. */
  readonly proposed: MappableColumn | null
}

/** The columns of a file, to be mapped. */
export interface ShownColumns {
  readonly columns: readonly ColumnPreview[]
  /** How many further columns cannot be mapped: those of lists are read by themselves, those about people never. */
  readonly fixedColumns: number
}
