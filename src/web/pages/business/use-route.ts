import { useEffect, useState } from 'react'
import type { PublicBusiness } from '#domain/business/public-business.ts'
import { type MapScheme, phoneRouteUrl, routeUrl } from '#web/routing/external-links.ts'

/**
 * Where 'Route' leads: into the navigation of a phone, elsewhere to openstreetmap.org; null without coordinates, and where
 * nobody is any more.
 */
export function useRoute(
  business: Pick<PublicBusiness, 'latitude' | 'longitude' | 'name' | 'status'>,
): string | null {
  const [scheme, setScheme] = useState<MapScheme | null>(null)
  useEffect(() => setScheme(schemeOfPhone()), [])
  if (business.status === 'closed-permanently') return null
  return scheme === null ? routeUrl(business) : phoneRouteUrl(scheme, business)
}

/** Computers answer both kinds of address with an error, or with the question for a program that nobody has. */
function schemeOfPhone(): MapScheme | null {
  if (!matchMedia('(pointer: coarse)').matches) return null
  const { userAgent, maxTouchPoints } = navigator
  if (/\bAndroid\b/.test(userAgent)) return 'geo'
  // An iPad calls itself a Macintosh, and no Macintosh has a touch screen.
  const isApple =
    /\b(?:iPhone|iPad|iPod)\b/.test(userAgent) || (/\bMacintosh\b/.test(userAgent) && maxTouchPoints > 1)
  return isApple ? 'maps' : null
}
