import { fillPath } from '#domain/link/fill-path.ts'
import type { RouteKey } from './contract.ts'

type Values = Readonly<Record<string, unknown>>

/** What of an input stands in the address. */
export interface AddressInput {
  readonly params?: Values
  readonly query?: Values
}

/**
 * Path and query part of a route with its values: '/api/cities/k%C3%B6ln?page=2'.
 * Parts of the query that are null, undefined or '' are left out; lists are joined by commas.
 */
export function routeAddress(key: RouteKey, { params = {}, query = {} }: AddressInput = {}): string {
  const path = fillPath(pathOf(key), params)
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === null || value === '' ? [] : [[name, String(value)]],
  )
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`
}

/** 'GET' of 'GET /api/cities/:city'. */
export function methodOf(key: RouteKey): string {
  return key.slice(0, key.indexOf(' '))
}

/** '/api/cities/:city' of 'GET /api/cities/:city'. */
export function pathOf(key: RouteKey): string {
  return key.slice(key.indexOf(' ') + 1)
}
