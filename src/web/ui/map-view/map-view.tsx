import '#web/styles/map.css'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import type { TileSource } from '#domain/tile-source.ts'
import { localAddress } from '#web/language.ts'
import type { MapPlace } from '#web/map-place.ts'
import { openMapWords } from '#web/messages/open-map/words.ts'
import { usePage } from '#web/page-context.ts'
import { type OpenMap, openMap } from '#web/ui/map-view/open-map.ts'

export interface MapViewProps {
  label: string
  places: readonly MapPlace[]
  tiles: TileSource
  onClose: () => void
}

/** The map itself with what belongs under it: whose data it is, what failed, the way back. Loaded by the click. */
export function MapView({ label, places, tiles, onClose }: MapViewProps) {
  const { messages, language } = usePage()
  const words = openMapWords(language)
  const [, navigate] = useLocation()
  const canvas = useRef<HTMLDivElement>(null)
  const [map, setMap] = useState<OpenMap | null>(null)
  const [isIncomplete, setIsIncomplete] = useState(false)
  useEffect(() => {
    const box = canvas.current
    if (box === null) return
    const opened = openMap(box, {
      tiles,
      words: { ...words, closePopup: messages.frame.close },
      addressOf: path => localAddress(language, path),
      onFollow: navigate,
      onPictures: areMissing => setIsIncomplete(areMissing),
    })
    setMap(opened)
    box.focus({ preventScroll: true })
    return () => opened.close()
  }, [tiles, words, messages, language, navigate])
  useEffect(() => map?.show(places), [map, places])
  return (
    <div className="map">
      <section ref={canvas} className="map-canvas" aria-label={label} aria-description={words.keys} />
      <div className="map-foot">
        <output className={isIncomplete ? 'map-fault' : 'vh'}>{isIncomplete && words.picturesMissing}</output>
        <button type="button" className="btn ic ic-x" onClick={onClose}>
          {words.close}
        </button>
        <Attribution tiles={tiles} contributors={words.contributors} />
      </div>
    </div>
  )
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
