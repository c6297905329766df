import { once } from 'node:events'
import { importFaultMessage } from '#api/imports/import-answer.ts'
import { importReportMessages } from '#api/imports/import-report-messages.ts'
import { DEFAULT_LANGUAGE } from '#domain/language.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/time/durations.ts'
import { openSiteKey } from '#gateways/credentials/site-key.ts'
import { lockProcess } from '#gateways/files/process-lock.ts'
import { httpClientFactory } from '#gateways/http/http-clients.ts'
import { smtpMailer } from '#gateways/mail/smtp-mailer.ts'
import { jobHandlers } from '#jobs/handlers.ts'
import { waitForLease } from '#jobs/lease.ts'
import { JobRunner } from '#jobs/runner.ts'
import { openOverviewIndex } from '#search/overview/overview-index.ts'
import { cachedValue } from '#server/cache/cached-value.ts'
import { openOverview } from '#services/businesses/overview.ts'
import { repeat } from '#services/concurrency/repeat.ts'
import { loadDemo } from '#services/demo/load-demo.ts'
import { adoptFiles, openSiteFiles } from '#services/files/site-files.ts'
import { endLostImports } from '#services/imports/command-run.ts'
import { InboxImporter } from '#services/imports/import-inbox.ts'
import { beginDueTasks } from '#services/jobs/begin-due-tasks.ts'
import { sweepReports } from '#services/jobs/job-reports.ts'
import { type JobsLease, jobsElection, soleNode } from '#services/jobs/jobs-lease.ts'
import { sendDueMails } from '#services/mail/send-mails.ts'
import { recordMetrics } from '#services/metrics/record-metrics.ts'
import { sweepPictures } from '#services/pictures/sweep-pictures.ts'
import { deleteExpired } from '#services/privacy/delete-expired.ts'
import { eraseLeftovers } from '#services/privacy/erase-submissions.ts'
import { requestRebuild } from '#services/search/follow-changes.ts'
import { deleteOldSearches } from '#services/search/search-log.ts'
import { serverSettings } from '#services/settings/server-settings.ts'
import { operatorContact } from '#services/settings/site-settings.ts'
import { lastNumber } from '#store/counters.ts'
import { hashPlainKeys } from '#store/privacy/hash-plain-keys.ts'
import { deleteEndedCounters } from '#store/request-counters.ts'
import { openStore, type Store } from '#store/store.ts'
import { startIndexThread } from './index-thread.ts'
import { errorText, type WorkerMessage, type WorkerOrder, type WorkerStart } from './worker-messages.ts'

/** Soon enough after midnight and after an import, and nearly no work when there is nothing to do. */
const HOUSEKEEPING_MS = 5 * MINUTE_MS
/** A deleted file is gone from all nodes after so long. */
const FILES_MS = HOUR_MS
/** The database may have been away. */
const RETRY_FILES_MS = MINUTE_MS
/** Scheduled tasks begin at most half a minute late. */
const SCHEDULE_MS = 30_000
/** The longest that a mail waits to be sent. */
const OUTBOX_MS = 5_000

/** Enough to look like a real directory, and few enough to be imported within seconds of the first start. */
const DEMO_SIZE = 2000

process.title = 'umkreis jobs'
// The site's process is gone. What was under way is begun again at the next start.
process.once('disconnect', () => process.exit(1))
process.once('uncaughtException', error => {
  process.send?.({ kind: 'crash', error: errorText(error) } satisfies WorkerMessage, () => process.exit(1))
})
const stop = new AbortController()
// Service managers and terminals signal both processes at once.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop.abort())
const {
  dataDir,
  databaseUrl,
  indexDir,
  indexFrom,
  secretKey,
  backupPassphrase,
  demo,
  server: environment,
  uploadLimitBytes,
} = await startOrder()
send({ kind: 'started' })

// Two workers would write one index. The lock ends with this process.
const folderLock = await waitForLease({
  take: () => lockProcess(dataDir, 'jobs.lock'),
  onWaiting: () =>
    send({
      kind: 'progress',
      text: 'another process runs the jobs of this data folder; this one serves pages and waits for it to end',
    }),
  signal: stop.signal,
})
if (folderLock === undefined) process.exit()

const database = await openStore({ dataDir, databaseUrl, key: openSiteKey(dataDir, secretKey) })
// Two nodes would begin the same jobs and send each mail twice. A data folder with its own database has one node.
const { take } =
  databaseUrl === undefined ? soleNode(database) : jobsElection(database, { onLost: exitWithoutLease })
const first = await take()
if (first !== undefined) await fillEmptyDirectory(first.store)

