import { DivIcon, type Map as LeafletMap, Marker } from 'leaflet'
import Supercluster from 'supercluster'
import type { MapPlace } from '#web/ui/map/map-place.ts'
import { makeChoosable, nameMarker, onPress, type PinOptions, pinOf } from '#web/ui/map/pin.ts'

/** The points of a map; those that would overlap are one cluster with their count. */
export interface PinLayer {
  /** Replaces the points. */
  show(places: readonly MapPlace[]): void
  /** As if somebody pressed the point of these numbers of the list, as in `data-no`; nothing without one. */
  press(numbers: string): void
  /** Draws no more. */
  close(): void
}

/** Side of a picture of the map in pixels; the radius counts in its measure. */
const TILE_PX = 256
const WORLD: [number, number, number, number] = [-180, -85, 180, 85]
/** Side of a cluster's field in pixels. */
const CLUSTER_PX = 44
/** Points nearer to each other than this are one: a cluster's sign is as wide, '14 +12', and would cover its neighbour's. */
const RADIUS_PX = 60

/** Draws the points of a map, again for every zoom level. @param maxZoom what is together there never parts */
export function pinLayer(map: LeafletMap, maxZoom: number, options: PinOptions): PinLayer {
  let clusters = clustersOf([], maxZoom)
  const markers = new Map<string, Marker>()

  const draw = () => {
    const before = new Map(markers)
    markers.clear()
    for (const feature of clusters.getClusters(WORLD, Math.round(map.getZoom()))) {
      const { properties } = feature
      const key = 'cluster_id' in properties ? `cluster ${properties.cluster_id}` : pointKey(properties.place)
      const make = () =>
        'cluster_id' in properties
          ? clusterMarker(properties.cluster_id, feature.geometry.coordinates)
          : pinOf(properties.place, options)
      markers.set(key, before.get(key) ?? make().addTo(map))
      before.delete(key)
    }
    for (const marker of before.values()) marker.remove()
  }
  const clusterMarker = (id: number, [longitude = 0, latitude = 0]: readonly number[]) => {
    const listed = clusters
      .getLeaves(id, Number.POSITIVE_INFINITY)
      .flatMap(leaf => leaf.properties.place.listed ?? [])
      .sort((a, b) => a.number - b.number)
    const face = `${listed[0]?.number} +${listed.length - 1}`
    const marker = facedMarker(latitude, longitude, face)
    const zoom = clusters.getClusterExpansionZoom(id)
    if (zoom > maxZoom) {
      makeChoosable(marker, options.messages.sameSpot(face, listed.length), listed, options)
      return marker
    }
    nameMarker(marker, options.messages.cluster(face, listed.length), listed)
    onPress(marker, () => {
      map.setView([latitude, longitude], zoom)
      // The point that was pressed is gone: the map gets the focus.
      map.getContainer().focus({ preventScroll: true })
    })
    return marker
  }
  map.on('zoomend', draw)

  return {
    show: places => {
      for (const marker of markers.values()) marker.remove()
      markers.clear()
      clusters = clustersOf(places, maxZoom)
      draw()
    },
    press: numbers => {
      const named = [...markers.values()].find(marker => marker.getElement()?.dataset.no === numbers)
      named?.fire('click')
    },
    close: () => {
      map.off('zoomend', draw)
    },
  }
}

function pointKey({ listed }: MapPlace): string {
  return `point ${listed?.number}`
}

function clustersOf(
  places: readonly MapPlace[],
  maxZoom: number,
): Supercluster<{ readonly place: MapPlace }> {
  const clusters = new Supercluster<{ readonly place: MapPlace }>({
    radius: RADIUS_PX,
    extent: TILE_PX,
    maxZoom,
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
function facedMarker(latitude: number, longitude: number, text: string): Marker {
  const face = document.createElement('span')
  face.textContent = text
  const icon = new DivIcon({ className: 'map-cluster', html: face, iconSize: [CLUSTER_PX, CLUSTER_PX] })
  return new Marker([latitude, longitude], { icon })
}
