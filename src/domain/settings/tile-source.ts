/** Where the pictures of a map come from, as checked by tileSource. */
export interface TileSource {
  /** Address pattern with {z}, {x} and {y}; may hold {s} for one of several servers and {r} for sharp screens. */
  readonly url: string
  /** Whose data they are, plain text; '' when the administrator wrote none. */
  readonly attribution: string
}

/** What {s} stands for in an address pattern, as every map program has it. */
const TILE_SERVERS = ['a', 'b', 'c'] as const

/**
 * Reads the settings' map source.
 * @returns null when maps are switched off, or when the pattern could never lead to a picture: parts missing or
 * unknown, no http(s) address and no path on this site. Never throws.
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

/**
 * The foreign servers that a map asks: scheme, host and port.
 * @param url address pattern
 * @returns [] when the pictures lie on this site; null when the pattern is no address
 */
export function tileOrigins(url: string): readonly string[] | null {
  if (url.startsWith('/') && !url.startsWith('//')) return []
  const servers = url.includes('{s}') ? TILE_SERVERS : ['']
  const origins = servers.map(server =>
    originOf(url.replaceAll('{s}', server).replaceAll(/\{[^{}]*\}/g, '_')),
  )
  return origins.every(origin => origin !== null) ? origins : null
}

/** 'tile.openstreetmap.org': who learns of a visitor's address; '' when the pictures lie on this site. */
export function tileHost(url: string): string {
  return /^https?:\/\/(?:\{s\}\.)?([^/:?#{}]+)/i.exec(url)?.[1] ?? ''
}

const NEEDED = ['z', 'x', 'y'] as const
const KNOWN: ReadonlySet<string> = new Set([...NEEDED, 's', 'r'])

function originOf(address: string): string | null {
  if (!URL.canParse(address)) return null
  const { protocol, hostname, username, password, origin } = new URL(address)
  // Anything else (an IPv6 address, a name with ; or ') cannot stand in a content security policy.
  const isNameable = /^[a-z0-9.-]+$/.test(hostname)
  const isWeb = protocol === 'https:' || protocol === 'http:'
  return isWeb && isNameable && username === '' && password === '' ? origin : null
}
