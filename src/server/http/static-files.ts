import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { etagOf, etagWithEncoding, isNotModified } from '#api/http/etag.ts'
import { FAVICON_SVG, logoPng } from '#server/images/icons.ts'
import { acceptedEncoding } from './content-encoding.ts'
import { DRAWING_POLICY, FOR_OTHER_SITES } from './security-headers.ts'

/** Names carry a hash of their content, so they never change. */
const FOR_EVER = 'public, max-age=31536000, immutable'
const A_DAY = 'public, max-age=86400'

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
}

/** Compressed already. */
const INCOMPRESSIBLE = new Set(['.woff2', '.png'])

/** Serves the build's files under /assets, the icons and the picture for shared links. */
export async function registerSiteFiles(app: FastifyInstance, assetsDirs: readonly string[]): Promise<void> {
  const files = await Promise.all(assetsDirs.map(readAssets))
  const built = new Map(files.flatMap(folder => [...folder]))
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
    app.get(path, (request, reply) => sendAsset(request, reply.headers(FOR_OTHER_SITES), file, A_DAY))
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
  if (isNotModified(request.headers['if-none-match'], etag)) return reply.code(304).send()
  if (packed !== undefined) reply.header('content-encoding', encoding)
  return reply.type(file.type).send(packed ?? file.plain)
}

/** A file of the build in memory, in every encoding that makes it smaller. */
interface Asset {
  readonly type: string
  readonly etag: string
  readonly plain: Buffer
  /** Missing for files that are compressed already. */
  readonly brotli?: Buffer
  readonly gzip?: Buffer
}

/** By folder, because the tests open many sites over one build. */
const folders = new Map<string, Promise<ReadonlyMap<string, Asset>>>()

/**
 * Reads the build's hashed files into memory, compressed once a process (brotli 11, some 0.6 s for all).
 * @param dir folder of the files
 * @returns by file name
 */
function readAssets(dir: string): Promise<ReadonlyMap<string, Asset>> {
  const known = folders.get(dir) ?? compressed(dir)
  folders.set(dir, known)
  return known
}

async function compressed(dir: string): Promise<ReadonlyMap<string, Asset>> {
  const names = (await readdir(dir)).filter(name => TYPES[extname(name)] !== undefined)
  return new Map(
    await Promise.all(
      names.map(async name => [name, await asset(await readFile(join(dir, name)), extname(name))] as const),
    ),
  )
}

/** One file from its bytes. @param extension '.svg' */
async function asset(plain: Buffer, extension: string): Promise<Asset> {
  const type = TYPES[extension] ?? 'application/octet-stream'
  const known = { type, etag: etagOf(plain), plain }
  if (INCOMPRESSIBLE.has(extension)) return known
  const [brotli, gzipped] = await Promise.all([compressBrotli(plain), compressGzip(plain, { level: 9 })])
  return { ...known, brotli, gzip: gzipped }
}

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)
