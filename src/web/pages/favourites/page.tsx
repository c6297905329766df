import { readListedIds } from '#domain/business/listed-ids.ts'
import { favouritesRead } from '#web/favourites/favourites-read.ts'
import { merklisteWords } from '#web/messages/merkliste/words.ts'
import { usePage } from '#web/page-context.ts'
import { OwnFavourites } from '#web/pages/favourites/own-favourites.tsx'
import { SharedFavourites } from '#web/pages/favourites/shared-favourites.tsx'
import { onServer } from '#web/routing/on-server.ts'
import { paths } from '#web/routing/paths.ts'
import type { LoadContext, Loaded, PageDefinition, PageProps } from '#web/routing/route.ts'
import { useTitle } from '#web/ui/use-title.ts'

export const page: PageDefinition = { Page: Favourites, load: onServer(load) }

const CACHE_SECONDS = 60

async function load({ api, queries, language, search }: LoadContext): Promise<Loaded> {
  const ids = sharedIds(search)
  if (ids.length > 0) await queries.fetchQuery(favouritesRead(api, ids))
  const words = merklisteWords(language)
  return {
    status: 200,
    meta: {
      title: ids.length > 0 ? words.sharedTitle : words.title,
      description: words.description,
      canonical: paths.favourites(ids),
      isIndexable: false,
    },
    cacheSeconds: ids.length > 0 ? 0 : CACHE_SECONDS,
  }
}

/** /merkliste: the saved businesses of this browser; with ?ids=1,2,3 those that somebody shares. */
function Favourites({ search }: PageProps) {
  const words = merklisteWords(usePage().language)
  const ids = sharedIds(search)
  useTitle(ids.length > 0 ? words.sharedTitle : words.title)
  return <div className="wrap">{ids.length > 0 ? <SharedFavourites ids={ids} /> : <OwnFavourites />}</div>
}

function sharedIds(search: string): readonly number[] {
  return readListedIds(new URLSearchParams(search).get('ids') ?? '')
}
