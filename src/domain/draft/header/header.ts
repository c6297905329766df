import type { FieldShape } from '#domain/business/field-values.ts'
import { definitionOf, FIELDS, fieldsWith } from '#domain/business/fields.ts'
import { foldGerman } from '#domain/text/folding.ts'
import { type Column, columnOfKey, type ListColumn, listColumnOf } from './columns.ts'
import { type HeaderRefusal, likelyKindOf, otherKindOf } from './header-refusal.ts'
import { isGivenName, isPersonalColumn } from './personal-columns.ts'

/** The header of a file of businesses: which column has what. */
export interface BusinessHeader {
  readonly kind: 'businesses'
  /** 'google-maps': the export of a scraper. 'spreadsheet': any other list, also our own export. */
  readonly source: 'google-maps' | 'spreadsheet'
  /** Positions of the columns with a meaning, the best first. */
  readonly columns: ReadonlyMap<Column, readonly number[]>
  readonly lists: readonly ListColumn[]
  /** Names of columns that are not read, because they are unknown or repeated. */
  readonly ignored: readonly string[]
  /** Names of columns about people, which are never read. */
  readonly dropped: readonly string[]
}

/** The header of a file with something else. */
export interface RefusedHeader {
  readonly kind: 'refused'
  readonly reason: HeaderRefusal
  /** The first names, which tell the administrator what is in the file. */
  readonly names: readonly string[]
  /** What a list of businesses needs and this one has not; nothing for files of another kind. */
  readonly missing: readonly ('name' | 'place')[]
}

export type ParsedHeader = BusinessHeader | RefusedHeader

/**
 * Finds the meaning of the columns of a spreadsheet by their names, never by position.
 * @param cells the first row as displayed
 * Case, blanks, punctuation and byte order marks do not matter. Of two columns with the same name the first counts.
 * Knows Outscraper in all generations, gosom, Apify, SerpApi, our own export and plain German and English lists.
 */
export function readHeader(cells: readonly string[]): ParsedHeader {
  const names = cells.map(headerName)
  const keys = names.map(headerKey)
  const refused = (reason: HeaderRefusal, ...missing: RefusedHeader['missing']): RefusedHeader => {
    const found = names.filter(name => name !== '').slice(0, MAX_SHOWN_NAMES)
    return { kind: 'refused', reason, names: found, missing }
  }
  const allKeys = new Set(keys.filter(key => key !== ''))
  if (allKeys.size === 0) return refused('empty')
  const otherKind = otherKindOf(allKeys)
  if (otherKind !== undefined) return refused(otherKind)

  const sorted = sortColumns(names, keys)
  const nameColumn = columnOfNames(sorted.columns, keys.some(isGivenName))
  if (nameColumn === 'people') return refused('people')
  const hasPlace = PLACE_COLUMNS.some(isPlace => isPlace(sorted.columns))
  if (nameColumn === undefined || !hasPlace) {
    const likely = likelyKindOf(allKeys)
    if (likely !== undefined) return refused(likely)
    if (nameColumn !== undefined) return refused('no-place-column', 'place')
    return hasPlace ? refused('no-name-column', 'name') : refused('no-name-column', 'name', 'place')
  }

  const namePositions = sorted.columns.get(nameColumn) ?? []
  // A 'name' beside a company column and a 'title' beside a name column belong to a person.
  const personPositions = (['name', 'title'] as const)
    .filter(column => column !== nameColumn)
    .flatMap(column => sorted.columns.get(column) ?? [])
  const columns = new Map(sorted.columns)
  for (const column of NAME_COLUMNS) columns.delete(column)
  columns.set('name', namePositions)
  return {
    kind: 'businesses',
    source: sourceOf(allKeys, columns),
    columns,
    lists: sorted.lists,
    ignored: [...sorted.ignored, ...unusedNames(sorted.columns, nameColumn).map(at => names[at] ?? '')],
    dropped: [...sorted.dropped, ...personPositions.map(at => names[at] ?? '')],
  }
}

/** The positions of the columns that are read for a business; none for a file of another kind. */
export function readColumns(header: ParsedHeader): ReadonlySet<number> {
  if (header.kind === 'refused') return new Set()
  return new Set([...header.columns.values()].flat().concat(header.lists.map(({ at }) => at)))
}

/** Whether the cells of a column may be JSON, as exporters write lists and objects. */
export function isJsonColumn(name: string): boolean {
  const key = headerKey(name)
  const column = isPersonalColumn(name, key) ? undefined : columnOfKey(key)?.column
  return column !== undefined && JSON_COLUMNS.has(column)
}

/** The letters and digits of a header name in lower case, umlauts written out: 'Straße/Nr.' becomes 'strassenr'. */
export function headerKey(name: string): string {
  return foldGerman(name).replace(/[^a-z0-9]/g, '')
}

