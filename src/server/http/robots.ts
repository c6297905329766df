import type { FastifyInstance } from 'fastify'

/** Robots keep it for a day whatever it says. */
const AN_HOUR = 'public, max-age=3600'

/** What makes one list a million: searches, filters and orders. The pages themselves say noindex too. */
const NARROWING = [
  'query',
  'q',
  'location',
  'category',
  'cities',
  'radiusKm',
  'lat',
  'lon',
  'openNow',
  'openAt',
  'minRating',
  'hasPhoto',
  'hasWebsite',
  'verified',
  'priceLevel',
  'attributes',
  'verbatim',
  'sort',
  'sortBy',
  'view',
  // Forms, filled in for each business, and lists that somebody keeps.
  'topic',
  'business',
  'ids',
  'compare',
  'from',
] as const

/** Whether robots are asked to leave an address alone for what its query part says. */
export function isClosedToRobots(address: string): boolean {
  const { searchParams } = new URL(address, 'http://site')
  return NARROWING.some(name => searchParams.has(name))
}

/** Serves /robots.txt. @param siteUrl scheme and host that visitors use */
export function registerRobots(app: FastifyInstance, siteUrl: () => string): void {
  app.get('/robots.txt', (_request, reply) =>
    reply.header('cache-control', AN_HOUR).type('text/plain; charset=utf-8').send(robotsText(siteUrl())),
  )
}

function robotsText(siteUrl: string): string {
  return [
    'User-agent: *',
    'Allow: /api/og/',
    'Disallow: /api/',
    'Disallow: /admin',
    'Disallow: /url-validation-status',
    'Disallow: /*/correct$',
    ...NARROWING.flatMap(name => [`Disallow: /*?${name}=`, `Disallow: /*&${name}=`]),
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n')
}
