import { notFoundLoaded } from '#web/not-found-loaded.ts'
import { onServer } from '#web/on-server.ts'
import { usePage } from '#web/page-context.ts'
import type { LoadContext, Loaded, PageDefinition } from '#web/route.ts'
import { Lost } from '#web/ui/lost.tsx'
import { useTitle } from '#web/ui/use-title.ts'

export const page: PageDefinition = { Page: NotFoundPage, load: onServer(load) }

function load(context: LoadContext): Promise<Loaded> {
  return notFoundLoaded(context)
}

function NotFoundPage() {
  const { notFound } = usePage().messages
  useTitle(notFound.title)
  return <Lost title={notFound.title} text={notFound.text} />
}
