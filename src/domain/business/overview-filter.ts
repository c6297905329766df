import { fold } from '#domain/text/folding.ts'
import { slugify, slugifyCity } from '#domain/text/slug.ts'
import { berlinDay } from '#domain/time/berlin-day.ts'
import { categoryFor } from '../category/category.ts'
import { CATEGORY_GROUPS, groupBySlug, groupOfAlias } from '../category/group.ts'
import { cityFor } from '../place/city.ts'
import type { AdminBusinessFilter } from './admin-business.ts'
import { type OverviewSearch, readOverviewSearch } from './overview-text.ts'

/** One way to tell which categories or cities are meant. */
export type NamedBy = { readonly slug: string } | { readonly name: string } | { readonly folded: string }

/** An administrator's filter, ready to be compared. What is null does not narrow. */
export interface OverviewFilter {
  readonly search: OverviewSearch | null
  /** Ways to find the one that is meant, the surest first: the first that finds any counts. */
  readonly category: readonly NamedBy[] | null
  readonly city: readonly NamedBy[] | null
  /** A category group's slug; '' for a word that is none and finds nothing. */
  readonly group: string | null
  /** ISO 3166-1 alpha-2, upper case. */
  readonly country: string | null
  /** Milliseconds since 1970: the first of the day and the first of the next. */
  readonly day: { readonly from: number; readonly to: number } | null
  readonly state: 'public' | 'hidden' | 'removed' | null
}

/**
 * Reads the filter of a call.
 * @param filter its date is an ISO date that exists
 */
export function readOverviewFilter(filter: AdminBusinessFilter): OverviewFilter {
  const { search, date, state } = filter
  const category = said(filter.category)
  const city = said(filter.city)
  const type = said(filter.type)
  return {
    search: search === undefined || search.trim() === '' ? null : readOverviewSearch(search),
    category: category === null ? null : categoryNamed(category),
    city: city === null ? null : cityNamed(city),
    group: type === null ? null : (groupNamed(type) ?? ''),
    country: said(filter.country)?.toUpperCase() ?? null,
    day: date === undefined ? null : berlinDay(date),
    state: state ?? null,
  }
}

/** 'all' and nothing ask for everything (specification, section 7). */
function said(value: string | undefined): string | null {
  const text = value?.trim() ?? ''
  return text === '' || text === 'all' ? null : text
}

function categoryNamed(text: string): readonly NamedBy[] {
  return [
    { name: text },
    { slug: text },
    { slug: slugify(text) },
    { folded: fold(text) },
    { slug: categoryFor(text).slug },
  ]
}

/**
 * 'Neustadt (Sachsen)' and 'neustadt-sachsen' are one city, 'Neustadt' is every one of that name, 'Cologne' is Köln.
 */
function cityNamed(text: string): readonly NamedBy[] {
  return [{ slug: text }, { slug: slugifyCity(text) }, { folded: fold(text) }, { slug: cityFor(text).slug }]
}

function groupNamed(type: string): string | undefined {
  const folded = fold(type)
  return (
    groupBySlug(groupOfAlias(type) ?? type)?.slug ??
    CATEGORY_GROUPS.find(({ names, titles }) =>
      [names.de, titles.de, names.en, names.tr].some(name => fold(name) === folded),
    )?.slug
  )
}
