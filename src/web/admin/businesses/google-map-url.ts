import type { AdminBusinessRow } from '#domain/business/admin-business.ts'

/** The business on Google Maps, found by its place id; by name and address where it has none. Opened only by a click. */
export function googleMapUrl({ name, address, city, place_id }: AdminBusinessRow): string {
  const where = address === '' ? city : address
  const query = new URLSearchParams({ api: '1', query: where === '' ? name : `${name}, ${where}` })
  if (place_id !== null) query.set('query_place_id', place_id)
  return `https://www.google.com/maps/search/?${query.toString()}`
}
