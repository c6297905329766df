import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { etagOf, etagWithEncoding, isNotModified } from '#api/http/etag.ts'
import { undefinedIfMissing } from '#gateways/files/missing-file.ts'
import { acceptedEncoding } from './content-encoding.ts'
import { DRAWING_POLICY, FOR_OTHER_SITES, removePageHeaders, shortenPolicies } from './security-headers.ts'

/** Names carry a hash of their content, so they never change. */
const FOR_EVER = 'public, max-age=31536000, immutable'
const A_DAY = 'public, max-age=86400'

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.ico': 'image/png',
  '.txt': 'text/plain; charset=utf-8',
}

/** The files whose names never change, by their addresses. */
const FIXED: Readonly<Record<string, string>> = {
  '/favicon.svg': 'icons/favicon.svg',
  '/favicon.ico': 'icons/favicon.ico',
  '/apple-touch-icon.png': 'icons/apple-touch-icon.png',
  '/og.png': 'icons/og.png',
  '/licences.txt': 'licences.txt',
}

/** Serves the build's files under /assets, the icons, the picture for shared links and the licences of what browsers load. */
export async function registerSiteFiles(app: FastifyInstance, dist: string): Promise<void> {
  const built = await assetsOf(dist)
  app.get<{ Params: { name: string } }>('/assets/:name', async (request, reply) => {
    const file = built.get(request.params.name)
    if (file === undefined) return reply.callNotFound()
    return sendAsset(request, shortenPolicies(reply), await file(), FOR_EVER)
  })
  for (const [path, name] of Object.entries(FIXED)) {
    const file = readOnce(join(dist, name))
    app.get(path, async (request, reply) =>
      sendAsset(request, reply.headers(FOR_OTHER_SITES), await file(), A_DAY),
    )
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
  const etag = packed === undefined ? file.etag : etagWithEncoding(file.etag, encoding)
  reply.headers({ 'cache-control': cacheControl, etag, vary: 'accept-encoding' })
  if (file.type === TYPES['.svg']) reply.header('content-security-policy', DRAWING_POLICY)
  removePageHeaders(reply)
  if (isNotModified(request.headers['if-none-match'], etag)) return reply.code(304).send()
  if (packed !== undefined) reply.header('content-encoding', encoding)
  return reply.type(file.type).send(packed ?? file.plain)
}

/** A file of the build, in every encoding that makes it smaller. */
interface Asset {
  readonly type: string
  readonly etag: string
  readonly plain: Buffer
  /** Missing for files that are compressed already. */
  readonly brotli: Buffer | undefined
  readonly gzip: Buffer | undefined
}

/** The files that browsers load, by name, each read when it is first asked for. */
async function assetsOf(dist: string): Promise<ReadonlyMap<string, () => Promise<Asset>>> {
  const folders = ['client', 'admin'].map(part => join(dist, part, 'assets'))
  const names = await Promise.all(folders.map(folder => readdir(folder)))
  return new Map(
    names.flatMap((inFolder, at) =>
      inFolder
        .filter(name => TYPES[extname(name)] !== undefined)
        .map(name => [name, readOnce(join(folders[at] ?? '', name))] as const),
    ),
  )
}

function readOnce(path: string): () => Promise<Asset> {
  let asset: Promise<Asset> | undefined
  return () => {
    asset ??= readAsset(path)
    return asset
  }
}

async function readAsset(path: string): Promise<Asset> {
  const [plain, brotli, gzip] = await Promise.all([
    readFile(path),
    readFile(`${path}.br`).catch(undefinedIfMissing),
    readFile(`${path}.gz`).catch(undefinedIfMissing),
  ])
  const type = TYPES[extname(path)] ?? 'application/octet-stream'
  return { type, etag: etagOf(plain), plain, brotli, gzip }
}
