import { analyse, analyseName, queryTerms } from '#search/analysis/analyzer.ts'

function satisfies(terms: ReadonlySet<string>, query: string): boolean {
  const wanted = queryTerms(query)
  return (
    wanted.length > 0 &&
    wanted.every(({ alternatives }) => alternatives.some(all => all.every(term => terms.has(term))))
  )
}

/** Whether a typed query finds an indexed text: every word of it by at least one of its alternatives. */
export function matches(query: string, text: string): boolean {
  return satisfies(new Set(analyse(text).split(' ')), query)
}

/** The same for the name of a business, which is indexed with its stop words. */
export function matchesName(query: string, name: string): boolean {
  return satisfies(new Set(analyseName(name).split(' ')), query)
}
