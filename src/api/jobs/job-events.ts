import { Readable } from 'node:stream'
import { z } from 'zod'
import { adminRoute } from '#api/http/admin-route.ts'
import { idParamsSchema } from '#api/http/schema.ts'
import { sessionToken } from '#api/http/session-cookie.ts'
import { isFinished } from '#domain/job/job-kinds.ts'
import { sessionAccount } from '#services/accounts/sessions.ts'
import type { AdminDeps } from '#services/admin/admin-deps.ts'
import { pause } from '#services/concurrency/repeat.ts'
import { getJob } from '#services/jobs/jobs.ts'

type EventDeps = Pick<AdminDeps, 'store' | 'now'>

/** How often a job's row is read while somebody watches it: one row by its key, some µs. */
const LOOK_MS = 250
/** A line that says nothing keeps proxies, which close silent lines after 30 s or a minute, from doing so. */
const SILENCE_MS = 15_000
/** How long a session that was ended elsewhere may still watch. */
const SESSION_CHECK_MS = 2_000
/** More than any number of administrators looks at; each costs a connection and a few reads a second. */
const MOST_STREAMS = 20
/** After a broken line, e.g. a restart of the server, browsers come back after this time. */
const RETRY_MS = 2_000

class TooManyStreams extends Error {
  readonly statusCode = 429
}

/**
 * A job as server-sent events: each is the whole job, sent when it differs from the one before, until it is finished.
 * @param closing aborted when the server stops: these answers would never end by themselves
 */
export function jobEventRoutes(deps: EventDeps, closing: AbortSignal) {
  let open = 0
  return [
    adminRoute(
      'GET /api/admin/jobs/:id/events',
      {
        summary: 'A job as server-sent events',
        params: idParamsSchema,
        answer: z.string(),
        problems: [404, 429],
        isFile: true,
      },
      async ({ params: { id } }, { request, reply }) => {
        await getJob(deps, id)
        if (open >= MOST_STREAMS) throw new TooManyStreams('too many event streams')
        open += 1
        const gone = new AbortController()
        const stop = AbortSignal.any([gone.signal, closing])
        const events = Readable.from(jobEvents(deps, id, sessionToken(request) ?? '', stop))
        events.once('close', () => {
          open -= 1
        })
        // A stream that sends nothing does not notice that its reader is gone.
        reply.raw.once('close', () => gone.abort())
        reply
          .type('text/event-stream; charset=utf-8')
          .header('cache-control', 'no-store')
          .header('x-accel-buffering', 'no')
        // Not the reply: waiting for it fails when the reader leaves, and Fastify would answer that a second time.
        return events
      },
    ),
  ]
}

/** The lines of one stream; ends when the job is finished, the session is over, or the signal says so. */
async function* jobEvents(
  deps: EventDeps,
  id: number,
  token: string,
  signal: AbortSignal,
): AsyncGenerator<string> {
  let sent = ''
  let sentAt = deps.now()
  let checkedAt = deps.now()
  yield `retry: ${RETRY_MS}\n\n`
  while (!signal.aborted) {
    if (deps.now() - checkedAt >= SESSION_CHECK_MS) {
      if ((await sessionAccount(deps, token)) === null) return
      checkedAt = deps.now()
    }
    const job = await getJob(deps, id)
    const text = JSON.stringify(job)
    const isNews = text !== sent
    if (isNews || deps.now() - sentAt >= SILENCE_MS) {
      yield isNews ? `data: ${text}\n\n` : ':\n\n'
      sent = text
      sentAt = deps.now()
    }
    if (isFinished(job)) return
    await pause(LOOK_MS, signal)
  }
}
