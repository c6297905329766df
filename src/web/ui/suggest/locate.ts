/** Somebody's position, so rough that it tells no house: three decimals are 100 m. */
export interface RoughPosition {
  readonly lat: number
  readonly lon: number
}

/** How old a position may be, and how long the device may search for it. */
const OPTIONS = { maximumAge: 300_000, timeout: 10_000 } as const
const GRID = 1_000

/** Asks the browser, which asks its user. Nothing is stored. */
export function locate(): Promise<RoughPosition | 'refused' | 'unlocated'> {
  return new Promise(resolve => {
    if (!('geolocation' in navigator)) return resolve('unlocated')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: rough(coords.latitude), lon: rough(coords.longitude) }),
      ({ code, PERMISSION_DENIED }) => resolve(code === PERMISSION_DENIED ? 'refused' : 'unlocated'),
      OPTIONS,
    )
  })
}

function rough(degrees: number): number {
  return Math.round(degrees * GRID) / GRID
}
