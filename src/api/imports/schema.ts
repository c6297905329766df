import { z } from 'zod'
import { language, pageOf, pageQueryOf } from '#api/http/schema.ts'
import { MOST_MAPPED_COLUMNS } from '#domain/draft/header/column-mapping.ts'
import { mappableSchema } from '#domain/import/column-preview.ts'
import { importNotesSchema, importRunSchema, reasonCountSchema } from '#domain/import/import-run.ts'
import { importAnswerSchema } from './import-answer.ts'
import { importOptionsSchema, importOptionWords } from './options-schema.ts'

export const importsQuerySchema = pageQueryOf({})

export const uploadQuerySchema = z.strictObject({
  /** '1': only compare. */
  dryRun: z.enum(['0', '1']).default('0'),
  ...importOptionWords,
  language,
})

export const importStartedSchema = z.strictObject({ runId: z.int(), jobId: z.int() })

/** An import, with why its file was refused as a sentence. */
const shownRunSchema = importRunSchema.extend({ failure: z.string().nullable() })

export const importPageSchema = pageOf(shownRunSchema).extend({
  uploadLimitBytes: z.int(),
  /** The newest date of data that were imported. */
  newestDataDate: z.string().nullable(),
})

export const importDetailSchema = importNotesSchema.extend({
  run: shownRunSchema,
  result: importAnswerSchema.nullable(),
  /** With each reason in a few words. */
  reasonCounts: z.array(reasonCountSchema.extend({ reason: z.string() })),
  options: importOptionsSchema,
  /** Rows that were left out; those of foreign countries are also in result.errorReport. */
  leftOutReport: z.array(z.strictObject({ row_number: z.int(), reason: z.string() })),
})

export const mappingBodySchema = z.strictObject({
  columns: z
    .array(z.strictObject({ at: z.int().min(0).max(16_383), column: mappableSchema }))
    .max(MOST_MAPPED_COLUMNS),
})
