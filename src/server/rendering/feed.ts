import type { FastifyInstance } from 'fastify'
import { etagOf, isNotModified } from '#api/http/etag.ts'
import { blogFeed } from '#services/content/blog-feed.ts'
import { FEED_PATH } from '#web/routing/routes.ts'
import type { Api, PublicSite } from '#web/server.ts'

interface FeedDeps {
  readonly api: Api
  readonly site: () => PublicSite
}

/** Readers ask often; articles come rarely. */
const AN_HOUR = 'public, max-age=3600'

/** Serves the articles as RSS 2.0. */
export function registerFeed(app: FastifyInstance, { api, site }: FeedDeps): void {
  app.get(FEED_PATH, async (request, reply) => {
    const feed = Buffer.from(blogFeed({ articles: await api('GET /api/blog'), site: site() }))
    const etag = etagOf(feed)
    reply.headers({ 'cache-control': AN_HOUR, etag })
    if (isNotModified(request.headers['if-none-match'], etag)) return reply.code(304).send()
    return reply.type('application/rss+xml; charset=utf-8').send(feed)
  })
}
