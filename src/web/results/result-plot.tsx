import { Fragment, useMemo } from 'react'
import type { ListCard } from '#web/cards/list-card.ts'
import { CENTRE_X, CENTRE_Y, type Plot } from '#web/cards/plot.ts'
import { businessesMessages } from '#web/messages/businesses.ts'
import { mapMessages } from '#web/messages/map.ts'
import { usePage } from '#web/page-context.ts'
import { businessHref } from '#web/routing/routes.ts'
import { MapBox } from '#web/ui/map/map-box.tsx'
import type { MapPlace } from '#web/ui/map/map-place.ts'

/** The panel with plot and map, which narrow screens open from the tools above the list. */
export const PLOT_PANEL = 'karte'

/** Where the results of a page are, by true bearing and distance, and a map after a click. */
export function ResultPlot({ plot, cards }: { plot: Plot; cards: readonly ListCard[] }) {
  const { messages, language } = usePage()
  const places = useMemo(() => cards.flatMap(placeOf), [cards])
  return (
    <aside className="plan" id={PLOT_PANEL} popover="auto" aria-label={businessesMessages(language).plot}>
      <button
        type="button"
        className="plan-close btn icon ic ic-x"
        popoverTarget={PLOT_PANEL}
        popoverTargetAction="hide"
        aria-label={messages.frame.close}
      />
      <MapBox label={mapMessages(language).ofHits} places={places}>
        <PlotPicture plot={plot} />
      </MapBox>
    </aside>
  )
}

function placeOf(card: ListCard, index: number): MapPlace | [] {
  const { latitude, longitude, name } = card
  if (latitude === null || longitude === null) return []
  return { latitude, longitude, name, number: index + 1, path: businessHref(card) }
}

function PlotPicture({ plot }: { plot: Plot }) {
  const { formats, requireDrawing, language } = usePage()
  if (typeof window === 'undefined' && plot.kind === 'country') requireDrawing('country')
  const messages = businessesMessages(language)
  return (
    <>
      <svg viewBox="0 0 368 640" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
        {plot.kind === 'country' ? (
          <use href="#d-country" x="34" y="48" width="300" height="387" />
        ) : (
          <>
            {plot.rings.map((ring, index) => (
              <g key={ring.km} className={index === 0 ? 'outer' : 'inner'}>
                <circle className="ring" cx={CENTRE_X} cy={CENTRE_Y} r={ring.radius} />
                <rect x={CENTRE_X - 25} y={CENTRE_Y - ring.radius - 11} width="50" height="22" />
                <text className="km" x={CENTRE_X} y={CENTRE_Y - ring.radius + 4.5}>
                  {formats.distance(ring.km * 1_000).replace(/[,.]0 /, ' ')}
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
        <g className="pins">
          {plot.pins.toReversed().map(pin => (
            <Fragment key={pin.number}>
              <circle cx={pin.x} cy={pin.y} />
              <text x={pin.x} y={pin.y}>
                {pin.number}
              </text>
            </Fragment>
          ))}
        </g>
      </svg>
      <p className="plan-note">{plot.kind === 'country' ? messages.plotTextCountry : messages.plotText}</p>
    </>
  )
}
