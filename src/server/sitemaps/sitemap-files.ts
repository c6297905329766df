import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Content } from '#domain/content/content.ts'
import { DOCUMENT_SLUGS } from '#domain/content/document.ts'
import { DEFAULT_LANGUAGE, LANGUAGES } from '#domain/language.ts'
import { indexableBusinesses, type SitemapEntries } from '#services/content/sitemap-entries.ts'
import type { ReadDeps } from '#services/search/read-deps.ts'
import type { SitemapPart } from '#web/routing/route.ts'
import { businessHref, routes } from '#web/routing/routes.ts'
import type { SitemapFile, SitemapPage } from './sitemap-xml.ts'

/** Search engines take 50,000 addresses a file; a page has one in every language. */
const PAGES_A_FILE = Math.floor(50_000 / LANGUAGES.length)

/** Pages that are written before other work of the event loop runs: about 2 ms. */
const BATCH = 500

/** The lists of pages, each split into files of PAGES_A_FILE. */
const LISTS = {
  cities: ({ cities }) =>
    cities.map(({ city, changedAt }) => ({ path: routes.city.href({ city }), changedAt })),
  regions: ({ regions }) =>
    regions.map(({ slug, changedAt }) => ({ path: routes.region.href({ region: slug }), changedAt })),
  categories: ({ categories }) =>
    categories.map(({ category, changedAt }) => ({ path: routes.category.href({ category }), changedAt })),
  'city-categories': ({ cityCategories }) =>
    cityCategories.map(({ city, category, changedAt }) => ({
      path: routes.cityCategory.href({ city, category }),
      changedAt,
    })),
} as const satisfies Partial<Record<SitemapPart, (entries: SitemapEntries) => readonly SitemapPage[]>>

type ListName = keyof typeof LISTS

export interface SitemapSource {
  readonly index: ReadDeps['index']
  readonly indexableFrom: () => number
  readonly content: Content
}

/** The path of a file by its name: 'pages', 'cities-1', 'businesses-3'. */
export function sitemapPath(name: string): string {
  return `/sitemap/${name}.xml`
}

/** Every file that has an entry. */
export function sitemapFiles({ content }: SitemapSource, entries: SitemapEntries): readonly SitemapFile[] {
  return [
    { path: sitemapPath('pages'), changedAt: newest(writtenPages(content, entries)) },
    ...(Object.keys(LISTS) as ListName[]).flatMap(name => {
      const list = LISTS[name](entries)
      return Array.from({ length: Math.ceil(list.length / PAGES_A_FILE) }, (_, at) => ({
        path: sitemapPath(`${name}-${at + 1}`),
        changedAt: newest(slice(list, at + 1)),
      }))
    }),
    ...entries.ranges.map(({ number, changedAt }) => ({
      path: sitemapPath(`businesses-${number}`),
      changedAt,
    })),
  ]
}

/** The pages of a file in batches; undefined where there is no such file. */
export function sitemapPages(
  source: SitemapSource,
  entries: SitemapEntries,
  name: string,
): AsyncIterable<readonly SitemapPage[]> | undefined {
  if (name === 'pages') return inParts(writtenPages(source.content, entries))
  const [, kind, digits] = /^([a-z-]+)-([1-9]\d{0,5})$/.exec(name) ?? []
  const number = Number(digits)
  if (kind === 'businesses') {
    return entries.ranges.some(range => range.number === number) ? businesses(source, number) : undefined
  }
  if (!isListName(kind)) return undefined
  const part = slice(LISTS[kind](entries), number)
  return part.length === 0 ? undefined : inParts(part)
}

async function* businesses(source: SitemapSource, number: number): AsyncGenerator<readonly SitemapPage[]> {
  for await (const found of indexableBusinesses(source, number)) {
    yield found.map(page => ({
      path: businessHref(page),
      changedAt: page.updatedAt,
      ...(!page.isMultilingual && { onlyIn: DEFAULT_LANGUAGE }),
    }))
  }
}

async function* inParts(pages: readonly SitemapPage[]): AsyncGenerator<readonly SitemapPage[]> {
  for (let at = 0; at < pages.length; at += BATCH) {
    yield pages.slice(at, at + BATCH)
    await nextTurn()
  }
}

/** The pages that there is one of, and the articles. */
function writtenPages({ documents, articles }: Content, entries: SitemapEntries): readonly SitemapPage[] {
  const written = articles.map(({ updated }) => dayOf(updated))
  const single: Partial<Record<SitemapPart, (path: string) => number | null>> = {
    directory: () => entries.changedAt,
    undated: () => null,
    blog: () => (written.length === 0 ? null : Math.max(...written)),
    document: path => {
      const slug = DOCUMENT_SLUGS.find(known => routes[known].path === path)
      return slug === undefined
        ? null
        : Math.max(...LANGUAGES.map(language => dayOf(documents[language][slug].updated)))
    },
  }
  return [
    ...Object.values(routes).flatMap(({ path, sitemap }) => {
      const changedAt = sitemap === undefined ? undefined : single[sitemap]
      return changedAt === undefined ? [] : [{ path, changedAt: changedAt(path) }]
    }),
    ...articles.map(({ slug, updated }) => ({
      path: routes.article.href({ slug }),
      changedAt: dayOf(updated),
      onlyIn: 'de' as const,
    })),
  ]
}

/** @param number from 1 */
function slice<Item>(list: readonly Item[], number: number): readonly Item[] {
  return list.slice((number - 1) * PAGES_A_FILE, number * PAGES_A_FILE)
}

function isListName(name: string | undefined): name is ListName {
  return name !== undefined && Object.hasOwn(LISTS, name)
}

function newest(pages: readonly { readonly changedAt: number | null }[]): number | null {
  return pages.reduce<number | null>(
    (latest, { changedAt }) => (changedAt === null ? latest : Math.max(latest ?? 0, changedAt)),
    null,
  )
}

function dayOf(isoDate: string): number {
  return Date.parse(`${isoDate}T00:00:00Z`)
}
