import { type CityIdentity, identityOf } from './city-identity.ts'
import { kilometresBetween } from './distance.ts'
import { gazetteer, type Place } from './gazetteer.ts'
import { reachKm } from './nearness.ts'

/**
 * The German town to which a position (WGS 84 degrees) most probably belongs: the nearest one, counted from the edge of
 * its area, which is estimated from its inhabitants. A position in Spandau is in Berlin, not in the village next to it.
 * @param withinKm how far from this edge it may be
 * @returns undefined farther from every town
 */
export function nearestTown(
  latitude: number,
  longitude: number,
  withinKm = MAX_KILOMETRES,
): CityIdentity | undefined {
  const cells = townCells()
  const [row, column] = cellOf(latitude, longitude)
  let nearest: Place | undefined
  let least = withinKm
  for (let y = row - 1; y <= row + 1; y++) {
    for (let x = column - 1; x <= column + 1; x++) {
      for (const point of cells.get(`${y},${x}`) ?? []) {
        const distance = kilometresBetween({ latitude, longitude }, point) - point.reachKm
        if (distance >= least) continue
        least = distance
        nearest = point.town
      }
    }
  }
  return nearest && identityOf(nearest)
}

/** Farther away, a position is at sea or abroad. */
const MAX_KILOMETRES = 20

/** 44 km high and some 40 km wide: the cells around a position contain every town that may have it. */
const CELL_DEGREES = { latitude: 0.4, longitude: 0.6 } as const

/** A district of a large town has some 30,000 inhabitants. */
const DISTRICT_REACH_KM = 1.5

/** A centre of a town or of one of its districts. */
interface TownPoint {
  readonly latitude: number
  readonly longitude: number
  readonly town: Place
  readonly reachKm: number
}

let loadedCells: ReadonlyMap<string, readonly TownPoint[]> | undefined

function townCells(): ReadonlyMap<string, readonly TownPoint[]> {
  if (loadedCells !== undefined) return loadedCells
  const cells = new Map<string, TownPoint[]>()
  const add = (point: TownPoint) => {
    const key = cellOf(point.latitude, point.longitude).join()
    const points = cells.get(key)
    if (points === undefined) cells.set(key, [point])
    else points.push(point)
  }
  const { places, districts } = gazetteer()
  for (const town of places) {
    // A village belongs to a municipality that we do not know.
    if (town.isApproximate || !town.isMunicipality) continue
    const { latitude, longitude, population } = town
    add({ latitude, longitude, town, reachKm: reachKm(population) })
  }
  for (const { latitude, longitude, town } of new Set([...districts.values()].flat())) {
    if (latitude !== null && longitude !== null)
      add({ latitude, longitude, town, reachKm: DISTRICT_REACH_KM })
  }
  loadedCells = cells
  return cells
}

function cellOf(latitude: number, longitude: number): readonly [row: number, column: number] {
  return [Math.floor(latitude / CELL_DEGREES.latitude), Math.floor(longitude / CELL_DEGREES.longitude)]
}
