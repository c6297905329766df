import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { localAddress } from '#domain/language-path.ts'
import type { ResolvedPlace } from '#domain/search/search.ts'
import { messages as favouritesMessages } from '#translated/pages/favourites.ts'
import type { Read } from '#web/api/read.ts'
import type { ListCard } from '#web/cards/list-card.ts'
import type { Elements } from '#web/elements.ts'
import type { FavouriteIds } from '#web/favourites/favourite-ids.ts'
import { inLanguage } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'
import type { Compared } from '#web/pages/favourites/compared.ts'
import { Comparison } from '#web/pages/favourites/comparison.tsx'
import { DistanceForm } from '#web/pages/favourites/distance-form.tsx'
import { withDistances } from '#web/pages/favourites/distance-origin.ts'
import { LazyPlot, PANEL } from '#web/pages/favourites/lazy-plot.tsx'
import {
  LEAST_COMPARED,
  type ListAddress,
  listHref,
  MOST_COMPARED,
} from '#web/pages/favourites/list-address.ts'
import { useLeftList } from '#web/results/use-left-list.ts'
import { routes } from '#web/routing/routes.ts'
import { BusinessEntry } from '#web/ui/card/business-entry.tsx'
import { EntrySkeletons } from '#web/ui/skeleton.tsx'
import { useToast } from '#web/ui/toast/toast.tsx'

/** What a list reads beyond its cards. */
export interface ListParts {
  readonly compared?: Read<readonly Compared[]>
  readonly place?: Read<ResolvedPlace | null>
}

interface FavouriteListProps {
  cards: readonly ListCard[]
  address: ListAddress
  parts: ListParts
  /** What can be done with one, beside its entry. */
  action?: (card: ListCard) => Elements
}

/** Nothing is asked for. */
const NO_PLACE: Read<ResolvedPlace | null> = { queryKey: ['place', ''], queryFn: async () => null }

/** Saved businesses: how far they are, side by side, as a list in which they are chosen for that, and where they are. */
export function FavouriteList({ cards: listed, address, parts, action }: FavouriteListProps) {
  const { messages, site, language } = usePage()
  const texts = inLanguage(favouritesMessages, language)
  const toast = useToast()
  const [, navigate] = useLocation()
  const typed = useQuery(parts.place ?? NO_PLACE)
  const [position, setPosition] = useState<ResolvedPlace | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const [ticked, setTicked] = useState(address.compare)
  const [isAsked, setIsAsked] = useState(false)
  const problem =
    parts.place === undefined || position !== null
      ? undefined
      : typed.isError
        ? 'failed'
        : typed.data === null
          ? 'unknown'
          : undefined
  const place = position ?? typed.data ?? null
  const left = useLeftList(true)
  const cards = useMemo(() => withDistances(listed, place), [listed, place])
  const chosen = ticked.filter(id => cards.some(card => card.id === id))
  const isFull = chosen.length >= MOST_COMPARED
  const compare = (event: FormEvent) => {
    event.preventDefault()
    if (chosen.length < LEAST_COMPARED) return
    setIsAsked(true)
    navigate(listHref({ ...address, compare: chosen }))
  }
  const change = (ids: FavouriteIds) => {
    setTicked(ids)
    setIsAsked(true)
  }
  const isComparing = parts.compared !== undefined
  // What had the focus goes with the comparison, by its link as by the back button.
  useEffect(() => (isComparing ? () => form.current?.focus() : undefined), [isComparing])
  return (
    <>
      <DistanceForm address={address} place={place} problem={problem} onPosition={setPosition} />
      {parts.compared && (
        <Comparison
          key={address.compare.join()}
          compared={parts.compared}
          address={address}
          place={place}
          takesFocus={isAsked}
          onChange={change}
        />
      )}
      <div className="res saved-res" {...left}>
        <form
          className="entries saved"
          ref={form}
          tabIndex={-1}
          action={localAddress(language, routes.favourites.href())}
          onSubmit={compare}
        >
          {address.ids.length > 0 && <input type="hidden" name="ids" value={address.ids.join()} />}
          {address.from !== '' && <input type="hidden" name="from" value={address.from} />}
          <div className="saved-notes">
            {site.showsRatings && <p className="quiet small">{messages.card.notChecked}</p>}
            <button type="button" className="btn plan-btn ic ic-map" popoverTarget={PANEL}>
              {texts.map}
            </button>
          </div>
          <ol className="list">
            {cards.map((card, index) => {
              const isTicked = chosen.includes(card.id)
              // It stays a box that can be pressed, which then says why it does not take the tick.
              const isRefused = isFull && !isTicked
              return (
                <BusinessEntry
                  key={card.id}
                  card={card}
                  number={card.latitude === null ? undefined : index + 1}
                  actions="all"
                  action={
                    <>
                      {cards.length >= LEAST_COMPARED && (
                        <label className="act tick" title={isRefused ? texts.full(MOST_COMPARED) : undefined}>
                          <input
                            type="checkbox"
                            name="compare"
                            value={card.id}
                            checked={isTicked}
                            aria-disabled={isRefused || undefined}
                            onChange={() => {
                              if (isRefused) toast({ kind: 'failed', text: texts.full(MOST_COMPARED) })
                              else
                                setTicked(
                                  isTicked ? chosen.filter(id => id !== card.id) : [...chosen, card.id],
                                )
                            }}
                          />
                          <span>
                            {texts.compare}
                            <span className="vh">{` ${card.name}`}</span>
                          </span>
                        </label>
                      )}
                      {action?.(card)}
                    </>
                  }
                />
              )
            })}
          </ol>
          {cards.length >= LEAST_COMPARED && (
            <div className={chosen.length > 0 ? 'compare-bar is-used' : 'compare-bar'}>
              <button type="submit" className="btn go" aria-describedby="angekreuzt">
                {texts.compareNow}
              </button>
              <output id="angekreuzt" className="small quiet">
                {texts.ticked(chosen.length, MOST_COMPARED)}
              </output>
            </div>
          )}
        </form>
        <LazyPlot cards={cards} place={place} />
      </div>
    </>
  )
}

/** So many fit below the head of the page on most screens. */
const MOST_SKELETONS = 6

/** The list on its way, and the form above it, which needs no answer. @param count how many are saved */
export function FavouriteListSkeleton({ address, count }: { address: ListAddress; count: number }) {
  const { messages, site, language } = usePage()
  return (
    <>
      <DistanceForm address={address} place={null} problem={undefined} onPosition={() => undefined} />
      <div className="res saved-res">
        <div className="saved">
          <div className="saved-notes">
            {site.showsRatings && <p className="quiet small">{messages.card.notChecked}</p>}
            <button type="button" className="btn plan-btn ic ic-map" disabled>
              {inLanguage(favouritesMessages, language).map}
            </button>
          </div>
          <EntrySkeletons count={Math.min(count, MOST_SKELETONS)} />
        </div>
        <div className="plan" popover="auto" />
      </div>
    </>
  )
}
