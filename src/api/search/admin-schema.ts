import { z } from 'zod'
import { language } from '#api/http/schema.ts'
import { searchReportSchema } from '#domain/search/listed-searches.ts'
import { SEARCH_LISTS, SEARCH_PERIODS } from '#domain/search/search-report.ts'

const days = z.coerce.number().pipe(z.literal(SEARCH_PERIODS)).default(30)

export const searchReportQuerySchema = z.strictObject({ days, language })

export const searchExportQuerySchema = z.strictObject({ days, list: z.enum(SEARCH_LISTS), language })

export const shownSearchReportSchema = searchReportSchema.extend({ isOn: z.boolean() })
