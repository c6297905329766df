import { messages as favouritesMessages } from '#translated/pages/favourites.ts'
import { inLanguage } from '#web/messages.ts'
import { comparedRead } from '#web/pages/favourites/compared.ts'
import { placeRead } from '#web/pages/favourites/distance-origin.ts'
import { favouritesRead } from '#web/pages/favourites/favourites-read.ts'
import { LEAST_COMPARED, readListAddress } from '#web/pages/favourites/list-address.ts'
import { OwnFavourites } from '#web/pages/favourites/own-favourites.tsx'
import { SharedFavourites } from '#web/pages/favourites/shared-favourites.tsx'
import { definePage, type PageRequest, type ViewOf } from '#web/routing/page.ts'
import { favouritesHref } from '#web/routing/routes.ts'

const reads = ({ api, search }: PageRequest) => {
  const { ids } = readListAddress(search)
  return { shared: ids.length === 0 ? NOTHING_SHARED : favouritesRead(api, ids) }
}

const NOTHING_SHARED = { queryKey: ['favourites', 'none'], queryFn: async () => null }

const parts = ({ api, search }: PageRequest) => {
  const { compare, from } = readListAddress(search)
  return {
    ...(compare.length >= LEAST_COMPARED && { compared: comparedRead(api, compare) }),
    ...(from !== '' && { place: placeRead(api, from) }),
  }
}

type Props = ViewOf<typeof reads, typeof parts>

/**
 * /merkliste: the saved businesses of this browser; with ?ids=1,2,3 those that somebody shares; with &compare=1,2 some of
 * them side by side, and with &from=Köln how far they are from there.
 */
export const page = definePage({
  reads,
  parts,
  answer: ({ search, language }) => {
    const messages = inLanguage(favouritesMessages, language)
    const { ids, compare, from } = readListAddress(search)
    return {
      title: ids.length > 0 ? messages.sharedTitle : messages.title,
      description: messages.description,
      canonical: favouritesHref(ids),
      isIndexable: false,
      isCached: ids.length === 0 && compare.length === 0 && from === '',
      hasMap: true,
    }
  },
  View: ({ request, data, parts }: Props) => {
    const address = readListAddress(request.search)
    return (
      <div className="wrap">
        {data.shared === null ? (
          <OwnFavourites address={address} parts={parts} />
        ) : (
          <SharedFavourites address={address} parts={parts} cards={data.shared} />
        )}
      </div>
    )
  },
  Pending: ({ request }) => (
    <div className="wrap">
      <SharedFavourites address={readListAddress(request.search)} parts={{}} cards={null} />
    </div>
  ),
})
