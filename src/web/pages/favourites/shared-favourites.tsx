import { Link } from 'wouter'
import { MAX_LISTED_IDS } from '#domain/business/listed-ids.ts'
import { messages as favouritesMessages } from '#translated/pages/favourites.ts'
import type { ListCard } from '#web/cards/list-card.ts'
import { useAddFavourites } from '#web/favourites/use-favourites.ts'
import { useMessages } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'
import {
  FavouriteList,
  FavouriteListSkeleton,
  type ListParts,
} from '#web/pages/favourites/favourite-list.tsx'
import type { ListAddress } from '#web/pages/favourites/list-address.ts'
import { contactCardsUrl } from '#web/routing/external-links.ts'
import { favouritesHref, routes } from '#web/routing/routes.ts'
import { Empty } from '#web/ui/empty.tsx'
import { useToast } from '#web/ui/toast/toast.tsx'

interface SharedFavouritesProps {
  address: ListAddress
  parts: ListParts
  /** null while they are read. */
  cards: readonly ListCard[] | null
}

/** A list that is shared by its address. */
export function SharedFavourites({ address, parts, cards }: SharedFavouritesProps) {
  const { ids } = address
  const { formats, messages } = usePage()
  const texts = useMessages(favouritesMessages)
  const toast = useToast()
  const addFavourites = useAddFavourites(texts.noRoom(formats.counted(MAX_LISTED_IDS)))
  const addAll = () => {
    if (cards !== null && addFavourites(cards.map(({ id }) => id))) toast({ kind: 'done', text: texts.kept })
  }
  return (
    <>
      <div className="page-head">
        <h1>{texts.sharedTitle}</h1>
        <p className="prose quiet">{texts.sharedText}</p>
      </div>
      {cards?.length === 0 ? (
        <Empty level={2} title={texts.sharedEmpty} text={texts.gone}>
          <Link className="btn go" href={routes.businesses.href()}>
            {messages.frame.searchBusinesses}
          </Link>
        </Empty>
      ) : (
        <>
          <div className="saved-tools">
            <h2>{messages.count.businesses(formats.counted((cards ?? ids).length))}</h2>
            <button type="button" className="btn go ic ic-keep needs-script" onClick={addAll}>
              {texts.keepAll}
            </button>
            <a className="btn ic ic-save" href={contactCardsUrl(ids)} download>
              {texts.cards}
            </a>
            <Link className="btn bare" href={favouritesHref()}>
              {texts.toOwn}
            </Link>
          </div>
          {cards === null ? (
            <FavouriteListSkeleton address={address} count={ids.length} />
          ) : (
            <>
              {cards.length < ids.length && <p className="note">{texts.gone}</p>}
              <FavouriteList cards={cards} address={address} parts={parts} />
            </>
          )}
        </>
      )}
    </>
  )
}
