import { z } from 'zod'
import { type BusinessField, FIELDS } from '#domain/business/fields.ts'
import {
  EMPTY_CELL_CHOICES,
  type ImportOptions,
  OLDER_DATA_CHOICES,
  ROW_CHOICES,
} from '#domain/import/import-options.ts'

const fieldSchema = z.enum(FIELDS as readonly [BusinessField, ...BusinessField[]])

/** Names of fields with commas between them, each once. */
const fieldListSchema = z
  .string()
  .max(1000)
  .transform(text => [...new Set(text.split(',').map(name => name.trim()))])
  .pipe(z.array(fieldSchema).min(1))

/** The options of an import as words: in the query of an upload and as flags of the command. */
export const importOptionWords = {
  rows: z.enum(ROW_CHOICES).default('all'),
  /** 'phone,website'; without it all. */
  fields: fieldListSchema.optional(),
  emptyCells: z.enum(EMPTY_CELL_CHOICES).default('keep'),
  olderData: z.enum(OLDER_DATA_CHOICES).default('import'),
  /** ISO date from which the data are; without it the day of the import. */
  dataDate: z.iso.date().optional(),
}

/** The words of all options. */
export const importOptionWordsSchema = z.object(importOptionWords)

/** The options that words say. */
export function importOptionsOf(words: z.infer<typeof importOptionWordsSchema>): ImportOptions {
  const { rows, fields, emptyCells, olderData, dataDate } = words
  return { rows, fields: fields ?? null, emptyCells, olderData, date: dataDate ?? null }
}

/** The options of an import in answers. */
export const importOptionsSchema = z.strictObject({
  rows: z.enum(ROW_CHOICES),
  fields: z.array(fieldSchema).readonly().nullable(),
  emptyCells: z.enum(EMPTY_CELL_CHOICES),
  olderData: z.enum(OLDER_DATA_CHOICES),
  date: z.string().nullable(),
})
