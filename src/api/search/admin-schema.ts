import { z } from 'zod'
import { language } from '#api/http/schema.ts'
import { LANGUAGES } from '#domain/language.ts'
import { SEARCH_LISTS, SEARCH_PERIODS } from '#domain/search/search-report.ts'

const days = z.coerce.number().pipe(z.literal(SEARCH_PERIODS)).default(30)

export const searchReportQuerySchema = z.strictObject({ days, language })

export const searchExportQuerySchema = z.strictObject({ days, list: z.enum(SEARCH_LISTS), language })

const listSchema = z.strictObject({
  total: z.int(),
  lines: z
    .array(
      z.strictObject({
        query: z.string(),
        place: z.string(),
        languages: z.array(z.enum(LANGUAGES)).readonly(),
        searches: z.int(),
        withoutResults: z.int(),
        corrected: z.int(),
        correctedTo: z.string().nullable(),
      }),
    )
    .readonly(),
})

export const searchReportSchema = z.strictObject({
  from: z.string(),
  to: z.string(),
  searches: z.int(),
  withoutResults: z.int(),
  corrected: z.int(),
  rare: z.strictObject({ queries: z.int(), searches: z.int() }),
  isOn: z.boolean(),
  lists: z.strictObject({ top: listSchema, 'without-results': listSchema, corrected: listSchema }),
})

export const synonymsSchema = z
  .array(
    z.strictObject({
      id: z.int(),
      term: z.string(),
      means: z.array(z.string()).readonly(),
      account: z.string(),
      createdAt: z.int(),
    }),
  )
  .readonly()
