import { type BusinessField, FORM_PARTS, type FormPart, fieldsWith } from '#domain/business/fields.ts'

/** Parts of fields for which lists have columns of their own. */
const OTHER_MAPPABLE = ['address', 'houseNumber', 'postalCodeAndCity', 'country', 'coordinates'] as const

/** What the administrator can say that a column has. */
export type MappableColumn = BusinessField | (typeof OTHER_MAPPABLE)[number]

/** The choices of a part of the form, in its order; what addresses are made of stands with the address. */
export function mappableIn(part: FormPart): readonly MappableColumn[] {
  return part === 'address' ? [...fieldsWith({ part }), ...OTHER_MAPPABLE] : fieldsWith({ part })
}

/** Every choice. */
export const MAPPABLE_COLUMNS: readonly MappableColumn[] = FORM_PARTS.flatMap(mappableIn)

/** What a column was said to have. */
export interface MappedColumn {
  /** Its position in the header, from 0. */
  readonly at: number
  readonly column: MappableColumn
}

/** What the columns of files with one header have, as the administrator said. Other columns are not read. */
export interface ColumnMapping {
  /** The normalised header row (headerRowKey). */
  readonly key: string
  readonly columns: readonly MappedColumn[]
}

/** A request with more is no mapping. */
export const MOST_MAPPED_COLUMNS = 500

/** What is wrong with a mapping as a whole. */
export type MappingFault =
  | { readonly code: 'name_missing' | 'place_missing' }
  | { readonly code: 'column_twice'; readonly column: MappableColumn }

/** The first thing that is wrong with a mapping; undefined when businesses can be read with it. */
export function mappingFault(mapped: readonly Pick<MappedColumn, 'column'>[]): MappingFault | undefined {
  const seen = new Set<MappableColumn>()
  for (const { column } of mapped) {
    if (seen.has(column)) return { code: 'column_twice', column }
    seen.add(column)
  }
  if (!seen.has('name')) return { code: 'name_missing' }
  const hasPlace = PLACES.some(column => seen.has(column)) || (seen.has('latitude') && seen.has('longitude'))
  return hasPlace ? undefined : { code: 'place_missing' }
}

/** At least one of these is needed to find, call or recognise a business. */
const PLACES: readonly MappableColumn[] = [
  ...(['street', 'postalCode', 'postalCodeAndCity', 'city', 'fullAddress', 'address'] as const),
  ...(['phone', 'placeId', 'googleId', 'cid', 'coordinates'] as const),
]
