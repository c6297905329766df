import { hashKey, type UseQueryResult, useQueries } from '@tanstack/react-query'
import { type ReactNode, Suspense, use, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { useLocationProperty } from 'wouter/use-browser-location'
import { HOUR_MS } from '#domain/time/durations.ts'
import type { DataOf, Reads } from '#web/api/read.ts'
import { useProgress, useSlow } from '#web/api/use-read.ts'
import type { Elements } from '#web/elements.ts'
import { useHead } from '#web/head/use-head.ts'
import { usePage } from '#web/page-context.ts'
import { entryState, TYPING_NOTE } from '#web/routing/entry-state.ts'
import { isMissing, isMoved, type Missing, type Page, type PageRequest } from '#web/routing/page.ts'
import { pageModule } from '#web/routing/page-modules.ts'
import { type MatchedRoute, matchRoute, NOT_FOUND } from '#web/routing/routes.ts'
import { Failure } from '#web/ui/failure.tsx'
import { ErrorBoundary } from '#web/ui/frame/error-boundary.tsx'
import { LazyNotFound } from '#web/ui/not-found/lazy-not-found.tsx'
import { useNow } from '#web/ui/now.tsx'
import { PageSkeleton } from '#web/ui/skeleton.tsx'
import { useTitle } from '#web/ui/use-title.ts'

/** The page of the current address. @param isNotFound the server answered 404 for the first address */
export function PageOutlet({ isNotFound }: { isNotFound: boolean }): ReactNode {
  const { path, search, isTyping } = useShownAddress()
  const [first] = useState(path)
  const isMissing = isNotFound && path === first
  return useMemo(
    () => (
      <ErrorBoundary key={path} address={`${path}?${search}`}>
        <Suspense fallback={<UnloadedPage />}>
          <MatchedPage {...(isMissing ? NOT_FOUND : matchRoute(path))} search={search} isTyping={isTyping} />
        </Suspense>
      </ErrorBoundary>
    ),
    [path, search, isMissing, isTyping],
  )
}

/**
 * The address that is shown. Another query part of the same page is shown after what was pressed for it: a list takes long
 * to render.
 */
function useShownAddress(): { readonly path: string; readonly search: string; readonly isTyping: boolean } {
  const [path] = useLocation()
  const search = useSearch()
  const isTyping = useLocationProperty(
    () => entryState(TYPING_NOTE) === true,
    () => false,
  )
  const now = useMemo(() => ({ path, search, isTyping }), [path, search, isTyping])
  const shown = useDeferredValue(now)
  return shown.path === path ? shown : now
}

/** No other hook stands beside `use`: React takes one that follows a code on its way for one of an earlier render. */
function MatchedPage({ route, ...matched }: MatchedRoute & AddressProps): ReactNode {
  const { page } = pageModule(route).loaded ?? use(pageModule(route).load())
  return <ReadPage page={page} {...matched} />
}

interface AddressProps {
  search: string
  isTyping: boolean
}

interface ReadPageProps extends Pick<MatchedRoute, 'params'>, AddressProps {
  page: Page
}

function ReadPage({ page, ...asked }: ReadPageProps): ReactNode {
  const request: PageRequest = { ...usePage(), ...asked, now: useNow(HOUR_MS) }
  const reads = useReads(page.reads?.(request) ?? NO_READS)
  const data = dataOf(reads)
  const parts = data === null ? NO_READS : (page.parts?.(request, data) ?? NO_READS)
  const known = useReads(parts)
  if (data === null) return <UnreadPage page={page} request={request} reads={reads} />
  return <AnsweredPage page={page} request={request} data={data} parts={parts} known={known} />
}

interface UnreadPageProps {
  page: Page
  request: PageRequest
  reads: Readonly<Record<string, UseQueryResult>>
}

/** A page on its way: its skeleton, or why something that it needs cannot be read, from the first failure on. */
function UnreadPage({ page, request, reads }: UnreadPageProps): ReactNode {
  const open = Object.values(reads).filter(({ data }) => data === undefined)
  const failing = open.find(({ failureReason, error }) => (failureReason ?? error) !== null) ?? open[0]
  const { failure, isSlow } = useProgress(failing ?? NO_QUERY, hashKey([request.params, request.search]))
  if (failure !== null) {
    const Failed = page.Failed ?? Failure
    return <Failed request={request} error={failure} retry={() => void failing?.refetch()} />
  }
  return (
    <Pending isSlow={isSlow}>
      {page.Pending === undefined ? <PageSkeleton /> : <page.Pending request={request} />}
    </Pending>
  )
}

/** A page whose code is on its way. */
function UnloadedPage(): ReactNode {
  return (
    <Pending isSlow={useSlow(true)}>
      <PageSkeleton />
    </Pending>
  )
}

/** A skeleton, which after some seconds says that it takes long. The title is no longer that of the page before. */
function Pending({ isSlow, children }: { isSlow: boolean; children: Elements }): ReactNode {
  const { messages, site } = usePage()
  useTitle(site.title)
  return (
    <>
      <div role="status" className="wrap read-slow">
        {isSlow && <p>{messages.reading.slow}</p>}
      </div>
      {children}
    </>
  )
}

const NO_QUERY = { isSuccess: true, isPlaceholderData: false, failureReason: null, error: null }

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
  const answer = page.answer(request, data, settledOf(known))
  const redirect = isMoved(answer) ? answer.redirect : null
  useTitle(isMoved(answer) ? request.site.title : answer.title)
  useHead(isMoved(answer) ? null : isMissing(answer) ? nowhere(answer, request) : answer)
  useEffect(() => {
    if (redirect !== null) navigate(redirect, { replace: true })
  }, [redirect, navigate])
  if (isMoved(answer)) return <PageSkeleton />
  if (isMissing(answer)) return <LazyNotFound {...answer} />
  return <View request={request} data={data} parts={parts} />
}

function nowhere({ title }: Missing, { messages }: PageRequest) {
  return { title, description: messages.notFound.text, canonical: null, isIndexable: false }
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

/** What belongs to the address that is shown: while an answer is loading, the one before says nothing about it. */
function settledOf(reads: Readonly<Record<string, UseQueryResult>>): DataOf<Reads> {
  const settled = Object.entries(reads).filter(([, { isPlaceholderData }]) => !isPlaceholderData)
  return presentOf(Object.fromEntries(settled))
}

function presentOf(reads: Readonly<Record<string, UseQueryResult>>): DataOf<Reads> {
  const entries = Object.entries(reads).map(([name, { data }]) => [name, data] as const)
  return Object.fromEntries(entries.filter(([, data]) => data !== undefined))
}
