import { stat } from 'node:fs/promises'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { SiteSettings } from '#domain/settings/settings.ts'
import { ownTileUrl } from '#domain/settings/tile-source.ts'
import { MINUTE_MS } from '#domain/time/durations.ts'
import { type MapFile, MapFileError, openMapFile } from '#gateways/maps/pmtiles-file.ts'
import { cachedValue } from '#server/cache/cached-value.ts'
import type { PageCache } from '#server/cache/page-cache.ts'
import { mapFilePath } from '#services/settings/map-file.ts'

export interface OwnMapDeps {
  readonly config: { readonly dataDir: string }
  readonly settings: () => SiteSettings
  readonly cache: Pick<PageCache, 'clear'>
}

/** The file as it was last seen. */
interface Seen {
  /** '' while there is none. */
  readonly state: string
  /** Undefined where there is none, or none that can be used. */
  readonly file: MapFile | undefined
}

const ATTRIBUTION = '© OpenStreetMap'
/** The address changes with the file. */
const A_WEEK = 'public, max-age=604800, immutable'
const TYPE = 'application/vnd.mapbox-vector-tile'
/** Deeper than any map goes. */
const MAX_ZOOM = 26

const inflate = promisify(gunzip)

/**
 * Serves the tiles of map.pmtiles in the data folder, where there is one: GET /map/{version}/{depth}/{z}/{x}/{y}. Looks once
 * a minute whether it is another one.
 * @returns the settings as pages see them: with this map in place of the source that the settings name
 */
export async function serveOwnMap(
  app: FastifyInstance,
  { config, settings, cache }: OwnMapDeps,
): Promise<() => SiteSettings> {
  let open: MapFile | undefined
  const read = (last?: Seen) => seenAt(mapFilePath(config), last, app)
  const map = await cachedValue(read, {
    name: 'map file',
    log: app.log,
    everyMs: MINUTE_MS,
    onChanged: () => {
      cache.clear()
      open?.close().catch(error => app.log.warn({ err: error }, 'the former map file could not be closed'))
      open = map.current().file
    },
  })
  open = map.current().file
  app.addHook('onClose', async () => {
    map.stop()
    await map.current().file?.close()
  })

  type Params = Record<'version' | 'depth' | 'z' | 'x' | 'y', string>
  app.get<{ Params: Params }>('/map/:version/:depth/:z/:x/:y', async ({ params, headers }, reply) => {
    const { file } = map.current()
    const [z, x, y] = [params.z, params.x, params.y].map(wholeNumber)
    if (file === undefined || file.version !== params.version) return notThere(reply)
    if (z === undefined || x === undefined || y === undefined) return notThere(reply)
    if (z > MAX_ZOOM || x >= 2 ** z || y >= 2 ** z) return notThere(reply)
    const tile = await file.tile(z, x, y)
    reply.header('cache-control', A_WEEK)
    // Sea, or beyond the part of the world that the file has.
    if (tile === undefined) return reply.code(204).send()
    reply.type(TYPE)
    if (!file.isGzipped) return reply.send(tile)
    reply.header('vary', 'accept-encoding')
    if (!/\bgzip\b/.test(String(headers['accept-encoding']))) return reply.send(await inflate(tile))
    return reply.header('content-encoding', 'gzip').send(tile)
  })

  let before: { readonly from: SiteSettings; readonly seen: Seen; readonly made: SiteSettings } | undefined
  return () => {
    const from = settings()
    const seen = map.current()
    // The same object until something changes, as whoever compares settings expects.
    if (before?.from !== from || before.seen !== seen)
      before = { from, seen, made: withOwnMap(from, seen.file) }
    return before.made
  }
}

function withOwnMap(settings: SiteSettings, file: MapFile | undefined): SiteSettings {
  if (file === undefined) return settings
  return { ...settings, tileUrl: ownTileUrl(file.version, file.maxZoom), tileAttribution: ATTRIBUTION }
}

async function seenAt(path: string, last: Seen | undefined, { log }: FastifyInstance): Promise<Seen> {
  const stats = await stat(path).catch(() => undefined)
  const state = stats === undefined ? '' : `${stats.size} ${stats.mtimeMs}`
  if (state === last?.state) return last
  try {
    return { state, file: await openMapFile(path) }
  } catch (error) {
    if (!(error instanceof MapFileError)) throw error
    log.warn({ fault: error.fault, path }, 'the map file cannot be used, maps stay as the settings say')
    return { state, file: undefined }
  }
}

function wholeNumber(text: string): number | undefined {
  return /^\d{1,8}$/.test(text) ? Number(text) : undefined
}

function notThere(reply: FastifyReply): FastifyReply {
  return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('')
}
