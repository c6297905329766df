import type { Region } from '#domain/region/region.ts'
import type { ChoicesQuery, ListOptions, SearchQuery, SuggestQuery } from '#domain/search/search.ts'
import { needOf } from '#domain/search/synonym.ts'
import { type Meaning, setMeanings } from './analysis/synonyms.ts'
import { type DirectoryIndexOptions, FolderReader } from './folder-reader.ts'
import { choicesIn } from './query/choices.ts'
import { listInCategory, listInCity, listInRegion, popularIn } from './query/lists.ts'
import { setNeeds } from './query/parsing/need-table.ts'
import { vocabularyOf } from './query/parsing/vocabulary.ts'
import { contentCountsOf, partStatsOf, regionCountOf, regionStatsOf } from './query/part-stats.ts'
import { searchIn } from './query/search.ts'
import { businessPagesAfter } from './snapshot/business-pages.ts'
import { lookupById, lookupBySlug } from './snapshot/cards.ts'
import { summariesOf } from './snapshot/summaries.ts'
import { suggestIn } from './suggest/suggest.ts'

/**
 * The index as public pages and routes read it. Synchronous and read-only; `now` (milliseconds since 1970) decides the
 * open state. It answers from the newest complete index and its delta, and notices by itself when either changes.
 */
export type DirectoryIndex = ReturnType<typeof openDirectoryIndex>

/**
 * Opens an index folder for reading; see FolderReader.
 * Methods throw DomainError index_not_ready while there is an index that cannot be read, and while one is awaited.
 */
export function openDirectoryIndex(folder: string, options: DirectoryIndexOptions = {}) {
  const reader = new FolderReader(folder, options)
  return {
    search: (query: SearchQuery, now: number) => reader.read(snapshot => searchIn(snapshot, query, now)),
    /** The values that the results of a search can be narrowed to. */
    choices: (query: SearchQuery, choices: ChoicesQuery, now: number) =>
      reader.read(snapshot => choicesIn(snapshot, query, choices, now)),
    suggest: (query: SuggestQuery) => reader.read(snapshot => suggestIn(snapshot, query)),
    /** Best static rank first. Businesses of different cities and groups, where there are enough. */
    popular: (limit: number, now: number) => reader.read(snapshot => popularIn(snapshot, limit, now)),
    stats: () => reader.read(snapshot => summariesOf(snapshot).stats),
    businessById: (id: number, now: number) => reader.read(snapshot => lookupById(snapshot, id, now)),
    businessBySlug: (citySlug: string, slug: string, now: number) =>
      reader.read(snapshot => lookupBySlug(snapshot, `${citySlug}/${slug}`, now)),
    /** Most businesses first; without unknown cities. */
    cities: () => reader.read(snapshot => summariesOf(snapshot).cities),
    /** By name, shown name or slug. A name that several cities share means the one with most businesses. */
    city: (nameOrSlug: string) =>
      reader.read(snapshot => {
        const number = vocabularyOf(snapshot).cityNumber(nameOrSlug)
        const slug = number === undefined ? undefined : snapshot.lookup.cities.entries[number]?.slug
        return slug === undefined ? undefined : summariesOf(snapshot).citiesBySlug.get(slug)
      }),
    /** Most businesses first. */
    categories: () => reader.read(snapshot => summariesOf(snapshot).categories),
    groups: () => reader.read(snapshot => summariesOf(snapshot).groups),
    inCity: (citySlug: string, category: string | undefined, options: ListOptions, now: number) =>
      reader.read(snapshot => listInCity(snapshot, citySlug, category, options, now)),
    inRegion: (region: Region, options: ListOptions, now: number) =>
      reader.read(snapshot => listInRegion(snapshot, region, options, now)),
    /** @param category slug of a group or of a real category */
    inCategory: (category: string, options: ListOptions, now: number) =>
      reader.read(snapshot => listInCategory(snapshot, category, options, now)),
    /**
     * Counts of a city, of a category (slug of a group or of a real category) or of both together; of everything without.
     */
    partStats: (citySlug: string | undefined, category: string | undefined) =>
      reader.read(snapshot => partStatsOf(snapshot, citySlug, category)),
    regionStats: (region: Region) => reader.read(snapshot => regionStatsOf(snapshot, region)),
    /** How many listed businesses are in a region; takes some microseconds. */
    regionCount: (region: Region) => reader.read(snapshot => regionCountOf(snapshot, region)),
    /** How many listed businesses have each set of content parts (domain/quality/content-parts.ts), by that set. */
    contentCounts: () => reader.read(contentCountsOf),
    /**
     * The pages of all listed businesses in the order of their ids, some at a time.
     * @param afterId 0 at first, then `next` of the answer before
     * @param limit documents to read; 500 take about 2 ms
     */
    businessPages: (afterId: number, limit: number) =>
      reader.read(snapshot => businessPagesAfter(snapshot, afterId, limit)),
    /**
     * Replaces the operator's synonyms, for all indexes of this process from the next query on (analysis/synonyms.ts); those
     * that say a need are read as one, too.
     */
    useSynonyms: (meanings: readonly Meaning[]) => {
      setMeanings(meanings)
      setNeeds(meanings.flatMap(meaning => needOf(meaning) ?? []))
    },
    /** The change number up to which the answers are complete; 0 for an empty index. */
    lastChange: () => reader.read(snapshot => snapshot.state.lastChange),
    close: () => reader.close(),
  }
}
