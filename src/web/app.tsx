import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, Suspense, use, useState } from 'react'
import { type AroundNavHandler, Router, useLocation, useSearch } from 'wouter'
import { languagePrefix, plainHome } from '#domain/language-path.ts'
import { FavouritesProvider } from '#web/favourites/lazy-favourites.tsx'
import { type PageContext, PageContextProvider } from '#web/page-context.ts'
import { loadedPage, loadPage } from '#web/routing/page-modules.ts'
import type { PageProps, Route } from '#web/routing/route.ts'
import { matchRoute, NOT_FOUND_ROUTE } from '#web/routing/routes.ts'
import { ErrorBoundary } from '#web/ui/frame/error-boundary.tsx'
import { Frame } from '#web/ui/frame/frame.tsx'
import { NowProvider } from '#web/ui/now.tsx'
import { PageSkeleton } from '#web/ui/skeleton.tsx'
import { ToastProvider } from '#web/ui/toast/toast.tsx'

export interface AppProps {
  readonly context: PageContext
  readonly queries: QueryClient
  readonly now: number
  /** The server found that the first address leads nowhere, although the route table has a page for it. */
  readonly isNotFound: boolean
  /** Path and query part, on the server only. */
  readonly ssr?: { readonly path: string; readonly search: string }
}

/** The whole page below <body>, the same on the server and in the browser. */
export function App({ context, queries, now, isNotFound: isLost, ssr }: AppProps) {
  return (
    <Router
      base={languagePrefix(context.language)}
      hrefs={plainHome}
      aroundNav={navigatePlainly}
      {...(ssr !== undefined && { ssrPath: ssr.path, ssrSearch: ssr.search })}
    >
      <QueryClientProvider client={queries}>
        <PageContextProvider value={context}>
          <NowProvider start={now}>
            <ToastProvider>
              <FavouritesProvider>
                <Frame>
                  <CurrentPage isLost={isLost} />
                </Frame>
              </FavouritesProvider>
            </ToastProvider>
          </NowProvider>
        </PageContextProvider>
      </QueryClientProvider>
    </Router>
  )
}

const navigatePlainly: AroundNavHandler = (navigate, to, options) => navigate(plainHome(to), options)

function CurrentPage({ isLost }: { isLost: boolean }): ReactNode {
  const [path] = useLocation()
  const search = useSearch()
  const [first] = useState(path)
  const { route, params } = isLost && path === first ? NOT_FOUND_ROUTE : matchRoute(path)
  return (
    <ErrorBoundary key={path}>
      <Suspense fallback={<PageSkeleton />}>
        <RoutePage route={route} params={params} search={search} />
      </Suspense>
    </ErrorBoundary>
  )
}

function RoutePage({ route, ...props }: PageProps & { route: Route }): ReactNode {
  const { Page } = loadedPage(route) ?? use(loadPage(route))
  return <Page {...props} />
}
