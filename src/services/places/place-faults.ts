import type { FieldFault } from '#domain/form/field-fault.ts'
import { withoutEdges } from '#domain/form/field-fault.ts'
import { isPostalCode } from '#domain/place/postal-code.ts'
import { checkPlace, type PlaceQuestion } from './check-place.ts'

/**
 * What the gazetteer objects to a place: a postal code without an area, or a city that lies elsewhere.
 * @returns nothing where the postal code or the city cannot be read at all: that is the form's own fault
 */
export function placeFaults(place: PlaceQuestion): readonly FieldFault<'postalCode' | 'city'>[] {
  const postalCode = withoutEdges(place.postalCode)
  const city = withoutEdges(place.city)
  if (!isPostalCode(postalCode) || city === '') return []
  const { isKnown, matches } = checkPlace({ postalCode, city })
  if (!isKnown) return [{ field: 'postalCode', code: 'postal_code_unknown' }]
  return matches ? [] : [{ field: 'city', code: 'city_mismatch' }]
}
