import { fold } from '#domain/text/folding.ts'
import { slugify, slugifyCity } from '#domain/text/slug.ts'
import { berlinDay } from '#domain/time/berlin-day.ts'
import { categoryFor } from '../category/category.ts'
import { CATEGORY_GROUPS, groupBySlug, groupOfAlias } from '../category/group.ts'
import { cityFor } from '../place/city.ts'
import { type AdminBusinessFilter, IMPORT_CHANGES, type ImportChange } from './admin-business.ts'
import type { BusinessStatus } from './field-values.ts'
import { type OverviewSearch, readOverviewSearch } from './overview-text.ts'

/** One way to select categories or cities. */
export type NamedBy = { readonly slug: string } | { readonly name: string } | { readonly folded: string }

/** An administrator's filter, prepared for comparing. null does not restrict. */
export interface OverviewFilter {
  readonly search: OverviewSearch | null
  /** Ways to find the one that is meant, the most exact first. The first that finds any counts. */
  readonly category: readonly NamedBy[] | null
  readonly city: readonly NamedBy[] | null
  /** A category group's slug; '' for an unknown group, which finds nothing. */
  readonly group: string | null
  /** ISO 3166-1 alpha-2, upper case. */
  readonly country: string | null
  /** The beginning of the day and of the next day, in milliseconds since 1970. */
  readonly day: { readonly from: number; readonly to: number } | null
  readonly state: 'public' | 'hidden' | 'removed' | null
  readonly status: BusinessStatus | null
  /** Businesses that an import created or changed. */
  readonly run: { readonly id: number; readonly changes: readonly ImportChange[] } | null
  /** The number of a search whose newest import no longer found them. */
  readonly staleSearch: number | null
}

/**
 * Prepares a filter.
 * @param filter its date is an existing ISO date
 */
export function readOverviewFilter(filter: AdminBusinessFilter): OverviewFilter {
  const { search, date, state, status, importId, importChange, staleSearch } = filter
  const category = requested(filter.category)
  const city = requested(filter.city)
  const type = requested(filter.type)
  return {
    search: search === undefined || search.trim() === '' ? null : readOverviewSearch(search),
    category: category === null ? null : categoryNamed(category),
    city: city === null ? null : cityNamed(city),
    group: type === null ? null : (groupNamed(type) ?? ''),
    country: requested(filter.country)?.toUpperCase() ?? null,
    day: date === undefined ? null : berlinDay(date),
    state: state ?? null,
    status: status ?? null,
    run:
      importId === undefined
        ? null
        : { id: importId, changes: importChange === undefined ? IMPORT_CHANGES : [importChange] },
    staleSearch: staleSearch ?? null,
  }
}

/** 'all' and '' ask for everything (specification, section 7). */
function requested(value: string | undefined): string | null {
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

/** 'Neustadt (Sachsen)' and 'neustadt-sachsen' mean one city, 'Neustadt' every city of that name, 'Cologne' Köln. */
function cityNamed(text: string): readonly NamedBy[] {
  return [{ slug: text }, { slug: slugifyCity(text) }, { folded: fold(text) }, { slug: cityFor(text).slug }]
}

function groupNamed(type: string): string | undefined {
  const folded = fold(type)
  return (
    groupBySlug(groupOfAlias(type) ?? type)?.slug ??
    CATEGORY_GROUPS.find(({ name, title, englishNames, turkishName }) =>
      [name, title, ...englishNames.slice(0, 1), turkishName].some(known => fold(known) === folded),
    )?.slug
  )
}
