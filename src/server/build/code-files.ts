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
/** What so many pages need, all of them load. */
const SHARED_FROM = 8
/** In bytes of source: a request of its own costs more than such a module that a page does not need. */
const SMALL = 2_000

const PAGE = /\/src\/web\/pages\/([^/]+)\/page\.tsx$/

/**
 * Which files the browser's code is put into, so that a page loads a few large ones: what all pages start with, what is
 * shared, what its kind of pages has in common, and its own. The rest is left to the bundler.
 */
export function codeFiles(): Rolldown.CodeSplittingGroup[] {
  const pagesOf = pagesOfModules()
  return [
    // What asks for consent is a program of its own.
    { name: 'start', tags: ['$initial'], test: /^(?!.*\/web\/consent\/)/, priority: 2 },
    {
      name: (module, bundle) => {
        const pages = [...pagesOf(module, bundle)]
        if (pages.length < 2) return null
        const kind = Object.keys(KINDS).find(name => pages.every(page => KINDS[name]?.includes(page)))
        if (kind !== undefined) return kind
        const isOfLists = pages.some(page => KINDS.lists?.includes(page))
        return isOfLists && (pages.length >= SHARED_FROM || isSmall(module, bundle)) ? 'shared' : null
      },
      // What a shared module imports has a place of its own by the same rules.
      includeDependenciesRecursively: false,
      priority: 1,
    },
  ]
}

function isSmall(module: string, bundle: Rolldown.ChunkingContext): boolean {
  return (bundle.getModuleInfo(module)?.code?.length ?? 0) < SMALL
}

/** @returns finds the pages that cannot be shown without a module; what they load later does not count */
function pagesOfModules() {
  const known = new Map<string, ReadonlySet<string>>()
  return (module: string, bundle: Rolldown.ChunkingContext): ReadonlySet<string> => {
    const found = known.get(module) ?? importingPages(module, bundle)
    known.set(module, found)
    return found
  }
}

function importingPages(module: string, bundle: Rolldown.ChunkingContext): ReadonlySet<string> {
  const pages = new Set<string>()
  const seen = new Set([module])
  for (const importer of seen) {
    const [, page] = PAGE.exec(importer) ?? []
    if (page !== undefined) pages.add(page)
    else for (const next of bundle.getModuleInfo(importer)?.importers ?? []) seen.add(next)
  }
  return pages
}
