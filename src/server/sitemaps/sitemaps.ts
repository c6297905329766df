import { hash } from 'node:crypto'
import { pipeline, Readable } from 'node:stream'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { etagOf, isNotModified } from '#api/http/etag.ts'
import { answerWithProblems } from '#api/http/problem.ts'
import { SharedWork } from '#domain/cache/shared-work.ts'
import { acceptedEncoding, type Encoding } from '#server/http/content-encoding.ts'
import { type SitemapEntries, sitemapEntries } from '#services/content/sitemap-entries.ts'
import { type SitemapSource, sitemapFiles, sitemapPages } from './sitemap-files.ts'
import { sitemapIndex, URLSET_END, URLSET_START, urlEntries } from './sitemap-xml.ts'

export interface SitemapDeps extends SitemapSource {
  /** Scheme and host that visitors use. */
  readonly siteUrl: () => string
}

/** Search engines come a few times a day. */
const AN_HOUR = 'public, max-age=3600'
/** Raised with every change of what the files say of the same data: part of the ETag. */
const SITEMAP_VERSION = 2
/** After a change the entries are read again only when this many times the last reading's time has passed. */
const PAUSE_FACTOR = 20
/** A reading that took no longer is repeated at once: below some 20,000 businesses. */
const QUICK_MS = 200
const NOTE = 'Businesses here are invented: search engines are not to take any page in while they are.'

/**
 * What search engines read first, as one Fastify plugin: /sitemap.xml and the files it names, /sitemap/{name}.xml.
 * Only pages that say so themselves are in it, and none while the directory holds invented businesses.
 */
export async function sitemapRoutes(app: FastifyInstance, deps: SitemapDeps): Promise<void> {
  const entries = cachedEntries(deps)
  answerWithProblems(app)

  app.get('/sitemap.xml', async (request, reply) => {
    const isInvented = deps.index.stats().hasDemonstration
    const files = isInvented ? [] : sitemapFiles(deps, await entries())
    const body = Buffer.from(sitemapIndex(files, deps.siteUrl(), isInvented ? NOTE : ''))
    if (isKnown(request, reply, etagOf(body))) return reply.code(304).send()
    return send(request, reply, [body])
  })

  app.get<{ Params: { file: string } }>('/sitemap/:file', async (request, reply) => {
    const name = /^([a-z0-9-]+)\.xml$/.exec(request.params.file)?.[1]
    if (name === undefined || deps.index.stats().hasDemonstration) return missing(reply)
    const cached = await entries()
    const pages = sitemapPages(deps, cached, name)
    if (pages === undefined) return missing(reply)
    // What a file says follows from the data alone, so its ETag is known before its first line is written.
    const change = name.startsWith('businesses') ? deps.index.lastChange() : cached.change
    const version = [SITEMAP_VERSION, deps.siteUrl(), name, change, cached.threshold, writtenOf(deps)]
    const etag = `"${hash('sha256', JSON.stringify(version), 'base64url').slice(0, 22)}"`
    if (isKnown(request, reply, etag)) return reply.code(304).send()
    return send(request, reply, lines(pages))
  })

  async function* lines(pages: NonNullable<ReturnType<typeof sitemapPages>>): AsyncGenerator<string> {
    yield URLSET_START
    for await (const some of pages) yield some.map(page => urlEntries(page, deps.siteUrl())).join('')
    yield URLSET_END
  }
}

/** Sets the headers of an answer. @returns whether the client has this very version already */
function isKnown(request: FastifyRequest, reply: FastifyReply, etag: string): boolean {
  // Weak: one for all encodings, whose bytes differ.
  reply.headers({ 'cache-control': AN_HOUR, etag: `W/${etag}`, vary: 'accept-encoding' })
  return isNotModified(request.headers['if-none-match'], etag)
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  body: AsyncIterable<string> | Iterable<Buffer>,
): FastifyReply {
  const encoding = acceptedEncoding(request.headers['accept-encoding'])
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.type('application/xml; charset=utf-8').send(compressed(Readable.from(body), encoding))
}

/** Quick rather than small: addresses repeat so much that either shrinks to a twentieth. */
function compressed(plain: Readable, encoding: Encoding): Readable {
  if (encoding === 'identity') return plain
  const packing =
    encoding === 'br'
      ? createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 3 } })
      : createGzip({ level: 5 })
  return pipeline(plain, packing, error => {
    // A source that fails breaks the answer off, so that nobody takes a part for the whole.
    if (error) packing.destroy(error)
  })
}

function missing(reply: FastifyReply): FastifyReply {
  reply.callNotFound()
  return reply
}

/** The entries of the sitemaps, read again after changes. */
function cachedEntries(deps: SitemapSource): () => Promise<SitemapEntries> {
  let cached: { readonly entries: SitemapEntries; readonly at: number; readonly tookMs: number } | undefined
  const reading = new SharedWork<SitemapEntries>()
  const read = async () => {
    const start = performance.now()
    const entries = await sitemapEntries(deps)
    const at = performance.now()
    cached = { entries, at, tookMs: at - start }
    return entries
  }
  return async () => {
    if (cached !== undefined) {
      const { entries, at, tookMs } = cached
      const isRecent = tookMs > QUICK_MS && performance.now() - at < PAUSE_FACTOR * tookMs
      const isOfThisThreshold = entries.threshold === deps.indexableFrom()
      if (isOfThisThreshold && (isRecent || entries.change === deps.index.lastChange())) return entries
    }
    return reading.run('entries', read)
  }
}

/** When the texts of the site were changed; these have no change number. */
function writtenOf({ content }: SitemapSource): readonly string[] {
  return [
    ...Object.values(content.documents).flatMap(texts => Object.values(texts).map(({ updated }) => updated)),
    ...content.articles.map(({ slug, updated }) => `${slug} ${updated}`),
  ]
}
