import { fillPath } from '#domain/link/fill-path.ts'
import type { FormPath } from '#domain/submission/public-forms.ts'

/** Which part of the sitemap lists the pages of a route, and by what their date of change is known. */
export type SitemapPart =
  /** One page, as new as the directory's last change. */
  | 'directory'
  /** One page, as new as its written text. */
  | 'document'
  /** One page whose texts change with a release: without a date. */
  | 'undated'
  | 'blog'
  | 'articles'
  | 'cities'
  | 'regions'
  | 'city-categories'
  | 'categories'
  | 'businesses'

/** The query part of a page's address: the names it understands, and how values are written. */
export interface QueryFormat<Query> {
  readonly names: readonly string[]
  /** Other names are left alone, too. */
  readonly isOpen?: true
  /** '' or '?page=2', always in the same order, defaults left out. */
  write(query: Partial<Query>): string
}

export interface RouteOptions<Query> {
  /** Unset: every query part is accepted. */
  readonly query?: QueryFormat<Query>
  /** Unset: in no sitemap. */
  readonly sitemap?: SitemapPart
  /** What a browser without script posts to the page's own address; such a page is private. */
  readonly forms?: readonly FormPath[]
  /** Its address may contain a search. */
  readonly isSearch?: true
  /** Segments mean something else in small letters. */
  readonly isCaseSensitive?: true
}

/** One kind of page: its address and what server, browser, prefetch and sitemap have to know of it. */
export interface Route extends RouteOptions<never> {
  /** Its folder in pages/; several routes may lead to one page. */
  readonly page: string
  /** Segments, ':name' for any one; without language prefix. */
  readonly path: string
}

/** A route that writes addresses. */
export interface LinkedRoute<Path extends string, Query> extends Route {
  /**
   * The address of a page, without language prefix. Values named in the path stand there, all others in the query part.
   */
  href(...values: ValuesOf<Path, Query>): string
}

type ValuesOf<Path, Query> =
  Record<never, never> extends PathValues<Path>
    ? [values?: Partial<Query>]
    : [values: PathValues<Path> & Partial<Query>]

type PathValues<Path> = Path extends `${string}/:${infer Rest}`
  ? Rest extends `${infer Name}/${string}`
    ? { readonly [Value in Name]: string | number } & PathValues<`/${Rest}`>
    : { readonly [Value in Rest]: string | number }
  : unknown

/** @param page folder in pages/ with the page's code */
export function route<Path extends `/${string}`, Query = Record<never, never>>(
  page: string,
  path: Path,
  options: RouteOptions<Query> = {},
): LinkedRoute<Path, Query> {
  const names = path.split('/').flatMap(part => (part.startsWith(':') ? [part.slice(1)] : []))
  return {
    ...options,
    page,
    path,
    href: (values: Readonly<Record<string, unknown>> = {}) => {
      const filled = fillPath(path, values)
      const rest = Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)))
      // Whatever is no value of the path is one of the query, as the type of href says.
      return filled + (options.query?.write(rest as Partial<Query>) ?? '')
    },
  } as LinkedRoute<Path, Query>
}

/** A query part of texts only: empty ones are left out, in the order of the names. */
export function textQuery<Name extends string>(...names: Name[]): QueryFormat<Record<Name, string>> {
  return {
    names,
    write: query => {
      const given = names.flatMap(name => (query[name] ? [[name, query[name]]] : []))
      return given.length === 0 ? '' : `?${new URLSearchParams(given)}`
    },
  }
}

/** A page that takes nothing in the query part. */
export const NO_QUERY: QueryFormat<Record<never, never>> = { names: [], write: () => '' }
