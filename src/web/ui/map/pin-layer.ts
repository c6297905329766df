import { DivIcon, type Map as LeafletMap, Marker } from 'leaflet'
import Supercluster from 'supercluster'
import type { MapPlace } from '#web/ui/map/map-place.ts'
import { type PinOptions, pinOf } from '#web/ui/map/pin.ts'

/** The points of a map; those that would overlap are one cluster with their count. */
export interface PinLayer {
  /** Replaces the points. */
  show(places: readonly MapPlace[]): void
  /** Points out the one with this number, or the cluster that it is in; null: none. */
  highlight(number: number | null): void
  /** Draws no more. */
  close(): void
}

/** Points nearer to each other than this are one, in pixels: a little more than a point is wide. */
const RADIUS_PX = 30
/** Side of a picture of the map in pixels; the radius counts in its measure. */
const TILE_PX = 256
/** Nearer than this nothing is clustered; of points at one address the first is on top. */
const MAX_CLUSTERED_ZOOM = 17
const WORLD: [number, number, number, number] = [-180, -85, 180, 85]
/** Above every other point (pin.ts). */
const TOP = 1_000_000
/** Side of a cluster's field in pixels. */
const CLUSTER_PX = 44

interface Spot {
  readonly marker: Marker
  readonly numbers: ReadonlySet<number | null>
}

/** Draws the points of a map, again for every zoom level. */
export function pinLayer(map: LeafletMap, options: PinOptions): PinLayer {
  let clusters = clustersOf([])
  const spots = new Map<string, Spot>()
  let highlighted: number | null = null

  const draw = () => {
    const before = new Map(spots)
    spots.clear()
    for (const feature of clusters.getClusters(WORLD, Math.round(map.getZoom()))) {
      const [longitude = 0, latitude = 0] = feature.geometry.coordinates
      if ('cluster_id' in feature.properties) {
        const { cluster_id: id, point_count: count } = feature.properties
        const numbers = clusters.getLeaves(id, count).map(leaf => leaf.properties.place.number)
        const zoomIn = () => {
          map.setView([latitude, longitude], clusters.getClusterExpansionZoom(id))
          // The point that was pressed is gone: the map gets the focus.
          map.getContainer().focus({ preventScroll: true })
        }
        const key = `cluster ${id}`
        const face = `${Math.min(...numbers.map(Number))} +${count - 1}`
        const make = () => clusterOf(latitude, longitude, face, options.messages.cluster(face, count), zoomIn)
        spots.set(key, before.get(key) ?? { marker: make().addTo(map), numbers: new Set(numbers) })
        before.delete(key)
      } else {
        const { place } = feature.properties
        const key = `point ${place.number}`
        const numbers = new Set([place.number])
        spots.set(key, before.get(key) ?? { marker: pinOf(place, options).addTo(map), numbers })
        before.delete(key)
      }
    }
    for (const { marker } of before.values()) marker.remove()
    mark(highlighted)
  }
  const mark = (number: number | null) => {
    highlighted = number
    for (const { marker, numbers } of spots.values()) {
      const isHighlighted = number !== null && numbers.has(number)
      marker.getElement()?.classList.toggle('is-highlighted', isHighlighted)
      // Leaflet's way of saying: above all others.
      const usual = marker.options.zIndexOffset ?? 0
      marker.setZIndexOffset(isHighlighted ? TOP : usual)
      marker.options.zIndexOffset = usual
    }
  }
  map.on('zoomend', draw)

  return {
    show: places => {
      for (const { marker } of spots.values()) marker.remove()
      spots.clear()
      clusters = clustersOf(places)
      draw()
    },
    highlight: mark,
    close: () => {
      map.off('zoomend', draw)
    },
  }
}

function clustersOf(places: readonly MapPlace[]): Supercluster<{ readonly place: MapPlace }> {
  const clusters = new Supercluster<{ readonly place: MapPlace }>({
    radius: RADIUS_PX,
    extent: TILE_PX,
    maxZoom: MAX_CLUSTERED_ZOOM,
  })
  return clusters.load(
    places.map(place => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [place.longitude, place.latitude] },
      properties: { place },
    })),
  )
}

/** @param text the first of its numbers and how many more: '5 +2' */
function clusterOf(
  latitude: number,
  longitude: number,
  text: string,
  label: string,
  onPress: () => void,
): Marker {
  const face = document.createElement('span')
  face.textContent = text
  const icon = new DivIcon({ className: 'map-cluster', html: face, iconSize: [CLUSTER_PX, CLUSTER_PX] })
  const marker = new Marker([latitude, longitude], { icon })
  marker.on('add', () => marker.getElement()?.setAttribute('aria-label', label))
  marker.on('click', onPress)
  marker.on('keypress', ({ originalEvent }) => {
    if (originalEvent.key === 'Enter' || originalEvent.key === ' ') onPress()
  })
  return marker
}
