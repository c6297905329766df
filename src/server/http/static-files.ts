import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { acceptedEncoding, isNotModified } from '#server/cache/page-cache.ts'
import { FAVICON_SVG, logoPng } from '#server/images/icons.ts'
import { type Asset, asset, readAssets } from './assets.ts'

/** Names carry a hash of their content, so they never change. */
const FOR_EVER = 'public, max-age=31536000, immutable'
const A_DAY = 'public, max-age=86400'

/** Serves the build's files under /assets, the icons and the picture for shared links. */
export async function registerSiteFiles(app: FastifyInstance, assetsDirs: readonly string[]): Promise<void> {
  const folders = await Promise.all(assetsDirs.map(readAssets))
  const built = new Map(folders.flatMap(folder => [...folder]))
  app.get<{ Params: { name: string } }>('/assets/:name', (request, reply) => {
    const file = built.get(request.params.name)
    return file === undefined ? reply.callNotFound() : sendAsset(request, reply, file, FOR_EVER)
  })
  const own: Readonly<Record<string, Asset>> = {
    '/favicon.svg': await asset(Buffer.from(FAVICON_SVG), '.svg'),
    '/favicon.ico': await asset(logoPng(48, 48), '.png'),
    '/apple-touch-icon.png': await asset(logoPng(180, 180), '.png'),
    '/og.png': await asset(logoPng(1200, 630), '.png'),
  }
  for (const [path, file] of Object.entries(own)) {
    app.get(path, (request, reply) => sendAsset(request, reply, file, A_DAY))
  }
}

function sendAsset(
  request: FastifyRequest,
  reply: FastifyReply,
  file: Asset,
  cacheControl: string,
): FastifyReply {
  const encoding = acceptedEncoding(request.headers['accept-encoding'])
  const packed = encoding === 'br' ? file.brotli : encoding === 'gzip' ? file.gzip : undefined
  const etag = packed === undefined ? file.etag : `${file.etag.slice(0, -1)}-${encoding}"`
  reply.headers({ 'cache-control': cacheControl, etag, vary: 'accept-encoding' })
  if (isNotModified(request.headers['if-none-match'], etag)) return reply.code(304).send()
  if (packed !== undefined) reply.header('content-encoding', encoding)
  return reply.type(file.type).send(packed ?? file.plain)
}
