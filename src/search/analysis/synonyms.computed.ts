import { readFileSync } from 'node:fs'
import { categoryNames } from '#domain/category/category.ts'
import { CATEGORIES } from '#domain/category/table.ts'
import {
  distinct,
  LONGEST_PHRASE,
  NO_NAMES,
  type OtherNames,
  type SynonymGroup,
  type SynonymTable,
  tableOf,
  termsOfPhrase,
} from './synonym-table.ts'

const groups = readGroups(readFileSync(new URL('./data/synonyms.txt', import.meta.url), 'utf8').split('\n'))

/** The synonyms that come with the product. */
export const BUILT_IN_SYNONYMS: SynonymTable = tableOf(groups)

/** All single words of the built-in groups and of what trades are called, as written there, for the spelling dictionary. */
export const TRADE_WORDS: readonly string[] = [
  ...new Set(
    [
      ...groups.flatMap(({ words }) => words),
      ...CATEGORIES.flatMap(({ name, aliases }) => [name, ...aliases]),
    ].flatMap(words => words.trim().split(/[\s-]+/)),
  ),
]

/**
 * The English and Turkish names of the categories, so that 'oto tamirhanesi' finds the businesses of that category. A
 * word that is also German keeps its German meaning. Of single English words only the shown name counts: 'sport' is no
 * name of a club.
 */
export const NAMES_OF_CATEGORIES: SynonymTable = namesOfCategories()

function namesOfCategories(): SynonymTable {
  const all = categoryNames()
  const german = new Set(all.flatMap(category => category.german).map(name => name.toLowerCase()))
  const table = new Map<string, OtherNames>()
  for (const { name, meant, foreign } of all) {
    const means = termsOfPhrase(name)
    for (const other of foreign) {
      const isMeant = !german.has(other.toLowerCase()) && (other.includes(' ') || meant.includes(other))
      const terms = isMeant ? termsOfPhrase(other) : []
      if (terms.length === 0 || terms.length > LONGEST_PHRASE) continue
      const { equal } = table.get(terms.join(' ')) ?? NO_NAMES
      table.set(terms.join(' '), { equal: distinct([...equal, means]), related: [] })
    }
  }
  return table
}

/** 'a, b, c': equal words; 'a, b > c': typing a or b finds c too; '#' begins a comment line. */
function readGroups(lines: readonly string[]): readonly SynonymGroup[] {
  return lines
    .filter(line => line.trim() !== '' && !line.startsWith('#'))
    .map(line => {
      const [words = '', related = ''] = line.split('>')
      return { words: words.split(','), means: [], related: related.split(',') }
    })
}
