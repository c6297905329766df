import type { FastifyInstance } from 'fastify'
import { splitLanguage } from '#domain/language-path.ts'
import type { SearchCounter } from '#services/metrics/count-searches.ts'
import type { SearchLog } from '#services/search/search-log.ts'
import { matchRoute } from '#web/routing/routes.ts'

/** A stop between two loses nothing: what was counted is written then too. */
const FLUSH_EVERY_MS = 60_000

/**
 * Counts the searches that the site's routes answer, by pages and calls alike (direct answers count their own), and
 * writes down now and then how many there were and what was noted in the log.
 */
export function countSearches(
  app: FastifyInstance,
  counter: SearchCounter,
  log: Pick<SearchLog, 'flush'>,
): void {
  app.addHook('onResponse', (request, reply, done) => {
    // A redirect is no answer: the search is counted where it leads.
    const isAnswered = reply.statusCode < 300 || reply.statusCode === 304
    if (request.method === 'GET' && isAnswered && isSearch(request)) counter.count()
    done()
  })
  const timer = setInterval(async () => {
    try {
      await counter.flush()
      await log.flush()
    } catch (error) {
      app.log.warn({ err: error }, 'the searches could not be written down; the next look does it')
    }
  }, FLUSH_EVERY_MS)
  timer.unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await counter.flush()
    await log.flush()
  })
}

/** Somebody looks for words or a place; leafing through the results is no search of its own. */
export function isSearch({ url }: { readonly url: string }): boolean {
  if (!url.includes('?')) return false
  const [address = '', text = ''] = url.split('?', 2)
  const { path } = splitLanguage(address)
  const isApi = path === '/api/businesses/search'
  if (!isApi && matchRoute(path).route.isSearch !== true) return false
  const asked = new URLSearchParams(text)
  if (asked.has('quiet')) return false
  const isFirst = isApi ? Number(asked.get('offset') ?? 0) === 0 : (asked.get('page') ?? '1') === '1'
  return isFirst && ['query', 'location'].some(name => (asked.get(name) ?? '').trim() !== '')
}
