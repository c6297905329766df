import type { QueryClient } from '@tanstack/react-query'
import type { PageMeta } from '#web/head/page-meta.ts'
import type { PageContext } from '#web/page-context.ts'
import type { Route } from '#web/routing/route.ts'

/** A page that the server has read everything for. Its head is made of it; the browser never needs that. */
export interface ShownPage {
  readonly name: Route['name']
  readonly params: Readonly<Record<string, string>>
  /** Query part without '?'. */
  readonly search: string
  readonly status: number
  readonly meta: PageMeta
  readonly context: PageContext
  /** What was read for it. */
  readonly queries: QueryClient
}
