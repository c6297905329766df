import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { categoryBySlug, categoryFor } from '#domain/category/category.ts'
import { categoryKey } from '#domain/category/key.ts'

interface Preset {
  readonly name?: string
  readonly terms?: readonly string[]
  readonly aliases?: readonly string[]
}

type Translation = Record<
  string,
  { readonly presets: { readonly presets: Readonly<Record<string, Preset>> } }
>

/** Where trades are; the other presets are benches, hedges and railway switches. */
const TRADES = /^(shop|craft|amenity|office|healthcare|leisure|tourism)\//

/** Longer phrases are explanations for mappers, not what people type. */
const MOST_LETTERS = 30

/**
 * German search words of trades from OpenStreetMap's tagging schema (ISC licence), for the categories of our table.
 * A word that is itself the name of another category is left out: 'Notar' must not find lawyers first.
 * @returns words by category slug, sorted, without those the table has already
 */
export function osmTerms(): Record<string, string[]> {
  const german = read('de')
  const english = read('en')
  const terms = new Map<string, Set<string>>()
  for (const [id, preset] of Object.entries(german)) {
    if (!TRADES.test(id)) continue
    const names = [preset.name, ...(preset.aliases ?? []), english[id]?.name].filter(
      name => name !== undefined,
    )
    const category = names.map(categoryFor).find(({ isKnown }) => isKnown)
    if (category === undefined) continue
    const words = terms.get(category.slug) ?? new Set()
    const said = [preset.name ?? '', ...(preset.aliases ?? []), ...(preset.terms ?? [])]
    for (const word of said.flatMap(asTyped)) if (isNew(word, category.slug)) words.add(word)
    terms.set(category.slug, words)
  }
  return Object.fromEntries(
    [...terms]
      .filter(([, words]) => words.size > 0)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([slug, words]) => [slug, [...words].sort()]),
  )
}

/** Some entries hold several words, one a line. */
function asTyped(entry: string): string[] {
  return entry.split('\n').map(word => word.trim().toLocaleLowerCase('de'))
}

function isNew(word: string, slug: string): boolean {
  if (word === '' || word.length > MOST_LETTERS) return false
  const other = categoryFor(word)
  if (other.isKnown) return false
  const category = categoryBySlug(slug)
  if (category === undefined) return false
  const known = [category.name, ...category.aliases, ...category.terms].map(categoryKey)
  return !known.includes(categoryKey(word))
}

function read(language: string): Readonly<Record<string, Preset>> {
  const path = createRequire(import.meta.url).resolve(
    `@openstreetmap/id-tagging-schema/dist/translations/${language}.json`,
  )
  const translation: Translation = JSON.parse(readFileSync(path, 'utf8'))
  return translation[language]?.presets.presets ?? {}
}

if (import.meta.main) {
  const path = new URL('../../src/domain/data/osm-terms.json', import.meta.url)
  writeFileSync(path, `${JSON.stringify(osmTerms(), null, 1)}\n`)
}
