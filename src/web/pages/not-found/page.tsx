import { usePage } from '#web/page-context.ts'
import { onServer } from '#web/routing/on-server.ts'
import type { LoadContext, Loaded, PageDefinition } from '#web/routing/route.ts'
import { LazyNotFound } from '#web/ui/not-found/lazy-not-found.tsx'
import { loadNotFoundPage } from '#web/ui/not-found/load-not-found.ts'
import { useTitle } from '#web/ui/use-title.ts'

export const page: PageDefinition = { Page: NotFoundPage, load: onServer(load) }

function load(context: LoadContext): Promise<Loaded> {
  return loadNotFoundPage(context)
}

function NotFoundPage() {
  const { notFound } = usePage().messages
  useTitle(notFound.title)
  return <LazyNotFound title={notFound.title} text={notFound.text} />
}
