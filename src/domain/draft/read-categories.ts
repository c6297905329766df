import { categoryNamedIn, knownCategory } from '#domain/category/category.ts'
import { isGroupSlug } from '#domain/category/group.ts'
import { isFiller } from '#domain/category/no-trade.ts'
import { type TradesIn, tradesIn } from '#domain/category/trades-in.ts'
import { membersOf, parseJsonCell } from '#domain/text/primitive-values.ts'
import type { Row } from './row.ts'

/** Google allows ten categories. */
const MAX_SUBTYPES = 20
/** In characters: so many names, each as long as a line of a card. */
const MAX_CELL_LENGTH = 100 * MAX_SUBTYPES

/**
 * Reads category and subtypes in the words of the source. Outscraper has the category in `type`; its `category` is
 * often wider ('cafes') and counts only when type and subtypes are empty. The further trades of a cell are subtypes. A cell that
 * says nothing about the trade gives way to the next, and in the end to a trade in the business's own name ('Bäckerei
 * Huber'); without any, a fault says so.
 */
export function readCategories(row: Row): void {
  const subtypes = subtypesOf(row)
  const furtherTrades = furtherTradesOf(row)
  const wide = tradesOf(row, 'category')
  const stated = row.has('type') ? [tradesOf(row, 'type'), subtypes, wide] : [wide, subtypes]
  const names = stated.find(cell => cell.names.length > 0)?.names ?? furtherTrades
  const others = stated.flatMap(cell => cell.others)
  const category =
    names.find(isTrade) ?? names[0] ?? (others.length > 0 ? categoryNamedIn(row.draft.name ?? '') : undefined)
  if (category !== undefined) row.draft.category = category
  const leftOut = others.filter(other => !other.includes('@') && (category === undefined || !isFiller(other)))
  if (leftOut.length > 0) row.note('category', 'no_trade', leftOut.join(', '))
  const further = new Map(
    [...names, ...subtypes.names, ...furtherTrades].map(name => [name.toLowerCase(), name]),
  )
  further.delete(category?.toLowerCase() ?? '')
  if (further.size > 0) row.draft.subtypes = [...further.values()].slice(0, MAX_SUBTYPES)
}

/** Of a column beside the one with the trades only what is a trade counts. */
function furtherTradesOf(row: Row): readonly string[] {
  const cells = row.texts('furtherTrade').map(text => tradesIn(text))
  const said = cells.flatMap(({ names, others }) => [...names, ...others])
  const trades = said.filter(name => knownCategory(name) !== undefined)
  const others = said.filter(name => !trades.includes(name))
  if (others.length > 0) row.note('category', 'further_values', others.join(', '))
  return trades
}

/** The names of groups ('Gesundheit') are wider than those of trades. */
function isTrade(name: string): boolean {
  return !isGroupSlug(knownCategory(name)?.slug ?? '')
}

function tradesOf(row: Row, column: 'category' | 'type'): TradesIn {
  const text = row.text(column)
  const json = parseJsonCell(text)
  // Other JSON (reviews, addresses of photos) means that the cells have moved into wrong columns.
  if (Array.isArray(json) && json.every(isNameOrNumber))
    return tradesIn(json.slice(0, MAX_SUBTYPES).join('\n'))
  return tradesIn(row.line(column, 'category', MAX_CELL_LENGTH) === '' ? '' : text)
}

function isNameOrNumber(item: unknown): boolean {
  return typeof item === 'number' || (typeof item === 'string' && !item.includes(':'))
}

function subtypesOf(row: Row): TradesIn {
  const text = row.text('subtypes')
  const items = [...itemsOf(text)]
  for (const list of row.lists) if (list.list === 'categories') items.push(row.cellAt(list.at))
  const listed = tradesIn(items.slice(0, MAX_SUBTYPES).join('\n'), 'names')
  const inText = parseJsonCell(text) ? NONE : tradesIn(text.slice(0, MAX_CELL_LENGTH), 'list')
  return { names: [...inText.names, ...listed.names], others: [...inText.others, ...listed.others] }
}

const NONE: TradesIn = { names: [], others: [] }

/** The names in a JSON list, also of objects with a `name`. */
function itemsOf(text: string): readonly string[] {
  const json = parseJsonCell(text)
  const items: readonly unknown[] = Array.isArray(json) ? json : []
  return items.slice(0, MAX_SUBTYPES).flatMap(item => {
    const name = typeof item === 'object' ? membersOf(item).find(([key]) => key === 'name')?.[1] : item
    return typeof name === 'string' ? [name] : []
  })
}
