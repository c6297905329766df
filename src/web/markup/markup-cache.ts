import { createElement, type ReactNode } from 'react'
import { BoundedCache, copyOf } from '#domain/cache/bounded-cache.ts'
import { LruCache } from '#domain/cache/lru-cache.ts'
import { LANGUAGES, type Language } from '#domain/language.ts'
import type { PublicSite } from '#web/site.ts'

/** Where components find markup that the server rendered for other pages (cached-markup.ts). */
export interface MarkupCache {
  /**
   * What to render in the place of a view: nothing but a mark where its markup is known.
   * @param key everything that the view's markup depends on, besides language and settings
   */
  readonly place: (key: string, view: ReactNode) => ReactNode
}

/** The cached markup of one page that is being rendered. */
export interface PageMarkup extends MarkupCache {
  /** The page's markup with everything in its place. @param html as React wrote it */
  readonly complete: (html: string) => string
}

interface Markup {
  readonly html: string
  /** The drawings in it, which the page has to bring along. */
  readonly drawings: readonly string[]
}

/** 12 MB for a language: an entry of a list and its key take 1.5 kB. As many as the search caches cards. */
const MOST_PIECES = 8_000
/** Of a key: a business with a long name and address has 800. */
const LONGEST_KEY = 2_000
/** In every language, and once more while pages of former settings are being rendered. */
const MOST_SETTINGS = 2 * LANGUAGES.length

const caches = new LruCache<BoundedCache<string, Markup>>({ maxSize: MOST_SETTINGS })

/**
 * Caches the markup of components (cached-markup.ts) from one page to the next. React cannot put finished markup between
 * its own, so it writes a mark in its place, which is replaced when the page is rendered.
 * @param requireDrawing called with the name of every drawing in what is used again
 */
export function pageMarkup(
  site: PublicSite,
  language: Language,
  requireDrawing: (name: string) => void,
): PageMarkup {
  const cache = cacheFor(`${language} ${JSON.stringify(site)}`)
  const keys: string[] = []
  const known: (Markup | undefined)[] = []
  return {
    place: (key, view) => {
      const markup = cache.get(key)
      markup?.drawings.forEach(requireDrawing)
      known.push(markup)
      return mark(keys.push(key) - 1, markup === undefined ? view : undefined)
    },
    complete: html => {
      const [start = '', ...marked] = html.split(OPENING)
      return start + marked.map(completed).join('')
    },
  }

  /** @param text from the number of a mark to the next mark: '3">…</cached-markup>…' */
  function completed(text: string): string {
    const at = Number.parseInt(text, 10)
    const [from, to] = [text.indexOf('>') + 1, text.indexOf(CLOSING)]
    const made = text.slice(from, to)
    const markup = known[at]
    if (markup === undefined) cache.set(keys[at] ?? '', { html: copyOf(made), drawings: drawingsIn(made) })
    return (markup?.html ?? made) + text.slice(to + CLOSING.length)
  }
}

function cacheFor(settings: string): BoundedCache<string, Markup> {
  const known = caches.get(settings)
  if (known !== undefined) return known
  const cache = new BoundedCache<string, Markup>({ most: MOST_PIECES, longest: LONGEST_KEY })
  caches.set(settings, cache)
  return cache
}

/** No element of ours has this name, and texts in a page cannot contain elements. */
const NAME = 'cached-markup'
const OPENING = `<${NAME} at="`
const CLOSING = `</${NAME}>`

function mark(at: number, view: ReactNode): ReactNode {
  return createElement(NAME, { at }, view)
}

function drawingsIn(html: string): readonly string[] {
  return Array.from(html.matchAll(/ href="#d-([\w-]+)"/g), ([, name = '']) => name)
}
