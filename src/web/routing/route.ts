import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { Api } from '#web/api/api.ts'
import type { FormServer, PostedForm } from '#web/forms/posted-form.ts'
import type { MetaContext, PageMeta } from '#web/head/page-meta.ts'

export interface PageProps {
  /** Decoded segments of the path by name. */
  readonly params: Readonly<Record<string, string>>
  /** Query part without '?'. */
  readonly search: string
}

export interface LoadContext extends PageProps, MetaContext {
  readonly api: Api
  readonly queries: QueryClient
  /** Milliseconds since 1970. */
  readonly now: number
  /** Missing where pages are served without the site's calls. */
  readonly forms?: FormServer | undefined
  /** What a browser without script sent to this page's address. */
  readonly posted?: PostedForm | undefined
}

/** What the server must know before it renders. */
export interface Loaded {
  readonly status: 200 | 404 | 410
  readonly meta: PageMeta
  /** How long the whole page may be kept; 0: not at all. At most 60 s (design, section 6). */
  readonly cacheSeconds: number
  /** The page offers a map, whose pictures its content security policy must let in. */
  readonly hasMap?: boolean
  /** The page is for this visitor alone and nobody may keep it: it carries a ticket, or what was typed. */
  readonly isPrivate?: boolean
}

/** The content lives elsewhere: path without language prefix. */
export interface Moved {
  readonly redirect: string
  readonly status: 301 | 302
}

/** One page; its module exports it as `page`. */
export interface PageDefinition {
  readonly Page: ComponentType<PageProps>
  /** Reads what the page shows into the query cache; runs on the server only. */
  readonly load: (context: LoadContext) => Promise<Loaded | Moved>
}

/** A line of the route table. */
export interface Route {
  /** Its file in pages/, without the ending; several paths may lead to one page. */
  readonly name: string
  /** Segments, ':name' for any one; without language prefix. */
  readonly path: string
  /** Loads the page's code: a visitor gets the pages that are opened, not all of them. */
  readonly module: () => Promise<{ readonly page: PageDefinition }>
}
