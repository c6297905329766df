import { z } from 'zod'
import { DEFAULT_LANGUAGE, LANGUAGES } from '#domain/language.ts'

/** Of the names of categories, of written texts and of the sentences of problems. */
export const language = z.enum(LANGUAGES).default(DEFAULT_LANGUAGE)

/** The query of a route that takes nothing else; misspelt names are refused. */
export const languageQuerySchema = z.strictObject({ language })

/** On or off: in addresses 'true', '1', 'false' or '0', and so are a client's booleans. */
export const flag: z.ZodType<boolean, boolean | string> = z
  .enum(['true', '1', 'false', '0'])
  .transform(value => value === 'true' || value === '1')

/** The number of a page from 1; services cap the offset. */
export const pageNumber = z.coerce.number<number | string>().int().min(1).max(1_000_000).default(1)

/** The number of a row of a table. */
export const rowId = z.coerce.number<number | string>().int().min(1).max(Number.MAX_SAFE_INTEGER)

/** The number of a business. */
export const businessId = z
  .int()
  .min(1)
  .max(2 ** 31)

/** Businesses whose rows were chosen by hand; for more there are filters. */
export const chosenBusinessIds = z.array(businessId).min(1).max(10_000)

/** Path parameters of what is found by its number. */
export const idParamsSchema = z.strictObject({ id: rowId })

/** The query of a list with pages. @param filter what it can be filtered by */
export const pageQueryOf = <Filter extends z.core.$ZodLooseShape>(filter: Filter) =>
  z.strictObject({ ...filter, page: pageNumber, language })

/** How many entries a page has. */
export const limitOf = (usual: number) =>
  z.coerce.number<number | string>().int().min(1).max(100).default(usual)

/** One page of a list of the administrator's area. */
export const pageOf = <Entry extends z.ZodType>(entry: Entry) =>
  z.strictObject({ entries: z.array(entry).readonly(), total: z.int(), page: z.int(), totalPages: z.int() })
