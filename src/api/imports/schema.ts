import { z } from 'zod'
import { language } from '#api/http/schema.ts'
import { importAnswerSchema } from './import-answer.ts'

export const importParamsSchema = z.strictObject({
  id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER),
})

export const importsQuerySchema = z.strictObject({
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  language,
})

export const uploadQuerySchema = z.strictObject({
  /** '1': only compare. */
  dryRun: z.enum(['0', '1']).default('0'),
  language,
})

export const importStartedSchema = z.strictObject({ runId: z.int(), jobId: z.int() })

export const undoStartedSchema = z.strictObject({ jobId: z.int() })

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

export const importPageSchema = z.strictObject({
  entries: z.array(importRunSchema),
  total: z.int(),
  page: z.int(),
  totalPages: z.int(),
})

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