// After the demonstration: readers are told that the index is current when it has caught up for the first time.
const index = startIndexThread(
  { dataDir, databaseUrl, indexDir, indexFrom, secretKey },
  { onReport: send, signal: stop.signal },
)
const files = openSiteFiles({ store: database, dataDir })
const untilStopped = {
  onError: (error: unknown) => send({ kind: 'job-error', error: errorText(error) }),
  signal: stop.signal,
}
/** Brings the files of this node in line with those of the site; on every node. */
const filesSwept = repeat(
  async () => {
    await endLostImports({ store: database, dataDir, now: Date.now })
    await adoptFiles({ store: database, files, dataDir })
    await files.sweep(Date.now())
  },
  { ...untilStopped, everyMs: FILES_MS, retryMs: RETRY_FILES_MS },
)
const lease = first ?? (await waitForTheOtherNode())
if (lease === undefined) {
  await Promise.all([index.ended, filesSwept])
  process.exit()
}
const { store } = lease
await hashPlainKeys(store, Date.now())

// Changed in the administrator's area, by another process.
const server = await cachedValue(() => serverSettings(store, environment), {
  name: 'server settings',
  wake: store.wakeOn('settings'),
  log: { warn: (error: unknown) => send({ kind: 'mail-error', error: errorText(Object(error).err) }) },
})
const overviewIndex = openOverviewIndex(indexDir)
const runner = new JobRunner({
  store,
  now: Date.now,
  handlers: jobHandlers({
    store,
    files,
    dataDir,
    now: Date.now,
    rebuildIndex: async () => {
      await requestRebuild({ store })
      await index.rebuild()
    },
    indexed: signal => index.indexed(signal),
    overview: openOverview({ store, index: overviewIndex, indexed: () => index.indexed() }),
    openHttp: httpClientFactory(),
    uploadLimitBytes,
    secretKey,
    backupPassphrase,
    contact: () => operatorContact(store, server.current().siteUrl),
  }),
  onError: (error, job) =>
    send({ kind: 'job-error', error: errorText(error), job: job?.id, jobKind: job?.kind }),
})
const inbox = new InboxImporter({
  store,
  files,
  dataDir,
  now: Date.now,
  messages: importReportMessages(DEFAULT_LANGUAGE),
  refusal: fault => importFaultMessage(0, fault, DEFAULT_LANGUAGE),
})
await Promise.all([
  repeat(sendMails, {
    ...untilStopped,
    onError: error => send({ kind: 'mail-error', error: errorText(error) }),
    everyMs: OUTBOX_MS,
    wake: store.wakeOn('mails'),
  }),
  repeat(
    async () => {
      await recordMetrics({ store, now: Date.now })
      await eraseLeftovers({ store, dataDir, now: Date.now })
      await deleteOldSearches({ store, now: Date.now })
      await store.write(trx => deleteEndedCounters(trx, Date.now()))
      await sweepReports({ store, files, now: Date.now })
    },
    { ...untilStopped, everyMs: HOUSEKEEPING_MS },
  ),
  repeat(
    async () => {
      await deleteExpired({ store, files, dataDir, now: Date.now })
      await sweepPictures({ store, files, now: Date.now })
    },
    { ...untilStopped, everyMs: DAY_MS },
  ),
  repeat(
    async () => {
      await beginDueTasks({ store, now: Date.now })
      await inbox.poll()
    },
    { ...untilStopped, everyMs: SCHEDULE_MS },
  ),
  index.ended,
  filesSwept,
  runner.run({ ...untilStopped, wake: store.wakeOn('jobs') }),
])
server.stop()
await overviewIndex.close()
await lease.release().catch(error => send({ kind: 'job-error', error: errorText(error) }))
await store.close()
folderLock.release()
// Ends running jobs, too; they are begun again at the next start.
process.exit()

/** Sends what is due; without a mail server mails wait. */
async function sendMails(): Promise<void> {
  const { mailServer } = server.current()
  if (mailServer === undefined) return
  await sendDueMails({ store, now: Date.now, mailer: smtpMailer(mailServer) }, stop.signal)
}

async function fillEmptyDirectory(store: Store): Promise<void> {
  if (demo === 'off' || (await lastNumber(store.db, 'business')) > 0) return
  send({
    kind: 'progress',
    text: `the directory is empty: ${DEMO_SIZE} demo businesses are being created`,
  })
  await loadDemo({ store, dataDir, now: Date.now }, { count: DEMO_SIZE })
}

/** Undefined when this process is told to stop before. */
async function waitForTheOtherNode(): Promise<JobsLease | undefined> {
  return waitForLease({
    take,
    onWaiting: () =>
      send({
        kind: 'progress',
        text: 'another node runs the jobs; this one serves pages and takes over when that one is gone',
      }),
    signal: stop.signal,
  })
}

/** This process may have stood still for long; what it holds in memory of the jobs is no longer true. */
function exitWithoutLease(): void {
  send({
    kind: 'progress',
    text: 'another node runs the jobs now; this process begins anew and waits for it',
  })
  process.exit(1)
}

/** What the site's process begins with; it may also say at any time that this one shall stop. */
async function startOrder(): Promise<WorkerStart> {
  process.on('message', (order: WorkerOrder) => {
    if (order.kind === 'stop') stop.abort()
  })
  const [order] = (await once(process, 'message')) as [WorkerOrder]
  if (order.kind === 'stop') process.exit()
  return order.start
}

function send(message: WorkerMessage): void {
  // While the site's process ends, nobody listens any more.
  if (process.connected) process.send?.(message, () => undefined)
}
