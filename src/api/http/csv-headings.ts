import type { CsvHeadingsMessages } from '#messages/de/api/csv-headings.ts'
import { everyLanguage } from '#messages/every-language.ts'

/** The headings of the lists that the administrator downloads. */
export const CSV_HEADINGS = await everyLanguage<CsvHeadingsMessages>(
  language => import(`../../messages/${language}/api/csv-headings.ts`),
)
