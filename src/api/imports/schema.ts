import { z } from 'zod'
import { language, pageOf, pageQueryOf } from '#api/http/schema.ts'
import {
  MAPPABLE_COLUMNS,
  type MappableColumn,
  MOST_MAPPED_COLUMNS,
} from '#domain/draft/header/column-mapping.ts'
import { KEPT_REASONS } from '#domain/edit/undo-check.ts'
import { importAnswerSchema, outcomeCounts } from './import-answer.ts'
import { importOptionsSchema, importOptionWords } from './options-schema.ts'

export const importsQuerySchema = pageQueryOf({})

export const uploadQuerySchema = z.strictObject({
  /** '1': only compare. */
  dryRun: z.enum(['0', '1']).default('0'),
  ...importOptionWords,
  language,
})

export const importStartedSchema = z.strictObject({ runId: z.int(), jobId: z.int() })

/** How far a run is undone. */
export const undoState = {
  undoneAt: z.int().nullable(),
  partlyUndone: z.strictObject({ at: z.int(), undone: z.int(), kept: z.int() }).nullable(),
}

const importRunSchema = z.strictObject({
  id: z.int(),
  jobId: z.int().nullable(),
  fileName: z.string(),
  fileSize: z.int(),
  state: z.enum(['queued', 'running', 'done', 'failed', 'cancelled']),
  isDryRun: z.boolean(),
  rowsTotal: z.int().nullable(),
  ...outcomeCounts,
  conflicts: z.int(),
  skipped: z.int(),
  leftOut: z.int(),
  account: z.string().nullable(),
  startedAt: z.int(),
  finishedAt: z.int().nullable(),
  ...undoState,
  canStart: z.boolean(),
  canContinue: z.boolean(),
  canMap: z.boolean(),
  /** Why the file was refused, as a sentence. */
  failure: z.string().nullable(),
})

export const importPageSchema = pageOf(importRunSchema).extend({
  uploadLimitBytes: z.int(),
  /** The newest date of data that were imported. */
  newestDataDate: z.string().nullable(),
})

const reasonCountSchema = z.strictObject({
  kind: z.enum(['error', 'left-out', 'duplicate', 'warning']),
  code: z.string(),
  field: z.string(),
  /** In a few words. */
  reason: z.string(),
  count: z.int(),
  example: z.string(),
  rowNumbers: z.array(z.int()),
})

const rowDifferenceSchema = z.strictObject({
  rowNumber: z.int(),
  outcome: z.enum(['imported', 'updated', 'conflict']),
  name: z.string(),
  businessId: z.int().nullable(),
  changes: z.array(z.strictObject({ field: z.string(), before: z.unknown(), after: z.unknown() })),
  lockedFields: z.array(z.string()),
})

export const importDetailSchema = z.strictObject({
  run: importRunSchema,
  result: importAnswerSchema.nullable(),
  reasonCounts: z.array(reasonCountSchema),
  unreadColumns: z.strictObject({ ignored: z.array(z.string()), personal: z.array(z.string()) }),
  differences: z.array(rowDifferenceSchema),
  canUndo: z.boolean(),
  stale: z.strictObject({ businesses: z.int(), searchId: z.int().nullable() }).nullable(),
  options: importOptionsSchema,
  /** The mapping of columns that the file was read with. */
  mapping: z.strictObject({ columns: z.int(), isRemembered: z.boolean() }).nullable(),
  /** Rows that were left out; those of foreign countries are also in result.errorReport. */
  leftOutReport: z.array(z.strictObject({ row_number: z.int(), reason: z.string() })),
})

const mappableSchema = z.enum(MAPPABLE_COLUMNS as readonly [MappableColumn, ...MappableColumn[]])

export const columnsSchema = z.strictObject({
  columns: z.array(
    z.strictObject({
      at: z.int(),
      name: z.string(),
      cells: z.array(z.string()),
      proposed: mappableSchema.nullable(),
    }),
  ),
  fixedColumns: z.int(),
})

export const mappingBodySchema = z.strictObject({
  columns: z
    .array(z.strictObject({ at: z.int().min(0).max(16_383), column: mappableSchema }))
    .max(MOST_MAPPED_COLUMNS),
})

export const undoPageSchema = pageOf(
  z.strictObject({
    id: z.int(),
    name: z.string(),
    reason: z.enum(KEPT_REASONS),
    at: z.int().nullable(),
    account: z.string().nullable(),
    runId: z.int().nullable(),
    bulkEditId: z.int().nullable(),
    otherId: z.int().nullable(),
    isNew: z.boolean(),
    kept: z.array(z.string()),
    free: z.array(z.string()),
  }),
).extend({
  check: z.strictObject({ removable: z.int(), restorable: z.int(), partly: z.int(), kept: z.int() }),
})
