import {
  control,
  type LatLngBoundsExpression,
  LayerGroup,
  Map as LeafletMap,
  type Marker,
  tileLayer,
} from 'leaflet'
import type { TileSource } from '#domain/settings/tile-source.ts'
import { pauseMs } from '#web/api/growing-pauses.ts'
import type { MapLeft } from '#web/routing/map-note.ts'
import { GridLines, ringLayer } from '#web/ui/map/ground.ts'
import { MAX_ZOOM, type MapPlace, type MapRings } from '#web/ui/map/map-place.ts'
import type { OwnTiles } from '#web/ui/map/own-tiles.ts'
import type { PinOptions } from '#web/ui/map/pin.ts'
import { pinLayer } from '#web/ui/map/pin-layer.ts'

/** A map on the page. */
export interface OpenMap {
  /** Replaces points and rings and moves the map so that all points are seen. @param left instead: to where it was left */
  show(places: readonly MapPlace[], rings: MapRings | null, left: MapLeft | null): void
  /** What it shows. */
  view(): Omit<MapLeft, 'chosen'>
  /** Moves the map where a point lies under what covers its lower edge. @param coveredPx how much of the edge */
  uncover(point: Marker, coveredPx: number): void
  /** Takes the map and its listeners away. */
  close(): void
}

/** What draws the tiles of the site's own map, where they are that. */
export interface OwnMap {
  readonly Tiles: typeof OwnTiles
  /** The deepest level that has tiles. */
  readonly depth: number
  /** Of names on the map. */
  readonly language: string
}

export interface MapOptions extends PinOptions {
  readonly tiles: TileSource
  readonly own: OwnMap | undefined
  /** Told whenever pictures begin to be missing, and when all are there again. */
  readonly onPictures: (areMissing: boolean) => void
  /** Told after its visitor has moved the map or changed its scale: what it shows now. */
  readonly onMoved: (section: MapSection) => void
  /** The map was pressed where no point is. */
  readonly onGround: () => void
}

/** A circle around all that a map shows. */
export interface MapSection {
  readonly latitude: number
  readonly longitude: number
  readonly radiusKm: number
}

/** Streets can be distinguished here; nearer only the house is visible. */
const NEAREST_START = 16
/** Germany, until points are shown. */
const GERMANY: LatLngBoundsExpression = [
  [47.3, 5.9],
  [55.1, 15.1],
]
/** Pixels between the outermost points and the edge. */
const PADDING = 40
const METRES_PER_KM = 1_000

