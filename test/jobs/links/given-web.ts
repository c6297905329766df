import type { BusinessDraft } from '#domain/business/business.ts'
import type { Job } from '#domain/job/job.ts'
import type { JobKind } from '#domain/job/job-kinds.ts'
import { httpClientFactory } from '#gateways/http/http-clients.ts'
import { jobHandlers } from '#jobs/handlers.ts'
import { JobRunner } from '#jobs/runner.ts'
import { getJob } from '#services/jobs/jobs.ts'
import { startJob } from '#services/jobs/start-job.ts'
import { operatorContact } from '#services/settings/site-settings.ts'
import { type HostileServer, hostileServer, testNames } from '#test/gateways/http/hostile-server.ts'
import { type TempDirectory, tempDirectory } from '#test/temp-directory.ts'

export interface GivenWeb extends TempDirectory {
  readonly server: HostileServer
  /** The present, milliseconds since 1970; may be set. */
  readonly clock: { now: number }
  readonly runner: JobRunner
  /** Runs the job that a killed process left running. */
  afterDeath(id: number): Promise<void>
  queue(kind: JobKind, input?: unknown): Promise<number>
  job(id: number): Promise<Job>
  /** Polls until no job runs. */
  work(): Promise<void>
  /** Runs a job to its end. */
  run(kind: JobKind, input?: unknown): Promise<Job>
  /** What the server was asked for, robots.txt apart: 'GET roth.test/kontakt'. */
  asked(): string[]
}

/**
 * A directory of businesses that point to a web server of the test's own, asked without pauses.
 * @param maxWaitMs how long it may take to answer; little where it never does
 */
export async function givenWeb(
  drafts: (server: HostileServer) => BusinessDraft[],
  maxWaitMs = 15_000,
): Promise<GivenWeb> {
  const server = await hostileServer()
  const directory = await tempDirectory(...drafts(server))
  const { store, overview, folder, siteFiles: files, follow } = directory
  const clock = { now: Date.parse('2026-11-21T12:00:00+01:00') }
  const now = () => clock.now
  const faults: unknown[] = []
  const handlers = jobHandlers({
    store,
    overview,
    files,
    dataDir: folder,
    now,
    rebuildIndex: follow,
    indexed: follow,
    contact: () => operatorContact(store, 'https://umkreis.example'),
    openHttp: httpClientFactory({
      allowance: { ports: [server.port], addresses: ['127.0.0.1'] },
      resolve: testNames,
      limits: { hostPauseMs: 0, totalMs: maxWaitMs },
    }),
  })
  const newRunner = () => new JobRunner({ store, now, handlers, onError: error => faults.push(error) })
  const runner = newRunner()
  const work = async (by = runner) => {
    await by.poll()
    await by.settled()
    await by.poll()
    if (faults.length > 0) throw new AggregateError(faults, 'a job broke off')
  }
  const queue: GivenWeb['queue'] = (kind, input = {}) =>
    startJob({ store, now }, { kind, input, account: 'admin' })
  const job = (id: number) => getJob({ store }, id)
  return {
    ...directory,
    server,
    clock,
    runner,
    queue,
    job,
    work,
    async afterDeath(id) {
      const left = { state: 'running', is_cancel_requested: 0, finished_at: null } as const
      await store.db.updateTable('jobs').set(left).where('id', '=', id).execute()
      await work(newRunner())
    },
    async run(kind, input) {
      const id = await queue(kind, input)
      await work()
      return job(id)
    },
    asked: () =>
      server.hits
        .filter(({ path }) => path !== '/robots.txt')
        .map(({ method, host, path }) => `${method} ${host}${path}`),
  }
}
