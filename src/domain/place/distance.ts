const EARTH_RADIUS_KM = 6371

/** Kilometres between two positions (WGS 84 degrees) along a great circle; the error is at most 0.5 %. */
export function kilometresBetween(
  from: { readonly latitude: number; readonly longitude: number },
  to: { readonly latitude: number; readonly longitude: number },
): number {
  const latitude = radians(to.latitude - from.latitude) / 2
  const longitude = radians(to.longitude - from.longitude) / 2
  const chord =
    Math.sin(latitude) ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(longitude) ** 2
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)))
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}
