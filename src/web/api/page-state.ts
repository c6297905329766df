import { escapeScript } from '#domain/markup/escape.ts'

/**
 * The data of a page on its way from the server to the browser: [query key, data] pairs, lists of like objects
 * packed as columns so that field names are written once. Own form instead of TanStack's dehydrate(), which adds
 * about 400 bytes of bookkeeping to every query.
 */
export interface PageState {
  /** Milliseconds since 1970 for which the page was rendered. */
  readonly now: number
  readonly queries: readonly (readonly [key: readonly unknown[], data: unknown])[]
}

/** JSON for a <script type="application/json">: no '<', so no text in it can end the element. */
export function serializeState(state: PageState): string {
  return escapeScript(`{"now":${state.now},"queries":${written(state.queries)}}`)
}

/** The inverse of serializeState. */
export function parseState(text: string): PageState {
  const { now, queries } = JSON.parse(text) as { now: number; queries: unknown }
  return { now, queries: unpack(queries) as PageState['queries'] }
}

/** Field names of a packed list: its keys, its columns. No answer of ours has such fields. */
const KEYS = '$k'
const COLUMNS = '$c'
/** Field names of a packed column: its distinct values, and which of them each row has, one digit a row. */
const VALUES = '$v'
const ROWS = '$r'
/** '0' to '9' and 'a' to 'z'. */
const DIGITS = 36
/** Field names of a column of texts that begin alike: with what, and how each goes on. */
const BEGINNING = '$b'
const ENDS = '$e'

/** A value as JSON, written at once: packing lists first and writing them then takes longer. */
function written(value: unknown): string {
  if (Array.isArray(value)) {
    const keys = sharedKeys(value)
    if (keys === null) return isPlain(value) ? JSON.stringify(value) : writtenList(value.map(written))
    const rows = value.map(row => Object.values(row))
    const columns = keys.map((_, at) => writtenColumn(rows.map(row => row[at])))
    return `{"${KEYS}":${JSON.stringify(keys)},"${COLUMNS}":${writtenList(columns)}}`
  }
  // As in JSON.stringify, what is undefined is null in lists and missing in objects.
  if (!isRecord(value)) return JSON.stringify(value) ?? 'null'
  const fields = Object.entries(value).filter(([, field]) => field !== undefined)
  return `{${fields.map(([key, field]) => `${JSON.stringify(key)}:${written(field)}`).join(',')}}`
}

/**
 * Trades, cities and hours repeat down a list, and addresses of pictures and websites begin alike: what repeats is written
 * once where that is shorter.
 */
function writtenColumn(column: readonly unknown[]): string {
  // Texts and numbers are compared as they are, and a whole column is written at once.
  if (!isPlain(column)) return shorterColumn(column.map(written), writtenList)
  const packed = shorterColumn(column, values => JSON.stringify(values))
  const beginning = sharedBeginning(column)
  if (beginning === '') return packed
  const ends = column.map(text => (typeof text === 'string' ? text.slice(beginning.length) : text))
  const cut = `{"${BEGINNING}":${JSON.stringify(beginning)},"${ENDS}":${JSON.stringify(ends)}}`
  return cut.length < packed.length ? cut : packed
}

/** What all texts of a column begin with; '' where it has anything else but null. */
function sharedBeginning(column: readonly unknown[]): string {
  let shared: string | null = null
  for (const text of column) {
    if (text === null) continue
    if (typeof text !== 'string') return ''
    shared ??= text
    while (!text.startsWith(shared)) shared = shared.slice(0, -1)
  }
  return shared ?? ''
}

function shorterColumn<Value>(column: readonly Value[], write: (values: readonly Value[]) => string): string {
  const digits = new Map<Value, string>()
  for (const value of column) {
    if (digits.has(value)) continue
    if (digits.size === DIGITS) return write(column)
    digits.set(value, digits.size.toString(DIGITS))
  }
  const plain = write(column)
  if (digits.size === column.length) return plain
  const rows = column.map(value => digits.get(value)).join('')
  const packed = `{"${VALUES}":${write([...digits.keys()])},"${ROWS}":"${rows}"}`
  return packed.length < plain.length ? packed : plain
}

function writtenList(texts: readonly string[]): string {
  return `[${texts.join(',')}]`
}

/** Whether a list holds nothing that could be packed. */
function isPlain(list: readonly unknown[]): boolean {
  return list.every(value => typeof value !== 'object' || value === null)
}

/** As `written` writes them. */
type Column =
  | readonly unknown[]
  | { readonly [VALUES]: readonly unknown[]; readonly [ROWS]: string }
  | { readonly [BEGINNING]: string; readonly [ENDS]: readonly (string | null)[] }

function unpack(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unpack)
  if (!isRecord(value)) return value
  const keys = value[KEYS]
  if (!Array.isArray(keys))
    return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, unpack(field)]))
  const columns = (value[COLUMNS] as readonly Column[]).map(unpackColumn)
  return columns[0]?.map((_, row) => Object.fromEntries(keys.map((key, at) => [key, columns[at]?.[row]])))
}

function unpackColumn(column: Column): readonly unknown[] {
  if (!isRecord(column)) return column.map(unpack)
  if (ENDS in column) return column[ENDS].map(end => (end === null ? null : column[BEGINNING] + end))
  const distinct = column[VALUES].map(unpack)
  return Array.from(column[ROWS], digit => distinct[Number.parseInt(digit, DIGITS)])
}

/** The field names of a list of two or more objects that all have the same ones, in the same order; else null. */
function sharedKeys(list: readonly unknown[]): readonly string[] | null {
  const [first] = list
  if (list.length < 2 || !isRecord(first)) return null
  const keys = Object.keys(first)
  return keys.length > 0 && list.every(row => isRecord(row) && hasKeys(row, keys)) ? keys : null
}

function hasKeys(row: Record<string, unknown>, keys: readonly string[]): boolean {
  const own = Object.keys(row)
  return own.length === keys.length && own.every((key, at) => key === keys[at])
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
