import { memoize } from '#domain/cache/bounded-cache.ts'
import type { TextRule } from '#domain/form/field-fault.ts'

/** A checked source of map tiles. */
export interface TileSource {
  /** Address pattern with {z}, {x} and {y}; may have {s} for one of several servers and {r} for sharp screens. */
  readonly url: string
  /** Attribution as plain text; '' when the administrator set none. */
  readonly attribution: string
}

/** The values of {s}, the same in all map programs. */
const TILE_SERVERS = ['a', 'b', 'c'] as const

/**
 * Checks the map source of the settings.
 * @returns null when maps are off, or when the pattern is invalid: missing or unknown parts, neither an http(s) address
 * nor a path on this site. Never throws.
 */
export function tileSource(settings: {
  readonly tileUrl: string
  readonly tileAttribution: string
}): TileSource | null {
  const url = settings.tileUrl.trim()
  const names = [...url.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name)
  const isComplete = NEEDED.every(name => names.includes(name)) && names.every(name => KNOWN.has(name))
  if (!isComplete || tileOrigins(url) === null) return null
  return { url, attribution: settings.tileAttribution.trim() }
}

/** What is wrong with the address pattern in the settings: tiles are on this site, or requested by https. */
export const tileUrlFault: TextRule = url =>
  /^http:/i.test(url) || tileSource({ tileUrl: url, tileAttribution: '' }) === null
    ? 'tile_url_shape'
    : undefined

/**
 * The servers that a map requests tiles from: scheme, host and port.
 * @param url address pattern
 * @returns [] when the tiles are on this site; null when the pattern is no address
 */
export const tileOrigins = memoize(originsOf, { most: 16, longest: 1_000 })

function originsOf(url: string): readonly string[] | null {
  if (url.startsWith('/') && !url.startsWith('//')) return []
  const servers = url.includes('{s}') ? TILE_SERVERS : ['']
  const origins = servers.map(server =>
    originOf(url.replaceAll('{s}', server).replaceAll(/\{[^{}]*\}/g, '_')),
  )
  return origins.every(origin => origin !== null) ? origins : null
}

/** The host that gets the visitor's IP address: 'tile.openstreetmap.org'; '' when the tiles are on this site. */
export function tileHost(url: string): string {
  return /^https?:\/\/(?:\{s\}\.)?([^/:?#{}]+)/i.exec(url)?.[1] ?? ''
}

/**
 * The pattern of the tiles of the site's own map file, which are vectors (server/maps/own-map.ts).
 * @param version names the state of the file, so that browsers may keep tiles of it
 * @param depth the deepest level that it has tiles of
 */
export function ownTileUrl(version: string, depth: number): string {
  return `/map/${version}/${depth}/{z}/{x}/{y}`
}

/** The deepest level of the own map file's tiles; undefined for any other pattern, whose tiles are pictures. */
export function ownTileDepth(url: string): number | undefined {
  const depth = /^\/map\/[^/]+\/(\d{1,2})\/\{z\}\/\{x\}\/\{y\}$/.exec(url)?.[1]
  return depth === undefined ? undefined : Number(depth)
}

const NEEDED = ['z', 'x', 'y'] as const
const KNOWN: ReadonlySet<string> = new Set([...NEEDED, 's', 'r'])

function originOf(address: string): string | null {
  if (!URL.canParse(address)) return null
  const { protocol, hostname, username, password, origin } = new URL(address)
  // Anything else (an IPv6 address, a name with ; or ') is not possible in a content security policy.
  const isNameable = /^[a-z0-9.-]+$/.test(hostname)
  const isWeb = protocol === 'https:' || protocol === 'http:'
  return isWeb && isNameable && username === '' && password === '' ? origin : null
}
