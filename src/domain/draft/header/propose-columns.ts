import { LEGAL_FORMS } from '#domain/business/legal-forms.ts'
import { cellText } from '#domain/draft/cell-text.ts'
import { parseDegrees } from '#domain/draft/location-cells.ts'
import { parsePhone } from '#domain/draft/phone-cell.ts'
import { parseWebsite } from '#domain/draft/website-cell.ts'
import { isOneEdit } from '#domain/text/one-edit.ts'
import { canBe, isAlike, LOOKS } from './cell-looks.ts'
import type { MappableColumn } from './column-mapping.ts'
import { MAPPABLE_COLUMNS } from './column-mapping.ts'
import { type Column, columnNames, columnOfKey } from './columns.ts'
import { type BusinessHeader, headerKey, headerName } from './header.ts'
import { isFixedColumn } from './mapped-header.ts'

/**
 * Proposes what the columns of a file have: by the name of a column, by a similar name, then by what its cells look like. What
 * the cells cannot be is not proposed, whatever the name.
 * @param cells the header as displayed
 * @param rows the first rows
 * @returns for each column a proposal, none twice; null where there is none
 */
export function proposedColumns(
  cells: readonly string[],
  rows: readonly (readonly string[])[],
): readonly (MappableColumn | null)[] {
  const names = cells.map(headerName)
  const open = new Set(MAPPABLE_COLUMNS)
  const proposed: (MappableColumn | null)[] = names.map(() => null)
  const texts = names.map((_, at) => rows.map(row => cellText(row[at] ?? '')).filter(text => text !== ''))
  const propose = (candidates: (at: number) => readonly MappableColumn[]) => {
    for (const [at, name] of names.entries()) {
      if (proposed[at] !== null || isFixedColumn(name, at)) continue
      const found = candidates(at).find(column => open.has(column) && canBe(column, texts[at] ?? []))
      if (found === undefined) continue
      open.delete(found)
      proposed[at] = found
    }
  }
  propose(at => mappable(columnOfKey(headerKey(names[at] ?? ''))?.column))
  propose(at => wordsOf(names[at] ?? '').flatMap(word => mappable(columnOfKey(headerKey(word))?.column)))
  propose(at => similarColumns(headerKey(names[at] ?? '')))
  propose(at => looksLike(texts[at] ?? []))
  if (open.has('name')) propose(at => (looksLikeNames(texts[at] ?? []) ? ['name'] : []))
  if (open.has('name')) propose(at => (areDistinctWords(texts[at] ?? []) ? ['name'] : []))
  return proposed
}

/**
 * What the columns of a file have as it is read now; of several columns for one field the best.
 * @param cells the header as displayed
 */
export function readAs(
  { columns }: Pick<BusinessHeader, 'columns'>,
  cells: readonly string[],
): readonly (MappableColumn | null)[] {
  const read = new Map<number, MappableColumn>()
  const taken = new Set<MappableColumn>()
  for (const [column, [best]] of columns) {
    const found = mappable(column).find(each => !taken.has(each))
    if (best === undefined || found === undefined) continue
    taken.add(found)
    read.set(best, found)
  }
  return cells.map((_, at) => read.get(at) ?? null)
}

function mappable(column: Column | undefined): readonly MappableColumn[] {
  if (column === 'company' || column === 'title') return ['name']
  if (column === 'type') return ['category']
  return MAPPABLE_COLUMNS.filter(known => known === column)
}

function wordsOf(name: string): readonly string[] {
  return name.split(/[^\p{L}\p{N}]+/u).filter(word => word !== '')
}

/** Shorter words stand in many others. */
const SHORTEST_PART = 4
/** Of shorter names one other letter makes another word. */
const SHORTEST_TYPO = 5

/** The columns with a name that contains, or is contained in, or differs by one letter; the longest names first. */
function similarColumns(key: string): readonly MappableColumn[] {
  if (key.length < SHORTEST_PART) return []
  return columnNames()
    .filter(
      ({ name }) =>
        (name.length >= SHORTEST_PART && key.includes(name)) ||
        (key.length >= SHORTEST_TYPO && (name.startsWith(key) || isTypo(key, name))),
    )
    .toSorted((a, b) => b.name.length - a.name.length)
    .flatMap(({ column }) => mappable(column))
}

function isTypo(key: string, name: string): boolean {
  return name.length >= SHORTEST_TYPO && isOneEdit(key, name)
}

/** With its scheme, or a domain alone; not a mail address, a date or a number. */
const WEB_ADDRESS = /^(?:https?:\/\/|www\.|(?=[^@\s]+$)[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}(?:\/|$))/i

const DATE = /^\d{1,2}\.\d{1,2}\.\d{2,4}$/

/** What is so unlike anything else that it needs no name. */
const UNMISTAKABLE: readonly (readonly [MappableColumn, (text: string) => boolean])[] = [
  ['placeId', text => LOOKS.placeId(text) !== undefined],
  ['googleId', text => LOOKS.googleId(text) !== undefined],
  ['website', text => WEB_ADDRESS.test(text) && parseWebsite(text) !== undefined],
  ['postalCode', text => /^\d{5}$/.test(text)],
  ['postalCodeAndCity', text => /^\d{5}\s+\p{L}[^,\d]+$/u.test(text)],
  ['fullAddress', text => /\b\d{5}\s+\p{L}/u.test(text) && /[,;]/.test(text)],
  ['rating', text => /^[1-5][.,]\d$/.test(text) && LOOKS.rating(text) !== undefined],
  ['latitude', text => /[.,]\d{3}/.test(text) && isBetween(parseDegrees(text), 45, 56)],
  ['longitude', text => /[.,]\d{3}/.test(text) && isBetween(parseDegrees(text), 5, 18)],
  [
    'phone',
    text => /^[+(0]/.test(text) && text.length >= 7 && !DATE.test(text) && parsePhone(text) !== undefined,
  ],
  [
    'street',
    text => /(?:str(?:\.|aße|asse)?|weg|platz|gasse|allee|ring|damm|ufer)\s+\d+\s*[a-z]?$/i.test(text),
  ],
]

/** What the cells of a column look like. */
function looksLike(texts: readonly string[]): readonly MappableColumn[] {
  return UNMISTAKABLE.filter(([, looks]) => isAlike(texts, looks)).map(([column]) => column)
}

const LEGAL_FORM = new RegExp(`(?:^|\\s)(?:${LEGAL_FORMS.map(escaped).join('|')})(?:$|[\\s,.])`, 'i')

/** Whether some texts have the legal form of a firm. */
function looksLikeNames(texts: readonly string[]): boolean {
  return texts.some(text => LEGAL_FORM.test(text))
}

/** Names differ from row to row, which trades and towns do not. */
function areDistinctWords(texts: readonly string[]): boolean {
  return (
    texts.length > 1 && new Set(texts).size === texts.length && texts.every(text => /\p{L}{3}/u.test(text))
  )
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
}

function isBetween(degrees: number | undefined, least: number, most: number): boolean {
  return degrees !== undefined && degrees >= least && degrees <= most
}
