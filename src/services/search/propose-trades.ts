import { setImmediate as nextTurn } from 'node:timers/promises'
import { categoryBySlug } from '#domain/category/category.ts'
import { tradesMeant } from '#domain/category/meant-trades.ts'
import { proposedCategories } from '#domain/category/propose-categories.ts'
import type { Language } from '#domain/language.ts'
import type { SearchLine, SearchReport } from '#domain/search/listed-searches.ts'
import { foldedWords } from '#search/analysis/analyzer.ts'
import { needNear } from '#search/query/parsing/find-need.ts'
import { nameIn } from '#services/categories/get-category.ts'

/** More would be guesses. */
const MOST_PROPOSED = 2

/**
 * A report with the trades that its searches without results probably mean: one search at a time, some 20 ms each, so that
 * visitors are answered in between.
 */
export async function withProposals(report: SearchReport, language: Language): Promise<SearchReport> {
  const { lists } = report
  const lines: SearchLine[] = []
  for (const line of lists['without-results'].lines) {
    const proposals = proposedTrades(line.query, language)
    lines.push(proposals.length === 0 ? line : { ...line, proposals })
    await nextTurn()
  }
  return { ...report, lists: { ...lists, 'without-results': { ...lists['without-results'], lines } } }
}

/**
 * The trades that a text probably means: what one of its words names, what one word is like in spelling, and what helps with
 * the need that has most of its words. Empty where nothing is near.
 */
export function proposedTrades(text: string, language: Language): NonNullable<SearchLine['proposals']> {
  const words = foldedWords(text)
  const named = words.flatMap(word => tradesMeant(word) ?? [])
  // Who types several words says what is needed rather than a name.
  const alike = words.length === 1 ? proposedCategories(text).map(({ slug }) => slug) : []
  const helping = needNear(text)?.trades ?? []
  return [...new Set([...named, ...alike.slice(0, 1), ...helping])]
    .flatMap(slug => categoryBySlug(slug) ?? [])
    .slice(0, MOST_PROPOSED)
    .map(category => ({ slug: category.slug, name: nameIn(language, category), means: category.name }))
}
