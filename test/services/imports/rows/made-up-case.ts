import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Immutable } from '#domain/immutable.ts'
import { COUNTRY_CODES } from '#domain/place/country.ts'

/** The kinds of faults that rows were made up for: one file of cases each. */
export const KINDS = [
  'country',
  'towns',
  'addresses',
  'emptyrows',
  'cells',
  'columns',
  'portals',
  'categories',
  'ratings',
  'encodings',
  'again',
] as const

const text = z.string()
const cellsSchema = z.array(text)
const rowNumbers = z.array(z.int())
/** By weekday, Monday first: '10:00-12:30,14:00-18:00', 'off'; null where the case says nothing. */
const weekSchema = z.array(text.nullable()).length(7)

/** A business that must be there. Only what the case is about is named; null: the field is empty. */
const wantedSchema = z.strictObject({
  name: text,
  street: text.nullish(),
  houseNumber: text.nullish(),
  postalCode: text.nullish(),
  city: text.optional(),
  district: text.nullish(),
  state: text.optional(),
  country: text.optional(),
  phone: text.nullish(),
  website: text.nullish(),
  email: text.optional(),
  openingHours: weekSchema.nullish(),
  notOpeningHours: weekSchema.optional(),
  categories: z.array(text).optional(),
  notCategories: z.array(text).optional(),
  rating: z.number().nullish(),
  notRating: z.array(z.number()).optional(),
  ratingSource: text.optional(),
  notRatingSource: z.array(text).optional(),
  ratingCount: z.number().optional(),
  latitude: z.number().nullish(),
  longitude: z.number().nullish(),
  notLatitude: z.array(z.number()).optional(),
  priceRange: text.nullish(),
  placeId: text.nullish(),
  cid: text.optional(),
  /** Other spellings that are as right. */
  also: z.record(text, z.array(text)).optional(),
  /** Other trades that are as right, by the one in `categories`. */
  alsoCategories: z.record(text, z.array(text)).optional(),
})

/** Something that the report must say: about one of these columns (in these rows), about a sheet, or with such a code. */
const saidSchema = z.strictObject({
  columns: z.array(text).optional(),
  rows: rowNumbers.optional(),
  sheet: text.optional(),
  /** A regular expression for a code of the report. */
  word: text.optional(),
  /** Nothing need be said where the business of the row still has this. */
  kept: text.optional(),
})

const workbookSchema = z.strictObject({
  /** Sheets in their order; a name alone has the rows of the case. */
  sheets: z
    .array(
      z.union([
        text,
        z.strictObject({
          name: text,
          rows: z.array(cellsSchema).optional(),
          isCopy: z.boolean().optional(),
          isHidden: z.boolean().optional(),
        }),
      ]),
    )
    .optional(),
  /** XML in the first sheet: attributes of rows by number, contents of cells by place, and what stands around the rows. */
  rowAttributes: z.record(text, text).optional(),
  cells: z.record(text, text).optional(),
  beforeRows: text.optional(),
  behindRows: text.optional(),
})

const caseSchema = z.strictObject({
  why: text,
  /** Germany alone without. */
  countries: z.array(z.enum(COUNTRY_CODES)).optional(),
  headers: cellsSchema,
  rows: z.array(cellsSchema),
  /** The rows of a second upload with the same header. */
  second: z.array(cellsSchema).optional(),
  /** An .xlsx instead of a .csv. */
  workbook: workbookSchema.optional(),
  delimiter: text.optional(),
  stored: z.array(wantedSchema),
  /** Only the categories that `stored` names may be there. */
  onlyTheseCategories: z.boolean().optional(),
  /** Rows that are not stored, and said so. */
  skipped: rowNumbers.optional(),
  /** Rows that are no businesses, of which nothing need be said. */
  notStored: rowNumbers.optional(),
  /** Rows without a town: left out, or stored without one, and said so. */
  unplaced: rowNumbers.optional(),
  said: z.array(saidSchema).optional(),
  /** Columns about which nothing is said. */
  quiet: z.array(text).optional(),
  /** By column, what must not be proposed for it. */
  notProposed: z.record(text, z.array(text)).optional(),
  /** What the second upload does. */
  again: z
    .strictObject({ unchanged: z.int(), updated: z.int(), new: z.int(), totalStored: z.int() })
    .optional(),
  /** Refusing the whole file is as right. */
  orRefused: z.boolean().optional(),
})

export type MadeUpCase = Immutable<z.infer<typeof caseSchema>>
export type Wanted = MadeUpCase['stored'][number]
export type Said = NonNullable<MadeUpCase['said']>[number]
export type Workbook = NonNullable<MadeUpCase['workbook']>

/** The cases of a kind, in the order of their file. */
export function casesOf(kind: string): readonly MadeUpCase[] {
  const lines = readFileSync(join(import.meta.dirname, `${kind}.jsonl`), 'utf8')
    .trimEnd()
    .split('\n')
  return lines.map(line => caseSchema.parse(JSON.parse(line)))
}

/** The numbers of the cases that do not hold yet, from 1, by kind. */
export function openCases(): Readonly<Record<string, readonly number[]>> {
  const content = readFileSync(join(import.meta.dirname, 'open.json'), 'utf8')
  return z.record(text, rowNumbers).parse(JSON.parse(content))
}
