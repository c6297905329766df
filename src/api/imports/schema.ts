import { z } from 'zod'
import { language, pageNumber, pageOf } from '#api/http/schema.ts'
import { importAnswerSchema } from './import-answer.ts'

export const importsQuerySchema = z.strictObject({
  page: pageNumber,
  language,
})

export const uploadQuerySchema = z.strictObject({
  /** '1': only compare. */
  dryRun: z.enum(['0', '1']).default('0'),
  language,
})

export const importStartedSchema = z.strictObject({ runId: z.int(), jobId: z.int() })

const importRunSchema = z.strictObject({
  id: z.int(),
  jobId: z.int().nullable(),
  fileName: z.string(),
  fileSize: z.int(),
  state: z.enum(['running', 'done', 'failed', 'cancelled']),
  isDryRun: z.boolean(),
  rowsTotal: z.int().nullable(),
  imported: z.int(),
  updated: z.int(),
  unchanged: z.int(),
  duplicates: z.int(),
  suppressed: z.int(),
  errors: z.int(),
  conflicts: z.int(),
  account: z.string().nullable(),
  startedAt: z.int(),
  finishedAt: z.int().nullable(),
  undoneAt: z.int().nullable(),
  canStart: z.boolean(),
})

export const importPageSchema = pageOf(importRunSchema).extend({ uploadLimitBytes: z.int() })

const rowDifferenceSchema = z.strictObject({
  rowNumber: z.int(),
  outcome: z.enum(['imported', 'updated', 'conflict']),
  name: z.string(),
  businessId: z.int().nullable(),
  changes: z.array(z.strictObject({ field: z.string(), before: z.unknown(), after: z.unknown() })),
})

export const importDetailSchema = z.strictObject({
  run: importRunSchema,
  result: importAnswerSchema.nullable(),
  differences: z.array(rowDifferenceSchema),
  undo: z.strictObject({ businesses: z.int(), touchedSince: z.int() }).nullable(),
})