/** Names that are shown of a refused file. */
const MAX_SHOWN_NAMES = 12

const PLAIN_SHAPES: ReadonlySet<FieldShape> = new Set(['text', 'decimal', 'count', 'flag', 'choice'])

const JSON_COLUMNS: ReadonlySet<Column> = new Set<Column>([
  ...FIELDS.filter(field => !PLAIN_SHAPES.has(definitionOf(field).shape)),
  ...fieldsWith({ part: 'contact' }),
  ...(['completeAddress', 'coordinates'] as const),
])

/** Columns that may have the name of the business. */
export const NAME_COLUMNS = ['name', 'company', 'title'] as const satisfies readonly Column[]

type Columns = ReadonlyMap<Column, readonly number[]>

interface SortedColumns {
  readonly columns: Columns
  readonly lists: readonly ListColumn[]
  readonly ignored: readonly string[]
  readonly dropped: readonly string[]
}

function sortColumns(names: readonly string[], keys: readonly string[]): SortedColumns {
  const found: { readonly column: Column; readonly rank: number; readonly at: number }[] = []
  const lists: ListColumn[] = []
  const ignored: string[] = []
  const dropped: string[] = []
  const seen = new Set<string>()
  for (const [at, name] of names.entries()) {
    const key = keys[at] ?? ''
    if (name === '') continue
    // Keys have only letters and digits, but 'categories/1' and 'categories1' are two columns.
    const list = seen.has(name) ? undefined : listColumnOf(name, at)
    const known = seen.has(key) ? undefined : columnOfKey(key)
    if (list !== undefined) lists.push(list)
    else if (isPersonalColumn(name, key)) dropped.push(name)
    else if (known !== undefined) found.push({ ...known, at })
    else ignored.push(name)
    seen.add(name).add(key)
  }
  const columns = new Map<Column, number[]>()
  for (const { column, at } of found.toSorted((a, b) => a.rank - b.rank)) {
    columns.set(column, [...(columns.get(column) ?? []), at])
  }
  return { columns, lists, ignored, dropped }
}

/** The column with the name of the business. If there are given names of people, a 'Name' is a surname. */
function columnOfNames(
  columns: Columns,
  hasGivenNames: boolean,
): (typeof NAME_COLUMNS)[number] | 'people' | undefined {
  const isOfGoogle = columns.has('placeId') || columns.has('googleId') || columns.has('cid')
  if (isOfGoogle && columns.has('name')) return 'name'
  if (columns.has('company')) return 'company'
  const column = columns.has('name') ? 'name' : columns.has('title') ? 'title' : undefined
  return column !== undefined && hasGivenNames && !isOfGoogle ? 'people' : column
}

/** A company's name beside the name of a place is not needed. */
function unusedNames(columns: Columns, nameColumn: string): readonly number[] {
  return nameColumn === 'company' ? [] : (columns.get('company') ?? [])
}

const has =
  (...needed: readonly Column[]) =>
  (columns: Columns): boolean =>
    needed.every(column => columns.has(column))

/** At least one of these is needed to find, call or recognise a business. */
const PLACE_COLUMNS = [
  ...(
    [
      'street',
      'postalCode',
      'postalCodeAndCity',
      'city',
      'fullAddress',
      'address',
      'completeAddress',
    ] as const
  ).map(column => has(column)),
  ...(['phone', 'placeId', 'googleId', 'cid', 'coordinates'] as const).map(column => has(column)),
  has('latitude', 'longitude'),
]

/** Columns that only exports of Google Maps have. One is enough beside an id. */
const SCRAPER_KEYS = [
  ...[
    'query',
    'googleid',
    'reviewsid',
    'ownerid',
    'workinghours',
    'businessstatus',
    'streetview',
    'areaservice',
  ],
  ...[
    'dataid',
    'openhours',
    'completeaddress',
    'reviewslink',
    'searchstring',
    'categoryname',
    'totalscore',
    'fid',
  ],
  ...['claimthisbusiness', 'gpscoordinates', 'datacid'],
]

/** Where a list comes from, told by the keys of all its names. */
export function sourceOf(keys: ReadonlySet<string>, columns: Columns): 'google-maps' | 'spreadsheet' {
  // Our own export has Google's ids too, but also the addresses of pages.
  if (keys.has('urlslug')) return 'spreadsheet'
  const hasId = columns.has('placeId') || columns.has('googleId') || columns.has('cid')
  return hasId && SCRAPER_KEYS.some(key => keys.has(key)) ? 'google-maps' : 'spreadsheet'
}

/** A header name without byte order mark and blanks around it. */
export function headerName(cell: string): string {
  return cell.slice(0, MAX_NAME_LENGTH).trim()
}

/** Longer header cells are sentences, in characters. */
const MAX_NAME_LENGTH = 200
