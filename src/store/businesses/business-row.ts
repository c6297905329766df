import type { Insertable, Selectable } from 'kysely'
import type { Business, FieldSource, Source } from '#domain/business/business.ts'
import type { FieldShape, SHAPE_OF_KIND } from '#domain/business/field-values.ts'
import {
  BUSINESS_FIELDS,
  type BusinessField,
  blankRecord,
  definitionOf,
  FIELDS,
  type FieldFacts,
  type FieldValues,
} from '#domain/business/fields.ts'
import type { GroupSlug } from '#domain/category/group.ts'
import type { Flag, Json, Millis } from '#store/schema/columns.ts'

type Definitions = typeof BUSINESS_FIELDS

type Shape<Field extends BusinessField> = (typeof SHAPE_OF_KIND)[Definitions[Field]['kind']]

/** What the column of a field has. */
type Stored<Field extends BusinessField> =
  | (Shape<Field> extends (typeof AS_THEY_ARE)[number]
      ? FieldValues[Field]
      : Shape<Field> extends 'flag'
        ? Flag
        : Json)
  | (Definitions[Field]['unknown'] extends null ? null : never)

type FieldColumns = { [Field in BusinessField as Definitions[Field]['column']]: Stored<Field> }

/** The columns of a business: those of its fields (domain/business/fields.ts), and what the directory adds. */
export interface BusinessTable extends FieldColumns {
  id: number
  /**
   * Normalised name, postal code and street (domain/duplicate/recognition-key.ts): recognises a business without Google's
   * ids.
   */
  match_key: string | null
  /** The match key by which files name it, where its name or address was corrected here. */
  stated_key: string | null
  /** Sort key of the name in German order; stored, because node:sqlite has no collation hook. */
  name_sort: string
  category_slug: string
  category_group: GroupSlug
  city_slug: string
  slug: string
  /** `{city_slug}/{slug}`: the page's address, unique. */
  url_slug: string
  completeness: number
  source: Source
  source_date: string
  field_sources: Json
  is_hidden: Flag
  removed_at: Millis | null
  /** The business that it was merged into; only of removed ones. */
  merged_into: number | null
  /** Rises with every change of the row; followers read what is above their last one. */
  change: number
  created_at: Millis
  updated_at: Millis
}

export type BusinessRow = Selectable<BusinessTable>

/** What a row has besides the business: how it is recognised, ordered and followed. */
export interface RowKeys {
  readonly matchKey: string | null
  readonly statedKey: string | null
  readonly nameSort: string
  readonly change: number
}

/** The stored form of a live business. */
export function rowOf(business: Business, keys: RowKeys): Insertable<BusinessTable> {
  return {
    ...fieldColumns(business),
    id: business.id,
    match_key: keys.matchKey,
    stated_key: keys.statedKey,
    name_sort: keys.nameSort,
    category_slug: business.categorySlug,
    category_group: business.categoryGroup,
    city_slug: business.citySlug,
    slug: business.slug,
    url_slug: `${business.citySlug}/${business.slug}`,
    completeness: business.completeness,
    source: business.source,
    source_date: business.sourceDate,
    field_sources: JSON.stringify(business.fieldSources),
    is_hidden: business.isHidden ? 1 : 0,
    removed_at: null,
    merged_into: null,
    change: keys.change,
    created_at: business.createdAt,
    updated_at: business.updatedAt,
  }
}

/** The business of a row. Only `rowOf` writes JSON columns, so they are trusted. */
export function businessOf(row: BusinessRow): Business {
  return {
    ...fieldFacts(row),
    id: Number(row.id),
    categorySlug: row.category_slug,
    categoryGroup: row.category_group,
    citySlug: row.city_slug,
    slug: row.slug,
    completeness: row.completeness,
    source: row.source,
    sourceDate: row.source_date,
    fieldSources: JSON.parse(row.field_sources) as Record<string, FieldSource>,
    isHidden: row.is_hidden === 1,
    createdAt: Number(row.created_at),
    updatedAt: Number(row.updated_at),
  }
}

/** Values of these shapes are stored as they are; flags as numbers, everything else as JSON. */
const AS_THEY_ARE = ['text', 'decimal', 'count', 'choice'] as const satisfies readonly FieldShape[]

/** How a column is written and read. */
const COLUMNS = FIELDS.map(field => {
  const { shape } = definitionOf(field)
  const { column } = BUSINESS_FIELDS[field]
  const form = AS_THEY_ARE.some(known => known === shape) ? 'value' : shape === 'flag' ? 'flag' : 'json'
  return { field, column, form } as const
})

const BLANK_COLUMNS = blankRecord(COLUMNS.map(({ column }) => column))
const BLANK_FACTS = blankRecord(FIELDS)

function fieldColumns(business: Business): FieldColumns {
  const columns: Record<string, unknown> = { ...BLANK_COLUMNS }
  for (const { field, column, form } of COLUMNS) {
    const fact = business[field]
    columns[column] =
      form === 'value' || fact === null ? fact : form === 'flag' ? Number(fact) : JSON.stringify(fact)
  }
  return columns as FieldColumns
}

function fieldFacts(row: BusinessRow): FieldFacts {
  const facts: Record<string, unknown> = { ...BLANK_FACTS }
  for (const { field, column, form } of COLUMNS) {
    const stored = row[column]
    facts[field] =
      form === 'value' || stored === null
        ? stored
        : form === 'flag'
          ? stored === 1
          : JSON.parse(String(stored))
  }
  return facts as FieldFacts
}
