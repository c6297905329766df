import { readListedIds } from '#domain/business/listed-ids.ts'
import { merklisteWords } from '#web/messages/merkliste/words.ts'
import { onServer } from '#web/on-server.ts'
import { usePage } from '#web/page-context.ts'
import { paths } from '#web/paths.ts'
import type { LoadContext, Loaded, PageDefinition, PageProps } from '#web/route.ts'
import { savedRead } from '#web/saved-reads.ts'
import { OwnList } from '#web/ui/merkliste/own-list.tsx'
import { SharedList } from '#web/ui/merkliste/shared-list.tsx'
import { useTitle } from '#web/ui/use-title.ts'

export const page: PageDefinition = { Page: Merkliste, load: onServer(load) }

const CACHE_SECONDS = 60

async function load({ api, queries, language, search }: LoadContext): Promise<Loaded> {
  const ids = sharedIds(search)
  if (ids.length > 0) await queries.fetchQuery(savedRead(api, ids))
  const words = merklisteWords(language)
  return {
    status: 200,
    meta: {
      title: ids.length > 0 ? words.sharedTitle : words.title,
      description: words.description,
      canonical: paths.saved(ids),
      isIndexable: false,
    },
    cacheSeconds: ids.length > 0 ? 0 : CACHE_SECONDS,
  }
}

/** /merkliste: the saved businesses of this browser; with ?ids=1,2,3 those that somebody shares. */
function Merkliste({ search }: PageProps) {
  const words = merklisteWords(usePage().language)
  const ids = sharedIds(search)
  useTitle(ids.length > 0 ? words.sharedTitle : words.title)
  return <div className="wrap">{ids.length > 0 ? <SharedList ids={ids} /> : <OwnList />}</div>
}

function sharedIds(search: string): readonly number[] {
  return readListedIds(new URLSearchParams(search).get('ids') ?? '')
}
