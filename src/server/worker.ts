import { parentPort, workerData } from 'node:worker_threads'
import { importFaultSentence } from '#api/import-answer.ts'
import { reportWords } from '#api/import-report-words.ts'
import { DEFAULT_LANGUAGE } from '#domain/language.ts'
import { openDoors } from '#gateways/http/doors.ts'
import { smtpMailer } from '#gateways/mail/smtp-mailer.ts'
import { lockProcess } from '#gateways/process-lock.ts'
import { keepFigures } from '#jobs/figures.ts'
import { keepFollowing } from '#jobs/follow.ts'
import { jobHandlers } from '#jobs/handlers.ts'
import { untilLeased } from '#jobs/lease.ts'
import { JobRunner, keepRunning } from '#jobs/runner.ts'
import { keepSchedule } from '#jobs/schedule.ts'
import { keepMails } from '#jobs/send-mails.ts'
import { openIndexWriter } from '#search/index-writer.ts'
import { forgetMails } from '#services/forget-mails.ts'
import { forgetSearches } from '#services/forget-searches.ts'
import { loadDemonstration } from '#services/load-demonstration.ts'
import { forgetOldConsents } from '#services/record-consent.ts'
import { recordFigures } from '#services/record-figures.ts'
import { beginDueTasks } from '#services/schedule-due.ts'
import { InboxImports } from '#services/schedule-inbox.ts'
import { sendDueMails } from '#services/send-mails.ts'
import { sweepReports } from '#services/sweep-reports.ts'
import { lastNumber } from '#store/counters.ts'
import { openStore } from '#store/store.ts'
import { IndexKeeper } from './index-keeper.ts'
import { confirmRebuild, isRebuildRequested } from './rebuild-request.ts'
import type { WorkerMessage, WorkerStart } from './worker-thread.ts'
import { yieldingStore } from './yielding-store.ts'

/** As many as look like a real directory, and few enough to be there a few seconds after the first start. */
const DEMONSTRATION_SIZE = 2000

const { dataDir, indexDir, demo, siteUrl, mailServer } = workerData as WorkerStart
const stop = new AbortController()
parentPort?.on('message', () => stop.abort())

// Two would write one index, begin each other's jobs and send each mail twice. The lock goes with this thread's end.
const lease = await untilLeased({
  take: () => lockProcess(dataDir, 'jobs.lock'),
  onWaiting: () =>
    tell({
      kind: 'progress',
      text: 'Ein anderer Prozess arbeitet schon mit diesem Datenordner: dieser zeigt Seiten und wartet, bis er endet.',
    }),
  signal: stop.signal,
})
if (lease === undefined) process.exit()

const store = await openStore({ dataDir, thread: 'worker' })
const writer = openIndexWriter(indexDir)
const index = new IndexKeeper(store, writer)
if (demo === 'auto' && (await lastNumber(store.db, 'business')) === 0) {
  tell({
    kind: 'progress',
    text: `Das Verzeichnis ist leer: ${DEMONSTRATION_SIZE} erfundene Betriebe werden angelegt.`,
  })
  await loadDemonstration({ store, now: Date.now }, { count: DEMONSTRATION_SIZE })
}

let isVerified = false
const jobStore = yieldingStore(store)
const runner = new JobRunner({
  store: jobStore,
  now: Date.now,
  handlers: jobHandlers({
    store: jobStore,
    dataDir,
    now: Date.now,
    rebuildIndex: () => index.rebuild(),
    indexed: signal => index.indexed(signal),
    openHttp: openDoors(),
    siteUrl,
  }),
  onError: (error, job) =>
    tell({ kind: 'job-error', error: textOf(error), job: job?.id, jobKind: job?.kind }),
})
const inbox = new InboxImports({
  store: jobStore,
  dataDir,
  now: Date.now,
  words: reportWords(DEFAULT_LANGUAGE),
  refusal: fault => importFaultSentence(0, fault, DEFAULT_LANGUAGE),
})
const mailer = mailServer === undefined ? undefined : smtpMailer(mailServer)
await Promise.all([
  keepMails({
    send: mailer === undefined ? undefined : signal => sendDueMails({ store, now: Date.now, mailer }, signal),
    forget: () => forgetMails({ store, now: Date.now }),
    onError: error => tell({ kind: 'mail-error', error: textOf(error) }),
    signal: stop.signal,
  }),
  keepFigures({
    record: async () => {
      await recordFigures({ store: jobStore, now: Date.now })
      await forgetOldConsents({ store: jobStore, now: Date.now })
      await forgetSearches({ store: jobStore, now: Date.now })
      await sweepReports({ store: jobStore, dataDir, now: Date.now })
    },
    onError: error => tell({ kind: 'job-error', error: textOf(error) }),
    signal: stop.signal,
  }),
  keepSchedule({
    look: async () => {
      await beginDueTasks({ store: jobStore, now: Date.now })
      await inbox.look()
    },
    onError: error => tell({ kind: 'job-error', error: textOf(error) }),
    signal: stop.signal,
  }),
  keepFollowing({
    follow,
    onCurrent: () => tell({ kind: 'current' }),
    onError: error => tell({ kind: 'error', error: textOf(error) }),
    signal: stop.signal,
  }),
  keepRunning(runner, {
    onError: error => tell({ kind: 'job-error', error: textOf(error) }),
    signal: stop.signal,
  }),
])
writer.close()
await store.close()
lease.release()
// Not left to an empty event loop: what a job was in the middle of ends here and is begun again at the next start.
process.exit()

/** One look: what changed, whether somebody asked for a new index, and once whether the present one is whole. */
async function follow(): Promise<boolean> {
  if (isRebuildRequested(indexDir)) {
    await index.rebuild()
    confirmRebuild(indexDir)
    return true
  }
  const hadWork = await index.follow()
  if (hadWork || isVerified) return hadWork
  isVerified = true
  return index.repair(() =>
    tell({ kind: 'progress', text: 'Der Suchindex ist beschädigt und wird neu aufgebaut.' }),
  )
}

function textOf(error: unknown): string {
  return String(error instanceof Error ? error.stack : error)
}

function tell(message: WorkerMessage): void {
  parentPort?.postMessage(message)
}
