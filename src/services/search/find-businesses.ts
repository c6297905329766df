import { ATTRIBUTE_SLUGS } from '#domain/attribute/attribute-slugs.ts'
import { categoryFor } from '#domain/category/category.ts'
import { type CategoryRules, NO_RULES } from '#domain/category/category-rules.ts'
import { DomainError } from '#domain/errors.ts'
import { DEFAULT_LANGUAGE, type Language } from '#domain/language.ts'
import type { Choices, ChoicesQuery, SearchAnswer, SearchQuery } from '#domain/search/search.ts'
import { foldGerman } from '#domain/text/folding.ts'
import { slugify } from '#domain/text/slug.ts'
import { localizeChoices, localizeSearchAnswer } from './localize-answers.ts'
import type { ReadDeps } from './read-deps.ts'

/** Nobody pages this far, and every further page costs the server more; robots get an error instead. */
export const MAX_SEARCH_OFFSET = 10_000

/**
 * Answers a visitor's search from the index: the page's businesses, the exact total, facets, corrections.
 * @param language of the names of categories
 * Throws offset_too_large.
 */
export function findBusinesses(
  { index, now, noteSearch, categories }: ReadDeps,
  asked: SearchQuery,
  language: Language = DEFAULT_LANGUAGE,
): SearchAnswer {
  const query = underRules(asked, categories?.())
  if (query.offset > MAX_SEARCH_OFFSET)
    throw new DomainError('offset_too_large', { limit: MAX_SEARCH_OFFSET })
  const answer = localizeSearchAnswer(language, index.search(query, now()))
  noteSearch?.(query, answer, language)
  return answer
}

/** What the results of a search can be narrowed to, of one property, with names in a language. */
export function findChoices(
  { index, now, categories }: Pick<ReadDeps, 'index' | 'now' | 'categories'>,
  asked: SearchQuery,
  choices: ChoicesQuery,
  language: Language = DEFAULT_LANGUAGE,
): Choices {
  const query = underRules(asked, categories?.())
  if (choices.of !== 'attributes')
    return localizeChoices(language, choices.of, index.choices(query, choices, now()))
  const all = localizeChoices(
    language,
    'attributes',
    index.choices(query, { ...choices, limit: ATTRIBUTE_SLUGS.length }, now()),
  )
  const beginning = ` ${foldGerman(choices.beginning)}`
  const values = all.values.filter(({ label }) => ` ${foldGerman(label)}`.includes(beginning))
  return { values: values.slice(0, choices.limit), total: values.length }
}

/** A query with the categories that the operator's rules have put in the place of those asked for. */
function underRules(query: SearchQuery, rules: CategoryRules = NO_RULES): SearchQuery {
  if (rules.isEmpty || query.categories === undefined) return query
  const moved = query.categories.map(
    text => rules.movedFrom(slugify(text))?.slug ?? rules.movedFrom(categoryFor(text).slug)?.slug ?? text,
  )
  return { ...query, categories: moved }
}
