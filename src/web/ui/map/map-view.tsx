import { useMessages } from '#web/messages.ts'
import { type MatchedRoute, matchRoute, routes } from '#web/routing/routes.ts'
import '#web/styles/map.css'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { splitLanguage } from '#domain/language-path.ts'
import type { TileSource } from '#domain/settings/tile-source.ts'
import { messages as openMapMessages } from '#translated/ui/open-map.ts'
import { MAP_NOTE, type MapLeft } from '#web/routing/map-note.ts'
import { readSearch } from '#web/routing/search-params.ts'
import type { MapPlace, MapRings } from '#web/ui/map/map-place.ts'
import { showEntry } from '#web/ui/map/marks.ts'
import { noteLeaving } from '#web/ui/map/note-leaving.ts'
import { type MapSection, type OpenMap, type OwnMap, openMap } from '#web/ui/map/open-map.ts'
import { type ChosenPoint, numbersOf } from '#web/ui/map/pin.ts'
import { PinCards } from '#web/ui/map/pin-cards.tsx'

export interface MapViewProps {
  label: string
  places: readonly MapPlace[]
  rings: MapRings | null
  tiles: TileSource
  own: OwnMap | undefined
  /** How it was left before; null: it is opened anew. */
  left: MapLeft | null
  onClose: () => void
}

/** The map with what belongs under it: attribution, errors, and the button back. Loaded by the click. */
export function MapView({ label, places, rings, tiles, own, left, onClose }: MapViewProps) {
  const texts = useMessages(openMapMessages)
  const [, navigate] = useLocation()
  const canvas = useRef<HTMLDivElement>(null)
  const [map, setMap] = useState<OpenMap | null>(null)
  const [isIncomplete, setIsIncomplete] = useState(false)
  const [section, setSection] = useState<MapSection | null>(null)
  const [chosen, setChosen] = useState<ChosenPoint | null>(null)
  const isOfResults = places.some(({ listed }) => listed !== null)
  useEffect(() => {
    const box = canvas.current
    if (box === null) return
    const opened = openMap(box, {
      tiles,
      own,
      messages: texts,
      onChosen: point => {
        setChosen(point)
        const [first] = point.listed
        if (first !== undefined) showEntry(first.number)
      },
      onGround: () => setChosen(null),
      onPictures: areMissing => setIsIncomplete(areMissing),
      onMoved: setSection,
    })
    setMap(opened)
    // Where its code came late, somebody may be typing elsewhere.
    if (document.activeElement?.matches('body, .plan-btn')) box.focus({ preventScroll: true })
    return () => opened.close()
  }, [tiles, own, texts])
  const start = useRef(left)
  useEffect(() => {
    setSection(null)
    setChosen(null)
    map?.show(places, rings, start.current)
    if (map !== null) start.current = null
  }, [map, places, rings])
  useEffect(() => {
    if (map === null || !isOfResults) return
    const numbers = chosen === null ? '' : numbersOf(chosen.listed)
    return noteLeaving(() => canvas.current?.checkVisibility() && { ...map.view(), chosen: numbers })
  }, [map, isOfResults, chosen])
  const closeCards = () => {
    // A change of scale may have taken the point away.
    const point = chosen?.marker.getElement() ?? canvas.current
    point?.focus({ preventScroll: true })
    setChosen(null)
  }
  const searchHere = (shown: MapSection) => {
    // The button goes away.
    canvas.current?.focus({ preventScroll: true })
    // On the page of a city or category the search is another page, with a map of its own.
    const isElsewhere = matchedNow().route !== routes.businesses
    navigate(pathOf(shown), isElsewhere ? { state: { [MAP_NOTE]: true } } : {})
  }
  return (
    <div className="map">
      {isOfResults && section !== null && section.radiusKm <= WIDEST_KM && (
        <button type="button" className="btn map-here" onClick={() => searchHere(section)}>
          {texts.searchHere}
        </button>
      )}
      <section ref={canvas} className="map-canvas" aria-label={label} aria-description={texts.keys} />
      {chosen !== null && (
        <PinCards
          point={chosen}
          onShown={heightPx => map?.uncover(chosen.marker, heightPx)}
          onClose={closeCards}
        />
      )}
      <div className="map-foot">
        <output className={isIncomplete ? 'map-fault' : 'vh'}>{isIncomplete && texts.picturesMissing}</output>
        <button type="button" className="btn ic ic-x" onClick={onClose}>
          {texts.close}
        </button>
        <Attribution tiles={tiles} contributors={texts.contributors} />
      </div>
    </div>
  )
}

/** A search reaches no further. */
const WIDEST_KM = 100

/** The present search around what the map shows; positions to 100 m. */
function pathOf({ latitude, longitude, radiusKm }: MapSection): string {
  // Pages of cities and categories say in their path what the list is of.
  const { category } = matchedNow().params
  return routes.businesses.href({
    ...readSearch(location.search),
    ...(category !== undefined && { category }),
    location: '',
    cities: '',
    lat: Number(latitude.toFixed(3)),
    lon: Number(longitude.toFixed(3)),
    section: true,
    radiusKm: Math.max(1, Math.min(WIDEST_KM, Math.ceil(radiusKm))),
    page: 1,
  })
}

function matchedNow(): MatchedRoute {
  return matchRoute(splitLanguage(location.pathname).path)
}

/** Whose data the pictures show. OpenStreetMap wants a link to its terms beside its name. */
function Attribution({ tiles, contributors }: { tiles: TileSource; contributors: string }) {
  const { attribution } = tiles
  if (attribution === '') return null
  const text = attribution.replace('OpenStreetMap-Mitwirkende', contributors)
  return (
    <p className="small quiet">
      {attribution.includes('OpenStreetMap') ? (
        <a href="https://www.openstreetmap.org/copyright">{text}</a>
      ) : (
        text
      )}
    </p>
  )
}
