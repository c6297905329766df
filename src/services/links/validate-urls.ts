import { setImmediate as nextTurn } from 'node:timers/promises'
import { HostQueues } from '#domain/link/host-queues.ts'
import { berlinDate } from '#domain/time/berlin-day.ts'
import type { FilesDeps } from '#gateways/files/site-files.ts'
import { type HttpDeps, withHttpClient } from '#gateways/http/http-clients.ts'
import type { LinkReportMessages } from '#messages/de/api/link-report.ts'
import { forEachConcurrently } from '#services/concurrency/for-each-concurrently.ts'
import { jobById } from '#store/jobs/jobs.ts'
import { announceDeadWebsites, countDeadWebsites } from '#store/links/dead-websites.ts'
import { urlsOfJob } from '#store/links/link-checks.ts'
import { distinctWebsites } from '#store/links/websites.ts'
import { setMetric } from '#store/metrics.ts'
import type { Store, StoreDeps } from '#store/store.ts'
import { checkLink } from './check-link.ts'
import { openLinkLog } from './link-log.ts'
import type { ValidationCounts } from './validation-progress.ts'
import { writeLinkReport } from './write-link-report.ts'

export interface ValidationJob {
  readonly id: number
  /** Only businesses that are marked to be checked again. */
  readonly isRecheck?: boolean
  readonly messages: LinkReportMessages
  readonly signal: AbortSignal
}

export interface Validation extends ValidationCounts {
  /** Public businesses with a dead website. */
  readonly dead: number
  /** Its name among the site's files. */
  readonly reportFile: string
}

/** Hosts at once: more than the requests at once, because most hosts wait for their rate limit. */
const CONCURRENCY = 60

/**
 * Checks the websites of all public businesses, or of the marked ones, each address once, and writes a report. Addresses that an earlier
 * attempt at the same job has checked are skipped. Cancelling keeps what was checked.
 * Throws disk_full and the signal's reason.
 */
export async function validateUrls(
  deps: StoreDeps & HttpDeps & FilesDeps,
  { id, isRecheck = false, messages, signal }: ValidationJob,
): Promise<Validation> {
  const { store, now } = deps
  const begun = await jobById(store.db, id)
  const { queues, done } = await uncheckedBy(store, id, isRecheck)
  const log = await openLinkLog(deps, id, done + queues.size)
  try {
    await withHttpClient(deps, http =>
      forEachConcurrently(queues.lists(), { concurrency: CONCURRENCY, signal }, async (urls, stop) => {
        for (const url of urls) {
          const check = await checkLink(http, url, stop)
          await log.add({ url, check, checkedAt: now(), day: berlinDate(now()) })
          // Otherwise addresses that need no request would block the thread.
          await nextTurn()
        }
      }),
    )
  } finally {
    await log.flush()
    await announceDeadWebsites(store)
  }
  const startedAt = begun?.startedAt ?? now()
  const reportFile = await writeLinkReport(deps, { jobId: id, startedAt, messages, signal })
  const dead = await countDeadWebsites(store.db)
  const counts = log.counts()
  // A day on which nothing was asked says nothing about what can be reached.
  if (counts.valid + counts.invalid > 0)
    await store.write(trx => setMetric(trx, { day: berlinDate(now()), name: 'dead-links', value: dead }))
  return { ...counts, dead, reportFile }
}

async function uncheckedBy(
  { db }: Store,
  jobId: number,
  isRecheck: boolean,
): Promise<{ queues: HostQueues; done: number }> {
  const queues = new HostQueues()
  let done = 0
  for await (const websites of distinctWebsites(db, isRecheck)) {
    const [first = '', last = ''] = [websites[0], websites.at(-1)]
    const checked = await urlsOfJob(db, jobId, first, last)
    done += checked.size
    for (const website of websites) if (!checked.has(website)) queues.add(website)
  }
  return { queues, done }
}