/** Opens a map in an element that has a size. Browser only. */
export function openMap(
  box: HTMLElement,
  { tiles, own, onPictures, onMoved, onGround, ...pinOptions }: MapOptions,
): OpenMap {
  const { messages } = pinOptions
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  const map = new LeafletMap(box, {
    attributionControl: false,
    zoomControl: false,
    // Scrolling the page with the wheel must not zoom a map that comes under the pointer; see below.
    scrollWheelZoom: false,
    zoomAnimation: !isCalm,
    fadeAnimation: !isCalm,
    markerZoomAnimation: !isCalm,
    inertia: !isCalm,
  })
  map.fitBounds(GERMANY, { animate: false })
  control.zoom({ zoomInTitle: messages.zoomIn, zoomOutTitle: messages.zoomOut }).addTo(map)
  const vectors = own && new own.Tiles(tiles.url, own.depth, box, own.language)
  // {s} stands for a, b or c by default, as it does in the policy (domain/settings/tile-source.ts).
  const pictures = vectors ?? tileLayer(tiles.url, { maxZoom: MAX_ZOOM })
  const theme = vectors && followTheme(() => vectors.takeColours())
  const grid = new GridLines()
  // Pictures are light in either theme; without any, the map has the site's colours.
  const showPictures = (areSome: boolean) =>
    box.classList.toggle('has-pictures', areSome && own === undefined)
  showPictures(true)
  let areSome = false
  /** Whether one came since they were asked for. */
  let didOneCome = false
  pictures.on('tileload', () => {
    areSome = true
    didOneCome = true
    showPictures(true)
  })
  pictures.on('loading', () => {
    didOneCome = false
    onPictures(false)
  })
  pictures.on('tileerror', () => {
    onPictures(true)
    grid.addTo(map)
    showPictures(areSome)
  })
  // Where none comes, the service is away.
  const again = retryWithPauses(() => pictures.redraw())
  pictures.on('load', () => (didOneCome ? again.succeeded() : again.failed()))
  let rings = new LayerGroup()
  const pins = pinLayer(map, MAX_ZOOM, pinOptions)
  let isZooming = false
  map.on('zoomanim', () => {
    isZooming = true
  })
  map.on('moveend', () => {
    isZooming = false
  })
  // Moves of its own are no wish of anybody's.
  let isOwnMove = false
  map.on('moveend', () => {
    if (isOwnMove) return
    const { lat: latitude, lng: longitude } = map.getCenter()
    const radiusKm = map.distance(map.getCenter(), map.getBounds().getNorthEast()) / METRES_PER_KM
    onMoved({ latitude, longitude, radiusKm })
  })
  const beginOwnMove = () => {
    isOwnMove = true
    map.once('moveend', () => {
      isOwnMove = false
    })
  }
  map.on('click', onGround)
  const hasFocus = (yes: boolean) => () => map.scrollWheelZoom[yes ? 'enable' : 'disable']()
  map.on('focus', hasFocus(true))
  map.on('blur', hasFocus(false))
  const resized = new ResizeObserver(() => {
    isOwnMove = true
    map.invalidateSize({ animate: false })
    isOwnMove = false
  })
  resized.observe(box)

  return {
    show: (places, around, left) => {
      const points = places.map(({ latitude, longitude }) => [latitude, longitude] as [number, number])
      isOwnMove = true
      if (left !== null) map.setView([left.latitude, left.longitude], left.zoom, { animate: false })
      else if (points.length > 0)
        map.fitBounds(points, { padding: [PADDING, PADDING], maxZoom: NEAREST_START, animate: false })
      isOwnMove = false
      rings.remove()
      if (around !== null) rings = ringLayer(around).addTo(map)
      pins.show(places)
      // Only now, so that no tiles are loaded for a view that is not shown.
      pictures.addTo(map)
      if (left !== null) pins.press(left.chosen)
    },
    view: () => {
      const { lat: latitude, lng: longitude } = map.getCenter()
      return { latitude, longitude, zoom: map.getZoom() }
    },
    uncover: (point, coveredPx) => {
      map.once('movestart', beginOwnMove)
      map.panInside(point.getLatLng(), {
        paddingTopLeft: [PADDING, PADDING],
        paddingBottomRight: [PADDING, PADDING + coveredPx],
        animate: !isCalm,
      })
      map.off('movestart', beginOwnMove)
    },
    close: () => {
      resized.disconnect()
      theme?.abort()
      again.end()
      pins.close()
      isOwnMove = true
      // Leaflet fails at a change of scale that ends after its map is gone.
      if (isZooming) map.once('moveend', () => map.remove())
      else map.remove()
    },
  }
}

/** Repeats something that failed: after growing pauses, and at once when the browser is online again. */
function retryWithPauses(repeat: () => void) {
  let attempt = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const ended = new AbortController()
  const cancel = () => {
    clearTimeout(timer)
    timer = undefined
  }
  addEventListener('online', () => timer !== undefined && repeat(), ended)
  return {
    /** It failed. */
    failed: () => {
      cancel()
      timer = setTimeout(repeat, pauseMs(attempt))
      attempt += 1
    },
    /** It succeeded. */
    succeeded: () => {
      cancel()
      attempt = 0
    },
    end: () => {
      cancel()
      ended.abort()
    },
  }
}

/** Tells when the page takes other colours, by its own switch or the device's. */
function followTheme(onChange: () => void): AbortController {
  const ended = new AbortController()
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', onChange, ended)
  const switched = new MutationObserver(onChange)
  switched.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  ended.signal.addEventListener('abort', () => switched.disconnect())
  return ended
}
