import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { isNotModified } from '#api/http/etag.ts'
import { ownPictureFile, PICTURE_WIDTHS } from '#domain/picture/picture.ts'
import type { SiteSettings } from '#domain/settings/settings.ts'
import type { SiteFiles } from '#gateways/files/site-files.ts'
import { type OpenHttpClient, sharedHttpClient } from '#gateways/http/http-clients.ts'
import { readOwnPicture } from '#gateways/images/own-picture-files.ts'
import { PhotoCache } from '#gateways/images/photo-cache.ts'
import type { DirectoryIndex } from '#search/index-reader.ts'
import type { Config } from '#server/config.ts'
import { DRAWING_POLICY, removePageHeaders } from '#server/http/security-headers.ts'
import { type PhotoAddresses, photoAddresses } from '#services/pictures/photo-addresses.ts'
import { PhotoLoader } from '#services/pictures/photo-loader.ts'
import type { Store } from '#store/store.ts'
import { idOf } from '#web/routing/match-path.ts'
import { type DrawingName, drawingFor, GROUND, SHAPES } from '#web/server.ts'

/** A visitor is waiting for photos, and a page's photos often lie on one server. */
export const PHOTO_HTTP_LIMITS = { hostPauseMs: 100, concurrency: 8 }

export interface OpenPhotosDeps {
  readonly config: Pick<Config, 'dataDir' | 'imageCacheBytes'>
  /** Scheme and host that visitors use. */
  readonly siteUrl: () => string
  readonly settings: () => SiteSettings
  readonly now: () => number
  readonly store?: Store
  /** Where uploaded pictures are; left out where there are none. */
  readonly files?: SiteFiles
  readonly openHttp?: OpenHttpClient
  /** How long anybody waits for a photo that has to be fetched. */
  readonly maxWaitMs?: number
}

interface OpenPhotos {
  readonly addresses: PhotoAddresses
  readonly source: PhotoLoader
}

/** Opens the cache of photos (images/ in the data folder) and the HTTP client that fetches others. */
export async function openPhotos(app: FastifyInstance, deps: OpenPhotosDeps): Promise<OpenPhotos> {
  const { config, now, store } = deps
  const photoCache = new PhotoCache(join(config.dataDir, 'images'), {
    now,
    limitBytes: config.imageCacheBytes,
  })
  const key = store === undefined ? randomBytes(32) : store.key.derive('photo-address')
  const source = sourceOver(app, deps, photoCache)
  const addresses = photoAddresses(key, {
    blurOf: photo => photoCache.blurOf(photo),
    isDead: photo => source.isDead(photo),
  })
  return { addresses, source }
}

function sourceOver(
  app: FastifyInstance,
  { files, siteUrl, settings, now, openHttp, maxWaitMs }: OpenPhotosDeps,
  photoCache: PhotoCache,
): PhotoLoader {
  // Without a client only uploaded pictures are shown; every other photo is then a drawing.
  const http =
    openHttp && sharedHttpClient(openHttp, () => ({ email: settings().operator.email, siteUrl: siteUrl() }))
  const waiting = maxWaitMs === undefined ? {} : { maxWaitMs }
  const own = async (file: string) => files && readOwnPicture(files, file)
  const source = new PhotoLoader({
    cache: photoCache,
    ...(http && { http: http.client }),
    own,
    now,
    ...waiting,
  })
  app.addHook('onClose', async () => {
    await http?.close()
    await source.settled()
  })
  return source
}

export interface PhotoRouteDeps extends OpenPhotos {
  /** With the photos' own addresses. */
  readonly index: Pick<DirectoryIndex, 'businessById'>
  readonly settings: () => SiteSettings
  readonly now: () => number
}

/** An address has one photo in one width; after its removal a photo is cached no longer than this. */
const A_WEEK = 'public, max-age=604800'
/** No photo there: asked again after an hour. */
const AN_HOUR = 'public, max-age=3600'
/** Soon there will be one. */
const NOT_AT_ALL = 'no-store'

/**
 * The photos of businesses, as one Fastify plugin: GET /img/{signature}/{width}/{id} answers with WebP, or with the
 * category's drawing while or where there is no photo. Unknown businesses, photos, signatures and widths,
 * and photos of other sites while the settings show none: 404.
 */
export async function photoRoutes(app: FastifyInstance, deps: PhotoRouteDeps): Promise<void> {
  type Params = { signature: string; width: string; id: string }
  app.get<{ Params: Params }>('/img/:signature/:width/:id', async (request, reply) => {
    const { signature, id: writtenId } = request.params
    const width = PICTURE_WIDTHS.find(known => String(known) === request.params.width)
    const id = idOf(writtenId)
    if (width === undefined || id === null) return notThere(reply)
    const lookup = deps.index.businessById(id, deps.now())
    if (lookup.kind !== 'found') return notThere(reply)
    const { business } = lookup
    const photo = deps.addresses.find(id, signature, business.photos)
    if (photo === undefined) return notThere(reply)
    if (!deps.settings().showsPhotos && ownPictureFile(photo) === undefined) return notThere(reply)
    const answer = await deps.source.get(photo, width)
    if (answer.kind !== 'picture') {
      const drawing = drawingFor(business.categoryGroup, business.categorySlug, id)
      return sendDrawing(reply, drawingSvg(drawing), answer.kind === 'dead' ? AN_HOUR : NOT_AT_ALL)
    }
    const etag = `"${answer.name}"`
    removePageHeaders(reply)
    reply.headers({ 'cache-control': A_WEEK, 'content-security-policy': DRAWING_POLICY, etag })
    if (isNotModified(request.headers['if-none-match'], etag)) return reply.code(304).send()
    return reply.type('image/webp').send(answer.webp)
  })
}

function sendDrawing(reply: FastifyReply, drawing: string, cacheControl: string): FastifyReply {
  return removePageHeaders(reply)
    .header('cache-control', cacheControl)
    .header('content-security-policy', DRAWING_POLICY)
    .type('image/svg+xml')
    .send(drawing)
}

function notThere(reply: FastifyReply): FastifyReply {
  return reply.code(404).header('cache-control', NOT_AT_ALL).type('text/plain').send('')
}

/** The colours of styles/tokens.css, which an SVG file cannot use. */
const STYLE =
  'svg{background:#eef1eb}path{fill:#c9dfe3}path+path{fill:none;stroke:#16211e;stroke-width:2;stroke-linejoin:round;stroke-linecap:round}' +
  '@media(prefers-color-scheme:dark){svg{background:#1b272a}path{fill:#27505b}path+path{stroke:#cfd9d5}}'

/** One of the drawings as an SVG file, 160 x 120. */
function drawingSvg(name: DrawingName): string {
  const { tint, line } = SHAPES[name]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="160" height="120" viewBox="0 0 160 120"><style>${STYLE}</style><path d="${tint}"/><path d="${GROUND}${line}"/></svg>`
}
