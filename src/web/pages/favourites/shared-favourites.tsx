import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { MAX_LISTED_IDS } from '#domain/business/listed-ids.ts'
import { addFavourites, type FavouriteIds } from '#web/favourites/favourite-ids.ts'
import { favouritesRead } from '#web/favourites/favourites-read.ts'
import { merklisteWords } from '#web/messages/merkliste/words.ts'
import { usePage } from '#web/page-context.ts'
import { FavouriteCards } from '#web/pages/favourites/favourite-cards.tsx'
import { contactCardsUrl } from '#web/routing/external-links.ts'
import { paths } from '#web/routing/paths.ts'
import { DocumentSkeleton } from '#web/ui/document/document-skeleton.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { Failure } from '#web/ui/failure.tsx'
import { useToast } from '#web/ui/toast/toast.tsx'

/** A list that somebody shares by its address. */
export function SharedFavourites({ ids }: { ids: FavouriteIds }) {
  const { api, language, formats, messages } = usePage()
  const words = merklisteWords(language)
  const toast = useToast()
  const query = useQuery(favouritesRead(api, ids))
  if (query.data === undefined)
    return query.isError ? <Failure retry={query.refetch} /> : <DocumentSkeleton />
  const cards = query.data
  const addAll = () =>
    addFavourites(cards.map(({ id }) => id))
      ? toast({ kind: 'done', text: words.kept })
      : toast({ kind: 'failed', text: words.noRoom(formats.count(MAX_LISTED_IDS)) })
  return (
    <>
      <div className="page-head">
        <h1>{words.sharedTitle}</h1>
        <p className="prose quiet">{words.sharedText}</p>
      </div>
      {cards.length === 0 ? (
        <Empty level={2} title={words.sharedEmpty} text={words.gone}>
          <Link className="btn go" href={paths.businesses()}>
            {messages.frame.searchBusinesses}
          </Link>
        </Empty>
      ) : (
        <>
          <div className="saved-tools">
            <h2>{messages.count.businesses(formats.count(cards.length), formats.isOne(cards.length))}</h2>
            <button type="button" className="btn go ic ic-keep needs-script" onClick={addAll}>
              {words.keepAll}
            </button>
            <a className="btn ic ic-save" href={contactCardsUrl(ids)} download>
              {words.cards}
            </a>
            <Link className="btn bare" href={paths.favourites()}>
              {words.toOwn}
            </Link>
          </div>
          {cards.length < ids.length && <p className="note">{words.gone}</p>}
          <FavouriteCards cards={cards} />
        </>
      )}
    </>
  )
}
