import { useEffect, useMemo, useRef, useState } from 'react'
import { messages as businessesMessages } from '#translated/pages/businesses.ts'
import { messages as mapMessages } from '#translated/ui/map.ts'
import type { ListCard } from '#web/cards/list-card.ts'
import { CENTRE_X, CENTRE_Y, type Plot, pinsOf, ringLabel } from '#web/cards/plot.ts'
import type { Pin } from '#web/cards/spread-pins.ts'
import type { Formats } from '#web/format/formats.ts'
import { inLanguage } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'
import { PLOT_PANEL } from '#web/results/shown-list.ts'
import { entryState } from '#web/routing/entry-state.ts'
import { MAP_NOTE } from '#web/routing/map-note.ts'
import { entryId } from '#web/ui/card/business-entry.tsx'
import { MapBox } from '#web/ui/map/map-box.tsx'
import type { MapPlace, MapRings } from '#web/ui/map/map-place.ts'
import { noteLeaving } from '#web/ui/map/note-leaving.ts'
import { useDrawing } from '#web/ui/picture/use-drawing.ts'

/** Where the results of a page are, by true bearing and distance, and a map after a click. */
export function ResultPlot({ plot, cards }: { plot: Plot; cards: readonly ListCard[] }) {
  const { messages, formats, language } = usePage()
  const places = useMemo(() => cards.flatMap(placeOf), [cards])
  const rings = useMemo(() => ringsOf(plot, formats), [plot, formats])
  const panel = useRef<HTMLElement>(null)
  // Before the map reads the note.
  const [isNoted] = useState(() => !import.meta.env.SSR && entryState(MAP_NOTE) !== undefined)
  useEffect(() => {
    if (isNoted && panel.current?.checkVisibility() === false) openSheet(panel.current)
  }, [isNoted])
  useEffect(() => noteLeaving(() => panel.current?.matches(':popover-open') && 'plot'), [])
  return (
    <aside
      className="plan"
      id={PLOT_PANEL}
      popover="auto"
      aria-label={inLanguage(businessesMessages, language).plot}
      ref={panel}
    >
      <button
        type="button"
        className="plan-close btn icon ic ic-x"
        popoverTarget={PLOT_PANEL}
        popoverTargetAction="hide"
        aria-label={messages.frame.close}
      />
      <MapBox label={inLanguage(mapMessages, language).ofHits} places={places} rings={rings}>
        <PlotPicture plot={plot} cards={cards} />
      </MapBox>
    </aside>
  )
}

/** Opens the sheet of narrow screens as its button does, to which the focus returns. */
function openSheet(panel: HTMLElement): void {
  // After the frame of the page has closed what was open on the page before.
  requestAnimationFrame(() => {
    document.querySelector<HTMLElement>(`[popovertarget="${PLOT_PANEL}"]`)?.focus({ preventScroll: true })
    panel.showPopover()
  })
}

function placeOf(card: ListCard, index: number): MapPlace | [] {
  const { latitude, longitude, name } = card
  if (latitude === null || longitude === null) return []
  return { latitude, longitude, name, listed: { number: index + 1, card } }
}

function ringsOf(plot: Plot, formats: Formats): MapRings | null {
  if (plot.kind !== 'rings') return null
  return { ...plot, rings: plot.rings.map(({ km }) => ({ km, text: ringText(km, formats) })) }
}

/** '5 km' */
function ringText(km: number, { distance }: Formats): string {
  return distance(km * 1_000).replace(/[,.]0 /, ' ')
}

/** What plots are laid out on (web/cards/plot.ts). */
const VIEW = '0 0 368 440'

function PlotPicture({ plot, cards }: { plot: Plot; cards: readonly ListCard[] }) {
  const { formats, language } = usePage()
  useDrawing(plot.kind === 'country' ? 'country' : null)
  const messages = inLanguage(businessesMessages, language)
  const pins = useMemo(() => pinsOf(plot, cards), [plot, cards])
  return (
    <>
      <svg viewBox={VIEW} aria-hidden="true">
        {plot.kind === 'country' ? (
          <use href="#d-country" x="34" y="48" width="300" height="387" />
        ) : (
          <>
            {plot.rings.map(({ km, radius }, index) => {
              const { x, y, width, height } = ringLabel(radius)
              return (
                <g key={km} className={index === 0 ? 'outer' : 'inner'}>
                  <circle className="ring" cx={CENTRE_X} cy={CENTRE_Y} r={radius} />
                  <rect x={x - width / 2} y={y - height / 2} width={width} height={height} />
                  <text className="km" x={x} y={y + 4.5}>
                    {ringText(km, formats)}
                  </text>
                </g>
              )
            })}
            <circle className="dot" cx={CENTRE_X} cy={CENTRE_Y} r="5" />
          </>
        )}
        <text className="north" x="16" y="26">
          {inLanguage(mapMessages, language).north}
        </text>
        <path className="ring arrow" d="M20.5 32V48M16.5 37L20.5 31.5L24.5 37" />
        <path className="leader" d={leadersOf(pins)} />
      </svg>
      <svg viewBox={VIEW} className="pins" role="presentation">
        {pins.map(({ number, x, y }) => {
          const card = cards[number - 1]
          if (card === undefined) return null
          // Links of drawings have it, which React's types of links do not know.
          const place = { transform: `translate(${x} ${y})` }
          return (
            <a key={number} {...place} ref={pin => linkTo(card, number, pin)}>
              <circle />
              <text>{number}</text>
            </a>
          )
        })}
      </svg>
      <p className="plan-note">{plot.kind === 'country' ? messages.plotTextCountry : messages.plotText}</p>
    </>
  )
}

/** Lines from where pins belong to where they are. */
function leadersOf(pins: readonly Pin[]): string {
  return pins.map(({ x, y, from }) => from && `M${from.join(' ')}l${x - from[0]} ${y - from[1]}`).join('')
}

/**
 * Makes a point a link to its entry, named by number and business. In the browser only: 24 of them would make the document
 * larger than 50 kB (docs/decisions/0006).
 */
function linkTo(card: ListCard, number: number, pin: Element | null): void {
  pin?.setAttribute('href', `#${entryId(card)}`)
  pin?.setAttribute('aria-label', `${number} ${card.name}`)
}
