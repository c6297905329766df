import type { FastifyInstance } from 'fastify'
import { splitLanguage } from '#domain/language-path.ts'
import { repeat } from '#services/concurrency/repeat.ts'
import type { SearchCounter } from '#services/metrics/count-searches.ts'
import type { SearchLog } from '#services/search/search-log.ts'
import { matchRoute } from '#web/routing/routes.ts'

/** Everything counted is also stored at the end, so a stop loses nothing. */
const FLUSH_EVERY_MS = 60_000

/**
 * Counts the searches that Fastify's routes answer, pages and JSON alike (cached-answers.ts counts its own), and stores
 * the count and the search log every minute.
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
  const flush = async () => {
    await counter.flush()
    await log.flush()
  }
  const stopped = new AbortController()
  repeat(flush, {
    everyMs: FLUSH_EVERY_MS,
    onError: error => app.log.warn({ err: error }, 'the searches could not be stored; this is tried again'),
    signal: stopped.signal,
  })
  app.addHook('onClose', async () => {
    stopped.abort()
    await flush()
  })
}

/**
 * Whether an address searches for words or a place; further pages of the same results do not count, and neither does a quiet
 * search: of a program, or while somebody is typing.
 */
export function isSearch({ url }: { readonly url: string }): boolean {
  if (!url.includes('?')) return false
  const [address = '', text = ''] = url.split('?', 2)
  const { path } = splitLanguage(address)
  const isApi = path === '/api/businesses/search'
  if (!isApi && matchRoute(path).route.isSearch !== true) return false
  const asked = new URLSearchParams(text)
  if (isSet(asked.get('quiet'))) return false
  const isFirst = isApi ? Number(asked.get('offset') ?? 0) === 0 : (asked.get('page') ?? '1') === '1'
  return isFirst && ['query', 'location'].some(name => (asked.get(name) ?? '').trim() !== '')
}

/** A flag in an address: 'quiet=1', 'quiet=true'. */
function isSet(flag: string | null): boolean {
  return flag === '1' || flag === 'true'
}
