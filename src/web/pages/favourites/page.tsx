import { readListedIds } from '#domain/business/listed-ids.ts'
import { reads as shared } from '#web/api/reads.ts'
import { favouritesMessages } from '#web/pages/favourites/messages.ts'
import { OwnFavourites } from '#web/pages/favourites/own-favourites.tsx'
import { SharedFavourites } from '#web/pages/favourites/shared-favourites.tsx'
import { definePage, type PageRequest, type ViewOf } from '#web/routing/page.ts'
import { favouritesHref } from '#web/routing/routes.ts'
import { DocumentSkeleton } from '#web/ui/document/document-skeleton.tsx'

const reads = ({ api, search }: PageRequest) => {
  const ids = sharedIds(search)
  return { shared: ids.length === 0 ? NOTHING_SHARED : shared.favourites(api, ids) }
}

const NOTHING_SHARED = { queryKey: ['favourites', 'none'], queryFn: async () => null }

type Props = ViewOf<typeof reads>

/** /merkliste: the saved businesses of this browser; with ?ids=1,2,3 those that somebody shares. */
export const page = definePage({
  reads,
  answer: ({ search, language }) => {
    const messages = favouritesMessages(language)
    const ids = sharedIds(search)
    return {
      title: ids.length > 0 ? messages.sharedTitle : messages.title,
      description: messages.description,
      canonical: favouritesHref(ids),
      isIndexable: false,
      isCached: ids.length === 0,
    }
  },
  View: ({ request, data }: Props) => (
    <div className="wrap">
      {data.shared === null ? (
        <OwnFavourites />
      ) : (
        <SharedFavourites ids={sharedIds(request.search)} cards={data.shared} />
      )}
    </div>
  ),
  Pending: DocumentSkeleton,
})

function sharedIds(search: string): readonly number[] {
  return readListedIds(new URLSearchParams(search).get('ids') ?? '')
}
