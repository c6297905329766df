import { control, type LatLngBoundsExpression, Map as LeafletMap, layerGroup, tileLayer } from 'leaflet'
import type { TileSource } from '#domain/tile-source.ts'
import type { MapPlace } from '#web/map-place.ts'
import type { OpenMapWords } from '#web/messages/open-map/de.ts'
import { type PinOptions, pinOf } from '#web/ui/map-view/pin.ts'

/** A map on the page. */
export interface OpenMap {
  /** Replaces the points and moves the map so that all of them are seen. */
  show(places: readonly MapPlace[]): void
  /** Takes the map and its listeners away. */
  close(): void
}

export interface MapOptions extends Pick<PinOptions, 'addressOf' | 'onFollow'> {
  readonly tiles: TileSource
  readonly words: OpenMapWords & { readonly closePopup: string }
  /** Told whenever pictures begin to be missing, and when all are there again. */
  readonly onPictures: (areMissing: boolean) => void
}

/** Streets are told apart from here on; nearer, one sees only the house. */
const NEAREST_START = 16
/** The deepest level that OpenStreetMap and most others draw. */
const MAX_ZOOM = 19
/** Germany, until points are shown. */
const GERMANY: LatLngBoundsExpression = [
  [47.3, 5.9],
  [55.1, 15.1],
]
/** Pixels between the outermost points and the edge. */
const PADDING = 40

/** Opens a map in an element that has a size. Browser only. */
export function openMap(box: HTMLElement, { tiles, words, onPictures, ...links }: MapOptions): OpenMap {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  const map = new LeafletMap(box, {
    attributionControl: false,
    zoomControl: false,
    // A wheel that is on its way down the page must not end in the map; see below.
    scrollWheelZoom: false,
    zoomAnimation: !isCalm,
    fadeAnimation: !isCalm,
    markerZoomAnimation: !isCalm,
    inertia: !isCalm,
  })
  map.fitBounds(GERMANY, { animate: false })
  control.zoom({ zoomInTitle: words.zoomIn, zoomOutTitle: words.zoomOut }).addTo(map)
  // {s} stands for a, b or c by default, as it does in the policy (domain/tile-source.ts).
  const pictures = tileLayer(tiles.url, { maxZoom: MAX_ZOOM })
  pictures.on('loading', () => onPictures(false))
  pictures.on('tileerror', () => onPictures(true))
  const pins = layerGroup().addTo(map)
  const hasFocus = (yes: boolean) => () => map.scrollWheelZoom[yes ? 'enable' : 'disable']()
  map.on('focus', hasFocus(true))
  map.on('blur', hasFocus(false))
  const resized = new ResizeObserver(() => map.invalidateSize({ animate: false }))
  resized.observe(box)

  return {
    show: places => {
      pins.clearLayers()
      for (const place of places) pins.addLayer(pinOf(place, { ...links, words }))
      const points = places.map(({ latitude, longitude }) => [latitude, longitude] as [number, number])
      if (points.length > 0)
        map.fitBounds(points, { padding: [PADDING, PADDING], maxZoom: NEAREST_START, animate: false })
      // Only now: pictures of a view that nobody sees would be asked for nothing.
      pictures.addTo(map)
    },
    close: () => {
      resized.disconnect()
      map.remove()
    },
  }
}
