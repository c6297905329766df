import { setMeanings } from './analysis/synonyms.ts'
import type { DirectoryIndex } from './directory-index.ts'
import { type DirectoryIndexOptions, FolderReader } from './folder-reader.ts'
import { choicesIn } from './query/choices.ts'
import { listInCategory, listInCity, listInRegion, popularIn } from './query/lists.ts'
import { vocabularyOf } from './query/parsing/vocabulary.ts'
import { contentCountsOf, partStatsOf, regionCountOf, regionStatsOf } from './query/part-stats.ts'
import { searchIn } from './query/search.ts'
import { businessPagesAfter } from './snapshot/business-pages.ts'
import { lookupById, lookupBySlug } from './snapshot/cards.ts'
import { summariesOf } from './snapshot/summaries.ts'
import { suggestIn } from './suggest/suggest.ts'

/**
 * Opens an index folder for reading; see FolderReader.
 * Methods throw DomainError index_not_ready while there is an index that cannot be read, and while one is awaited.
 */
export function openDirectoryIndex(folder: string, options: DirectoryIndexOptions = {}): DirectoryIndex {
  const reader = new FolderReader(folder, options)
  return {
    search: (query, now) => reader.read(snapshot => searchIn(snapshot, query, now)),
    choices: (query, choices, now) => reader.read(snapshot => choicesIn(snapshot, query, choices, now)),
    suggest: query => reader.read(snapshot => suggestIn(snapshot, query)),
    popular: (limit, now) => reader.read(snapshot => popularIn(snapshot, limit, now)),
    stats: () => reader.read(snapshot => summariesOf(snapshot).stats),
    businessById: (id, now) => reader.read(snapshot => lookupById(snapshot, id, now)),
    businessBySlug: (city, slug, now) =>
      reader.read(snapshot => lookupBySlug(snapshot, `${city}/${slug}`, now)),
    cities: () => reader.read(snapshot => summariesOf(snapshot).cities),
    city: nameOrSlug =>
      reader.read(snapshot => {
        const number = vocabularyOf(snapshot).cityNumber(nameOrSlug)
        const slug = number === undefined ? undefined : snapshot.lookup.cities.entries[number]?.slug
        return slug === undefined ? undefined : summariesOf(snapshot).citiesBySlug.get(slug)
      }),
    categories: () => reader.read(snapshot => summariesOf(snapshot).categories),
    groups: () => reader.read(snapshot => summariesOf(snapshot).groups),
    inCity: (city, category, options, now) =>
      reader.read(snapshot => listInCity(snapshot, city, category, options, now)),
    inRegion: (region, options, now) => reader.read(snapshot => listInRegion(snapshot, region, options, now)),
    inCategory: (category, options, now) =>
      reader.read(snapshot => listInCategory(snapshot, category, options, now)),
    partStats: (city, category) => reader.read(snapshot => partStatsOf(snapshot, city, category)),
    regionStats: region => reader.read(snapshot => regionStatsOf(snapshot, region)),
    regionCount: region => reader.read(snapshot => regionCountOf(snapshot, region)),
    contentCounts: () => reader.read(contentCountsOf),
    businessPages: (afterId, limit) => reader.read(snapshot => businessPagesAfter(snapshot, afterId, limit)),
    useSynonyms: setMeanings,
    lastChange: () => reader.read(snapshot => snapshot.state.lastChange),
    close: () => reader.close(),
  }
}
