import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { isRouteError } from '#api/client/route-error.ts'
import type { JsonLdNode } from '#domain/json-ld/serialize.ts'
import type { Language } from '#domain/language.ts'
import type { Api } from '#web/api/api.ts'
import type { DataOf, Reads } from '#web/api/read.ts'
import type { PostedForm } from '#web/forms/posted-form.ts'
import type { PageContext } from '#web/page-context.ts'

/** What a page is asked for, on the server and in the browser alike. */
export interface PageRequest extends PageContext {
  readonly api: Api
  /** Decoded segments of the path by name. */
  readonly params: Readonly<Record<string, string>>
  /** Query part without '?'. */
  readonly search: string
  /** Milliseconds since 1970; in the browser rounded down to the hour. */
  readonly now: number
  /** What a browser without script sent to this address; on the server only. */
  readonly posted?: PostedForm | undefined
  /** The search of the address is still being typed; in the browser only. */
  readonly isTyping?: boolean
}

/** The page as it is to be shown. */
export interface Found {
  /** Without the site's name. */
  readonly title: string
  readonly description: string
  /** Path, without language prefix, of the one address of this content; null for pages that have none. */
  readonly canonical: string | null
  readonly isIndexable: boolean
  /** The language of the canonical page, where the content is the same in every language; unset: every language. */
  readonly onlyIn?: Language
  /** Path of a feed of this content. */
  readonly feed?: string
  /** What networks and chats show of a link, 1200 x 630; unset: the site's logo. */
  readonly picture?: { readonly path: string; readonly alt: string }
  /** The page offers a map, whose pictures its content security policy must let in. */
  readonly hasMap?: boolean
  /** False: it is hardly ever asked for twice, so it is not cached. */
  readonly isCached?: boolean
}

/** There is nothing at this address. */
export interface Missing {
  readonly status: 404 | 410
  readonly title: string
  readonly text: string
  readonly action?: { readonly href: string; readonly label: string }
}

/** The content lives elsewhere: path without language prefix (301). */
export interface Moved {
  readonly redirect: string
}

export type PageAnswer = Found | Missing | Moved

type Read<Of extends Reads> = (request: PageRequest) => Of
type ReadPart<Of extends Reads, Parts extends Reads> = (request: PageRequest, data: DataOf<Of>) => Parts

export interface ViewProps<Of extends Reads, Parts extends Reads> {
  readonly request: PageRequest
  readonly data: DataOf<Of>
  /** To be read by whoever shows them: useQuery(parts.list). */
  readonly parts: Parts
}

/** The props of a view by the functions that say what the page reads. */
export type ViewOf<
  Of extends Read<Reads>,
  Parts extends (...given: never[]) => Reads = () => Record<never, never>,
> = ViewProps<ReturnType<Of>, ReturnType<Parts>>

/** A page's code: what it reads, what that means for its address, and how it looks. */
export interface Page<Of extends Reads = Reads, Parts extends Reads = Reads> {
  /** What there is no page without. Server, browser and prefetch read it, so it is said once. */
  readonly reads?: Read<Of>
  /** What the page shows in parts of their own: in the browser each comes when it comes. */
  readonly parts?: ReadPart<Of, Parts>
  /** Parts may be missing in the browser, and on the server where they may fail (api/read.ts). */
  readonly answer: (request: PageRequest, data: DataOf<Of>, parts: Partial<DataOf<Parts>>) => PageAnswer
  readonly View: ComponentType<ViewProps<Of, Parts>>
  /** Instead of the usual skeleton. */
  readonly Pending?: ComponentType<{ readonly request: PageRequest }>
  /** Instead of the usual failure. */
  readonly Failed?: ComponentType<{
    readonly request: PageRequest
    readonly error: unknown
    readonly retry: () => void
  }>
  /** Structured data of an indexable page; loaded on the server only. */
  readonly structuredData?: () => Promise<{ readonly structuredData: StructuredData<Of, Parts> }>
  /** The structured data describes the site itself, so it is also on a page that is not indexable. */
  readonly describesSite?: true
  /** The subject of a form on the page, where typed values are stored for each subject. */
  readonly formScope?: (request: PageRequest) => string
}

/** Of pages that are found; @param meta what the page answered */
export type StructuredData<Of extends Reads, Parts extends Reads> = (
  request: PageRequest,
  meta: Found,
  data: DataOf<Of>,
  parts: Partial<DataOf<Parts>>,
) => readonly JsonLdNode[]

/** Checks that a page has the shape of all pages, with the types of its own reads. */
export function definePage<Of extends Reads, Parts extends Reads>(page: Page<Of, Parts>): Page {
  // Whoever shows pages hands each only what its own functions returned.
  return page as unknown as Page
}

/** There is nothing at this address. */
export function nothingHere({ messages: { notFound } }: PageRequest): Missing {
  return { status: 404, title: notFound.title, text: notFound.text }
}

export function isMoved(answer: PageAnswer): answer is Moved {
  return 'redirect' in answer
}

export function isMissing(answer: PageAnswer): answer is Missing {
  return 'status' in answer
}

/** What was read for a page, or why it could not be. */
export interface LoadedPage {
  readonly data: DataOf<Reads>
  readonly parts: Partial<DataOf<Reads>>
}

/**
 * Reads everything that a page shows into the query cache: on the server before it is rendered, in the browser before a
 * click. Rejects when something that the page needs cannot be read.
 */
export async function loadPageData(
  page: Page,
  request: PageRequest,
  queries: QueryClient,
): Promise<LoadedPage> {
  const data = await readAll(page.reads?.(request) ?? {}, queries)
  const parts = await readAll(page.parts?.(request, data) ?? {}, queries)
  return { data, parts }
}

async function readAll(reads: Reads, queries: QueryClient): Promise<DataOf<Reads>> {
  const running = Object.entries(reads).map(async ([name, read]) => {
    if (read.mayFail !== true) return [name, await queries.fetchQuery(read)] as const
    await queries.prefetchQuery(read)
    const { error } = queries.getQueryState(read.queryKey) ?? {}
    // Then nothing can be read, and a page of nothing but defaults would be taken for the directory.
    if (isRouteError(error) && error.code === 'index_not_ready') throw error
    return [name, queries.getQueryData(read.queryKey)] as const
  })
  // One that ended after the cache was cleared would set a timer for its removal, and keep the process from ending.
  await Promise.allSettled(running)
  return Object.fromEntries(await Promise.all(running))
}
