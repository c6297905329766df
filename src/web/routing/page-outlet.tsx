import { type UseQueryResult, useQueries } from '@tanstack/react-query'
import { type ReactNode, Suspense, use, useEffect, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import type { DataOf, Reads } from '#web/api/read.ts'
import { usePage } from '#web/page-context.ts'
import { isMissing, isMoved, type Page, type PageRequest } from '#web/routing/page.ts'
import { loadedPage, loadPage } from '#web/routing/page-modules.ts'
import { type MatchedRoute, matchRoute, NOT_FOUND } from '#web/routing/routes.ts'
import { Failure } from '#web/ui/failure.tsx'
import { ErrorBoundary } from '#web/ui/frame/error-boundary.tsx'
import { LazyNotFound } from '#web/ui/not-found/lazy-not-found.tsx'
import { useNow } from '#web/ui/now.tsx'
import { PageSkeleton } from '#web/ui/skeleton.tsx'
import { useTitle } from '#web/ui/use-title.ts'

/** The page of the current address. @param isNotFound the server answered 404 for the first address */
export function PageOutlet({ isNotFound }: { isNotFound: boolean }): ReactNode {
  const [path] = useLocation()
  const search = useSearch()
  const [first] = useState(path)
  const matched = isNotFound && path === first ? NOT_FOUND : matchRoute(path)
  return (
    <ErrorBoundary key={path}>
      <Suspense fallback={<PageSkeleton />}>
        <MatchedPage {...matched} search={search} />
      </Suspense>
    </ErrorBoundary>
  )
}

function MatchedPage({ route, params, search }: MatchedRoute & { search: string }): ReactNode {
  const page = loadedPage(route) ?? use(loadPage(route))
  const request: PageRequest = { ...usePage(), params, search, now: useNow() }
  const reads = useReads(page.reads?.(request) ?? NO_READS)
  const data = dataOf(reads)
  const parts = data === null ? NO_READS : (page.parts?.(request, data) ?? NO_READS)
  const known = useReads(parts)
  const failed = Object.values(reads).find(({ isError, data }) => isError && data === undefined)
  if (failed !== undefined) {
    const Failed = page.Failed ?? Failure
    return <Failed request={request} error={failed.error} retry={() => failed.refetch()} />
  }
  if (data === null) return page.Pending === undefined ? <PageSkeleton /> : <page.Pending />
  return <AnsweredPage page={page} request={request} data={data} parts={parts} known={known} />
}

interface AnsweredPageProps {
  page: Page
  request: PageRequest
  data: DataOf<Reads>
  parts: Reads
  /** The parts that are there already. */
  known: Readonly<Record<string, UseQueryResult>>
}

function AnsweredPage({ page, request, data, parts, known }: AnsweredPageProps): ReactNode {
  const { View } = page
  const [, navigate] = useLocation()
  const answer = page.answer(request, data, presentOf(known))
  const redirect = isMoved(answer) ? answer.redirect : null
  useTitle(isMoved(answer) ? request.site.title : answer.title)
  useEffect(() => {
    if (redirect !== null) navigate(redirect, { replace: true })
  }, [redirect, navigate])
  if (isMoved(answer)) return <PageSkeleton />
  if (isMissing(answer)) return <LazyNotFound {...answer} />
  return <View request={request} data={data} parts={parts} />
}

const NO_READS: Reads = {}

function useReads(reads: Reads): Readonly<Record<string, UseQueryResult>> {
  const names = Object.keys(reads)
  const results = useQueries({ queries: Object.values(reads) })
  return Object.fromEntries(
    names.flatMap((name, at) => (results[at] === undefined ? [] : [[name, results[at]]])),
  )
}

/** What was read; null while something of it is loading. */
function dataOf(reads: Readonly<Record<string, UseQueryResult>>): DataOf<Reads> | null {
  const present = presentOf(reads)
  return Object.keys(present).length === Object.keys(reads).length ? present : null
}

function presentOf(reads: Readonly<Record<string, UseQueryResult>>): DataOf<Reads> {
  const entries = Object.entries(reads).map(([name, { data }]) => [name, data] as const)
  return Object.fromEntries(entries.filter(([, data]) => data !== undefined))
}
