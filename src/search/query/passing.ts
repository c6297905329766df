import { GROUPS } from '#search/document/groups.ts'
import { doorsAt, OPEN_FLAG } from '#search/snapshot/doors.ts'
import type { Snapshot } from '#search/snapshot/snapshot.ts'
import type { HandleSet } from './handle-set.ts'
import { centreOfCircle, type Reading } from './reading.ts'
import { isWithin, ringsAround, ringsWithin } from './rings.ts'

/** Keeps what is live and passes the circle, the city and every filter of a reading. */
export function passing(snapshot: Snapshot, reading: Reading, now: number, handles: HandleSet): HandleSet {
  const { filters, place, radiusMetres = 0 } = reading
  const { values, names } = snapshot
  const { isLive } = snapshot.state
  const centre = centreOfCircle(reading)
  const rings = centre && ringsAround(centre, radiusMetres, radiusMetres)
  const ringCount = rings ? ringsWithin(rings, radiusMetres) : 0
  const city = rings === undefined && place?.restriction.kind === 'city' ? place.restriction.city : -1
  const cities = filters.cities && maskOf(filters.cities, names.cities.size)
  const real = filters.categories && maskOf(filters.categories.real, names.categories.size)
  const groups = filters.categories && maskOf(filters.categories.groups, GROUPS.length)
  const { minRating, flags, prices } = filters
  const doors = filters.isOpenNow ? doorsAt(snapshot, now) : undefined
  const kept = new Uint32Array(handles.length)
  let count = 0
  for (let at = 0; at < handles.length; at++) {
    const handle = handles[at] ?? 0
    if (isLive[handle] !== 1) continue
    if (city >= 0 && values.city[handle] !== city) continue
    if (rings !== undefined && !isWithin(snapshot, handle, rings, ringCount)) continue
    if (cities !== undefined && cities[values.city[handle] ?? 0] !== 1) continue
    if (
      real !== undefined &&
      real[values.category[handle] ?? 0] !== 1 &&
      groups?.[values.group[handle] ?? 0] !== 1
    )
      continue
    if (minRating > 0 && (values.rating[handle] ?? 0) < minRating) continue
    if (flags !== 0 && ((values.flags[handle] ?? 0) & flags) !== flags) continue
    if (prices !== 0 && (prices & (1 << (values.price[handle] ?? 0))) === 0) continue
    if (doors !== undefined && doors.flagOf(handle) !== OPEN_FLAG.open) continue
    kept[count++] = handle
  }
  return kept.subarray(0, count)
}

/** 1 at each number of a set: looked up several times as fast. */
function maskOf(numbers: ReadonlySet<number>, size: number): Uint8Array {
  const mask = new Uint8Array(size)
  for (const number of numbers) mask[number] = 1
  return mask
}
