import { z } from 'zod'
import { MAPPABLE_COLUMNS, type MappableColumn } from '#domain/draft/header/column-mapping.ts'
import type { Immutable } from '#domain/immutable.ts'

export const mappableSchema = z.enum(MAPPABLE_COLUMNS as readonly [MappableColumn, ...MappableColumn[]])

/** A column of a file, to be mapped. */
const columnPreviewSchema = z.strictObject({
  /** Its position in the header, from 0. */
  at: z.int(),
  /** '' for a column without a name. */
  name: z.string(),
  /** Its first cells, shortened. */
  cells: z.array(z.string()),
  /** What it has now, or probably has; null: nothing that is read. */
  proposed: mappableSchema.nullable(),
})

export type ColumnPreview = Immutable<z.infer<typeof columnPreviewSchema>>

/** The columns of a file, to be mapped. */
export const columnsSchema = z.strictObject({
  columns: z.array(columnPreviewSchema),
  /** How many further columns cannot be mapped: those of lists are read by themselves, those about people never. */
  fixedColumns: z.int(),
})

export type ShownColumns = Immutable<z.infer<typeof columnsSchema>>
