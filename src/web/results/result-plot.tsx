import { type MouseEvent, useEffect, useMemo } from 'react'
import type { ListCard } from '#web/cards/list-card.ts'
import { CENTRE_X, CENTRE_Y, type Plot, ringText } from '#web/cards/plot.ts'
import { businessesMessages } from '#web/messages/businesses.ts'
import { mapMessages } from '#web/messages/map.ts'
import { usePage } from '#web/page-context.ts'
import { entryId } from '#web/ui/card/business-entry.tsx'
import { MapBox } from '#web/ui/map/map-box.tsx'
import type { MapPlace } from '#web/ui/map/map-place.ts'
import { followMarks, showEntry } from '#web/ui/map/marks.ts'

/** The panel with plot and map, which narrow screens open from the tools above the list. */
export const PLOT_PANEL = 'karte'

/** Where the results of a page are, by true bearing and distance, and a map after a click. */
export function ResultPlot({ plot, cards }: { plot: Plot; cards: readonly ListCard[] }) {
  const { messages, language } = usePage()
  const places = useMemo(() => cards.flatMap(placeOf), [cards])
  const rings = useMemo(() => (plot.kind === 'rings' ? plot : null), [plot])
  // biome-ignore lint/correctness/useExhaustiveDependencies: marks end with the list that they belong to.
  useEffect(followMarks, [cards])
  return (
    <aside
      className="plan"
      id={PLOT_PANEL}
      popover="auto"
      data-map-sheet=""
      aria-label={businessesMessages(language).plot}
    >
      <button
        type="button"
        className="plan-close btn icon ic ic-x"
        popoverTarget={PLOT_PANEL}
        popoverTargetAction="hide"
        aria-label={messages.frame.close}
      />
      <MapBox label={mapMessages(language).ofHits} places={places} rings={rings}>
        <PlotPicture plot={plot} cards={cards} />
      </MapBox>
    </aside>
  )
}

function placeOf(card: ListCard, index: number): MapPlace | [] {
  const { latitude, longitude, name } = card
  if (latitude === null || longitude === null) return []
  return { latitude, longitude, name, listed: { number: index + 1, card } }
}

/** What plots are laid out on (web/cards/plot.ts). */
const VIEW = '0 0 368 440'

function PlotPicture({ plot, cards }: { plot: Plot; cards: readonly ListCard[] }) {
  const { formats, requireDrawing, language } = usePage()
  if (typeof window === 'undefined' && plot.kind === 'country') requireDrawing('country')
  const messages = businessesMessages(language)
  return (
    <>
      <svg viewBox={VIEW} preserveAspectRatio="xMidYMin" aria-hidden="true">
        {plot.kind === 'country' ? (
          <use href="#d-country" x="34" y="48" width="300" height="387" />
        ) : (
          <>
            {plot.rings.map((ring, index) => (
              <g key={ring.km} className={index === 0 ? 'outer' : 'inner'}>
                <circle className="ring" cx={CENTRE_X} cy={CENTRE_Y} r={ring.radius} />
                <rect x={CENTRE_X - 25} y={CENTRE_Y - ring.radius - 11} width="50" height="22" />
                <text className="km" x={CENTRE_X} y={CENTRE_Y - ring.radius + 4.5}>
                  {ringText(formats, ring.km)}
                </text>
              </g>
            ))}
            <circle className="dot" cx={CENTRE_X} cy={CENTRE_Y} r="5" />
          </>
        )}
        <text className="north" x="16" y="26">
          {mapMessages(language).north}
        </text>
        <path className="ring arrow" d="M20.500 32V48M16.500 37L20.500 31.500L24.500 37" />
        <path className="leader" d={leadersOf(plot)} />
      </svg>
      <svg viewBox={VIEW} preserveAspectRatio="xMidYMin" className="pins" role="presentation">
        {plot.pins.map(({ number, x, y }) => {
          const card = cards[number - 1]
          if (card === undefined) return null
          const id = `no${number}`
          return (
            <a
              key={number}
              href={`#${entryId(card)}`}
              data-no={number}
              aria-labelledby={`${id} ${entryId(card)}`}
              onClick={event => goToEntry(event, number)}
            >
              <circle cx={x} cy={y} />
              <text x={x} y={y} id={id}>
                {number}
              </text>
            </a>
          )
        })}
      </svg>
      <p className="plan-note">{plot.kind === 'country' ? messages.plotTextCountry : messages.plotText}</p>
    </>
  )
}

/** Lines from where pins belong to where they are. */
function leadersOf({ pins }: Plot): string {
  return pins.map(({ x, y, from }) => from && `M${from.join(' ')}L${x} ${y}`).join('')
}

/** Closes the sheet that the plot may stand in, and goes to an entry of the list. */
function goToEntry(event: MouseEvent, number: number): void {
  event.preventDefault()
  const sheet = document.getElementById(PLOT_PANEL)
  if (sheet?.matches(':popover-open') === true) sheet.hidePopover()
  showEntry(number, 'center')?.querySelector<HTMLElement>('h3 a')?.focus({ preventScroll: true })
}
