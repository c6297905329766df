import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { Link } from 'wouter'
import { localAddress } from '#domain/language-path.ts'
import { messages as favouritesMessages } from '#translated/pages/favourites.ts'
import { keepPreviousData } from '#web/api/read.ts'
import { reads } from '#web/api/reads.ts'
import { useRead } from '#web/api/use-read.ts'
import type { ListCard } from '#web/cards/list-card.ts'
import {
  type FavouriteIds,
  favouriteIds,
  removeFavourite,
  restoreFavourites,
} from '#web/favourites/favourite-ids.ts'
import { useFavourites } from '#web/favourites/use-favourites.ts'
import { inLanguage } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'
import {
  FavouriteList,
  FavouriteListSkeleton,
  type ListParts,
} from '#web/pages/favourites/favourite-list.tsx'
import { favouritesRead } from '#web/pages/favourites/favourites-read.ts'
import type { ListAddress } from '#web/pages/favourites/list-address.ts'
import { contactCardsUrl } from '#web/routing/external-links.ts'
import { favouritesHref, routes } from '#web/routing/routes.ts'
import { Empty } from '#web/ui/empty.tsx'
import { EmptyDirectory } from '#web/ui/empty-directory/lazy-empty-directory.tsx'
import { ReadState } from '#web/ui/read-state.tsx'
import { useToast } from '#web/ui/toast/toast.tsx'

/** What was taken off the list, one after the other, and how it was before. */
interface Removal {
  readonly names: readonly string[]
  readonly before: FavouriteIds
}

const NONE: FavouriteIds = []

/** One in each entry. */
const REMOVE = 'remove-saved'

function removeButtons(list: HTMLElement | null): readonly HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>(`.${REMOVE}`) ?? [])]
}

/** The saved businesses of this browser. */
export function OwnFavourites({ address, parts }: { address: ListAddress; parts: ListParts }) {
  const { api, language, formats, messages } = usePage()
  const texts = inLanguage(favouritesMessages, language)
  const toast = useToast()
  const saved = useFavourites()
  const { data: stats } = useQuery(reads.stats(api))
  const isHere = saved !== null
  const ids = saved ?? NONE
  // null once it was undone.
  const [removal, setRemoval] = useState<Removal | null>()
  const read = useRead({
    ...favouritesRead(api, ids),
    placeholderData: keepPreviousData,
    enabled: ids.length > 0,
  })
  const cards = useMemo(() => (read.data ?? []).filter(({ id }) => ids.includes(id)), [read.data, ids])
  const list = useRef<HTMLDivElement>(null)
  /** How many entries stood before what was taken off. */
  const place = useRef(0)
  const remove = ({ id, name }: ListCard, button: HTMLElement) => {
    place.current = removeButtons(list.current).indexOf(button)
    const before = favouriteIds()
    setRemoval(earlier => ({ names: [...(earlier?.names ?? []), name], before: earlier?.before ?? before }))
    removeFavourite(id)
  }
  // The button that was pressed is gone: what stands in its place now gets the focus, or the way back.
  useEffect(() => {
    if (removal === undefined) return
    const buttons = removeButtons(list.current)
    const next = buttons[place.current] ?? buttons.at(-1)
    const wayBack = list.current?.querySelector<HTMLElement>('.undo button')
    const focused = next ?? wayBack
    focused?.focus()
  }, [removal])
  const undo = (
    <div role="status" className="undo-spot">
      {removal && (
        <p className="undo">
          <span>
            {removal.names.length === 1
              ? texts.removed(removal.names[0] ?? '')
              : texts.removedSeveral(formats.counted(removal.names.length))}
          </span>{' '}
          <button
            type="button"
            className="btn"
            onClick={() => {
              restoreFavourites(removal.before)
              setRemoval(null)
            }}
          >
            {texts.undo}
          </button>
        </p>
      )}
    </div>
  )
  const share = async () => {
    const url = new URL(localAddress(language, favouritesHref(ids)), location.href).href
    try {
      await navigator.clipboard.writeText(url)
      toast({ kind: 'done', text: texts.copied })
    } catch {
      window.prompt(texts.copyPrompt, url)
    }
  }

  /** @param cards null while they are read */
  const shown = (cards: readonly ListCard[] | null) => (
    <>
      <div className="saved-tools">
        <h2>
          {/* As high as a number of businesses, before the browser has said how many. */}
          {isHere ? messages.count.businesses(formats.counted((cards ?? ids).length)) : '\u00a0'}
        </h2>
        <button type="button" className="btn ic ic-share" onClick={share}>
          {texts.share}
        </button>
        <button type="button" className="btn" onClick={() => window.print()}>
          {texts.print}
        </button>
        <a className="btn ic ic-save" href={ids.length === 0 ? undefined : contactCardsUrl(ids)} download>
          {texts.cards}
        </a>
      </div>
      {cards === null ? (
        <FavouriteListSkeleton address={address} count={ids.length || 1} />
      ) : (
        <>
          {!read.isOld && cards.length < ids.length && <p className="note">{texts.gone}</p>}
          <FavouriteList
            cards={cards}
            address={address}
            parts={parts}
            action={card => (
              <button
                type="button"
                className={`act ic ic-x ${REMOVE}`}
                aria-label={texts.removeOne(card.name)}
                onClick={({ currentTarget }) => remove(card, currentTarget)}
              >
                {texts.remove}
              </button>
            )}
          />
        </>
      )}
    </>
  )

  return (
    <>
      <div className="page-head">
        <h1>{texts.title}</h1>
        <p className="prose quiet">{texts.where}</p>
        <p className="without-script">{texts.withoutScript}</p>
      </div>
      <div className="needs-script own-list" ref={list}>
        {isHere && ids.length === 0 && stats?.total === 0 ? (
          <EmptyDirectory />
        ) : isHere && ids.length === 0 ? (
          <Empty level={2} title={texts.empty} text={texts.emptyText}>
            <Link className="btn go" href={routes.businesses.href()}>
              {messages.frame.searchBusinesses}
            </Link>
          </Empty>
        ) : (
          <ReadState read={read} pending={<div inert={!isHere}>{shown(null)}</div>}>
            {() => shown(cards)}
          </ReadState>
        )}
        {undo}
      </div>
    </>
  )
}
