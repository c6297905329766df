import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type AroundNavHandler, Router } from 'wouter'
import { languagePrefix, plainHome } from '#domain/language-path.ts'
import { repeatEarlyInputs } from '#web/early-input.ts'
import { type PageContext, PageContextProvider } from '#web/page-context.ts'
import { navigationNow } from '#web/routing/navigation.ts'
import { PageOutlet } from '#web/routing/page-outlet.tsx'
import { Frame } from '#web/ui/frame/frame.tsx'
import { NowProvider } from '#web/ui/now.tsx'
import { ToastProvider } from '#web/ui/toast/toast.tsx'

export interface AppProps {
  readonly context: PageContext
  readonly queries: QueryClient
  readonly now: number
  /** The server answered 404 for the first address, although the route table has a page for it. */
  readonly isNotFound: boolean
  /** Path and query part, on the server only. */
  readonly ssr?: { readonly path: string; readonly search: string }
}

/** The whole page below <body>, the same on the server and in the browser. */
export function App({ context, queries, now, isNotFound, ssr }: AppProps) {
  useEffect(repeatEarlyInputs, [])
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
              <Frame>
                <PageOutlet isNotFound={isNotFound} />
              </Frame>
            </ToastProvider>
          </NowProvider>
        </PageContextProvider>
      </QueryClientProvider>
    </Router>
  )
}

const navigatePlainly: AroundNavHandler = (navigate, to, options) => {
  const path = plainHome(to)
  navigate(path, navigationNow(path, options))
}
