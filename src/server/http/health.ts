import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AggregatorRegistry, Gauge, Histogram, type Registry } from 'prom-client'
import { DomainError } from '#domain/errors.ts'
import { isLocalAddress } from '#domain/link/local-address.ts'
import type { DirectoryStats } from '#domain/search/search.ts'

export interface HealthDeps {
  /** Whether the index has caught up with the database since the start. */
  readonly isReady: () => boolean
  /** Whether the process for jobs runs. */
  readonly runsJobs: () => boolean
  readonly stats: () => DirectoryStats
  /** Where this process counts. */
  readonly registry: Registry
  /** The metrics of other processes that answer on the same port. */
  readonly otherMetrics?: () => Promise<readonly ProcessMetrics[]>
}

/** What a process counted, as prom-client hands it on. */
export type ProcessMetrics = Awaited<ReturnType<Registry['getMetricsAsJSON']>>

/** From a cached page (below a millisecond) to an answer that nobody waits for. */
const DURATION_BUCKETS_S = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

/**
 * /healthz: the process answers. /readyz: it has something to show. /metrics: for Prometheus on this machine.
 * @returns what is told of answers that the routes do not give, because they lay in a cache
 */
export function registerHealth(
  app: FastifyInstance,
  { isReady, runsJobs, stats, registry, otherMetrics }: HealthDeps,
): { readonly countCached: (kind: 'page' | 'search', tookMs: number) => void } {
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the last byte of the answer',
    labelNames: ['method', 'route', 'status'],
    buckets: DURATION_BUCKETS_S,
    registers: [registry],
  })
  new Gauge({
    name: 'umkreis_businesses',
    help: 'Businesses that visitors can find',
    registers: [registry],
    aggregator: 'first',
    collect() {
      this.set(totalOf(stats))
    },
  })

  new Gauge({
    name: 'umkreis_jobs_running',
    help: 'Whether the process runs that imports, sends mails and writes the index: 1 or 0',
    registers: [registry],
    aggregator: 'first',
    collect() {
      this.set(runsJobs() ? 1 : 0)
    },
  })

  app.addHook('onResponse', async (request, reply) => {
    // The route's pattern, never the address: addresses are endless and would each become a time series.
    const labels = {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
    }
    durations.observe(labels, reply.elapsedTime / 1000)
  })

  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send(runsJobs() ? 'ok\n' : WITHOUT_JOBS),
  )
  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return isReady()
      ? reply.send('ready\n')
      : reply.code(503).header('retry-after', '2').send('building the index\n')
  })
  app.get('/metrics', async (request, reply) => {
    if (!isFromThisMachine(request)) return reply.callNotFound()
    const others = (await otherMetrics?.()) ?? []
    const all =
      others.length === 0
        ? registry
        : AggregatorRegistry.aggregate([await registry.getMetricsAsJSON(), ...others])
    return reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await all.metrics())
  })
  const cached = {
    page: durations.labels('GET', '/*', '200'),
    search: durations.labels('GET', '/api/businesses/search', '200'),
  }
  return { countCached: (kind, tookMs) => cached[kind].observe(tookMs / 1000) }
}

/** Still 200: visitors are answered, and a restart of the site would not help. */
const WITHOUT_JOBS =
  'ok, but the process for jobs has ended and is being started again: imports, mails and changes of the index wait\n'

/** What comes through a proxy on this machine is not from this machine. Proxies add such a header, or pass on the host. */
function isFromThisMachine({ socket, headers, host }: FastifyRequest): boolean {
  const isForwarded = PROXY_HEADERS.some(name => headers[name] !== undefined)
  const isLocal = URL.canParse(`http://${host}`) && isLocalAddress(`http://${host}`)
  return (
    isLocal && !isForwarded && ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(socket.remoteAddress ?? '')
  )
}

const PROXY_HEADERS = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-server',
  'x-real-ip',
  'cf-connecting-ip',
  'true-client-ip',
] as const

/** 0 while there is no index yet. */
function totalOf(stats: HealthDeps['stats']): number {
  try {
    return stats().total
  } catch (error) {
    if (error instanceof DomainError && error.code === 'index_not_ready') return 0
    throw error
  }
}
