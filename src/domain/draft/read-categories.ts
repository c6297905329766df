import { categoryNamedIn, knownCategory } from '#domain/category/category.ts'
import { plainLine } from '#domain/text/plain-text.ts'
import { membersOf, parseJsonCell } from '#domain/text/primitive-values.ts'
import type { Row } from './row.ts'

/** In characters: a line of a card. */
const MAX_CATEGORY_LENGTH = 100
/** Google allows ten categories. */
const MAX_SUBTYPES = 20

/** Names that say nothing about the trade; Google gives them to all kinds of businesses. */
const EMPTY_NAMES: ReadonlySet<string> = new Set(['geschäft', 'geschäftsstelle', 'store', 'shop'])

/**
 * Reads category and subtypes in the words of the source. Outscraper has the category in `type`; its `category` is
 * often wider ('cafes') and counts only when type and subtypes are empty. A name that says nothing about the trade gives
 * way to the next, and in the end to a trade in the business's own name ('Bäckerei Huber').
 */
export function readCategories(row: Row): void {
  const subtypes = [...subtypesOf(row), ...furtherTradesOf(row)].filter(saysSomething)
  const wide = row.line('category', 'category', MAX_CATEGORY_LENGTH)
  const type = row.line('type', 'category', MAX_CATEGORY_LENGTH)
  const stated = (row.has('type') ? [type, subtypes[0] ?? '', wide] : [wide, subtypes[0] ?? '']).filter(
    name => name !== '',
  )
  const category =
    stated.find(saysSomething) ?? (stated.length > 0 ? categoryNamedIn(row.draft.name ?? '') : undefined)
  if (category !== undefined) row.draft.category = category
  const others = subtypes.filter(subtype => subtype.toLowerCase() !== category?.toLowerCase())
  if (others.length > 0) row.draft.subtypes = others
}

/** Of a column beside the one with the trades only what is a trade counts. */
function furtherTradesOf(row: Row): readonly string[] {
  const texts = row.texts('furtherTrade')
  const trades = texts.filter(text => knownCategory(text) !== undefined)
  const others = texts.filter(text => !trades.includes(text))
  if (others.length > 0) row.note('category', 'further_values', others.join(', '))
  return trades
}

function saysSomething(name: string): boolean {
  return !EMPTY_NAMES.has(name.toLowerCase())
}

function subtypesOf(row: Row): readonly string[] {
  const text = row.text('subtypes')
  const json = parseJsonCell(text)
  const said = json === undefined ? text.split(/,\s+|[;|]\s*/, MAX_SUBTYPES) : stringsIn(json)
  for (const list of row.lists) if (list.list === 'categories') said.push(row.cellAt(list.at))
  const names = said
    .filter(name => name.length <= MAX_CATEGORY_LENGTH)
    .map(plainLine)
    .filter(name => name !== '' && !name.includes('@'))
  return [...new Map(names.map(name => [name.toLowerCase(), name])).values()].slice(0, MAX_SUBTYPES)
}

/** Lists of names, and of objects with a `name`. */
function stringsIn(json: object): string[] {
  const items: readonly unknown[] = Array.isArray(json) ? json : []
  return items.slice(0, MAX_SUBTYPES).flatMap(item => {
    const name = typeof item === 'string' ? item : membersOf(item).find(([key]) => key === 'name')?.[1]
    return typeof name === 'string' ? [name] : []
  })
}
