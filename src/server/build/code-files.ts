import type { Rolldown } from 'vite'

/** Pages that have most of their code in common. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  lists: ['businesses', 'category', 'city'],
  forms: ['add-business', 'contact', 'correct', 'link', 'newsletter', 'privacy-request', 'report'],
  texts: [
    'about',
    'accessibility',
    'article',
    'blog',
    'cookies',
    'help',
    'imprint',
    'privacy',
    'ranking',
    'terms',
  ],
}

/** The file that all pages start with. */
export const START_FILE = 'start'

/** What so many pages need, all of them load. */
const SHARED_FROM = 8
/** In bytes of source: a request of its own costs more than such a module that a page does not need. */
const SMALL = 2_500

/** What is a page's own, its messages too. */
const PAGES = /\/src\/(?:web|messages\/translated)\/pages\//
const PAGE = /\/src\/web\/pages\/([^/]+)\/page\.tsx$/

/** What asks for consent is a program of its own. */
const CONSENT = '/src/web/consent/'
const ENTRY = '/src/web/entry-client.tsx'

/**
 * Which files the browser's code is put into, so that a page loads a few large ones, because each request of its own
 * costs a slow line more than some code that the page does not need: what all pages start with and what most of them need,
 * what the pages of a kind have in common, and a page's own. The rest is left to the bundler, so is what a page starts with
 * alone: it goes into the page's own file.
 */
export function codeFiles(): Rolldown.CodeSplittingGroup[] {
  const importersOf = findingImporters()
  const fileOf = (module: string, bundle: Rolldown.ChunkingContext) => {
    const { isInitial, pages, hasLater } = importersOf(module, bundle)
    if (isInitial) return START_FILE
    const [first, ...others] = pages
    if (first === undefined) return null
    if (others.length === 0 && !hasLater) return null
    if (others.length === 0 && (PAGES.test(module) || !isSmall(module, bundle))) return first
    const kind = Object.keys(KINDS).find(name => pages.every(page => KINDS[name]?.includes(page)))
    if (kind !== undefined) return kind
    const isOfLists = pages.some(page => KINDS.lists?.includes(page))
    return isOfLists && (pages.length >= SHARED_FROM || isSmall(module, bundle)) ? START_FILE : null
  }
  return [
    {
      name: fileOf,
      test: module => !module.includes(CONSENT),
      // What a shared module imports has a place of its own by the same rules.
      includeDependenciesRecursively: false,
    },
  ]
}

function isSmall(module: string, bundle: Rolldown.ChunkingContext): boolean {
  return (bundle.getModuleInfo(module)?.code?.length ?? 0) < SMALL
}

interface Importers {
  /** All pages start with it. */
  readonly isInitial: boolean
  /** The pages that cannot be shown without it; what they load later does not count. */
  readonly pages: readonly string[]
  /** Some of what they load later needs it too. */
  readonly hasLater: boolean
}

function findingImporters() {
  const known = new Map<string, Importers>()
  return (module: string, bundle: Rolldown.ChunkingContext): Importers => {
    const found = known.get(module) ?? importersOf(module, bundle)
    known.set(module, found)
    return found
  }
}

function importersOf(module: string, bundle: Rolldown.ChunkingContext): Importers {
  const pages = new Set<string>()
  const seen = new Set([module])
  for (const importer of seen) {
    const [, page] = PAGE.exec(importer) ?? []
    if (page !== undefined) pages.add(page)
    else for (const next of bundle.getModuleInfo(importer)?.importers ?? []) seen.add(next)
  }
  const importers = [...seen]
  return {
    isInitial: importers.some(importer => importer.endsWith(ENTRY)),
    pages: [...pages],
    hasLater: importers.some(importer => !PAGE.test(importer) && isLoadedLater(importer, bundle)),
  }
}

function isLoadedLater(module: string, bundle: Rolldown.ChunkingContext): boolean {
  return (bundle.getModuleInfo(module)?.dynamicImporters.length ?? 0) > 0
}
