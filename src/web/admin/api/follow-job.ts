import { isRouteError } from '#api/client/route-error.ts'
import type { Job } from '#domain/job/job.ts'
import { isFinished } from '#domain/job/job-kinds.ts'
import { reportConnection } from '#web/admin/api/connection.ts'

/** After a stream ended, e.g. because a proxy answered for a server that restarts. */
const AGAIN_MS = 2_000

/**
 * Follows a job by server-sent events until it is finished. The browser connects again by itself when the line breaks.
 * Where it gives up, because there was another answer than a stream, the job is read until the server is back.
 * @param read reads the job once
 */
export function followJob(
  address: string,
  read: () => Promise<Job>,
  onJob: (job: Job) => void,
): { close(): void } {
  let events = open()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isClosed = false

  function open(): EventSource {
    const opened = new EventSource(address)
    opened.onopen = () => reportConnection(true)
    opened.onmessage = ({ data }) => report(JSON.parse(data))
    opened.onerror = () => {
      if (opened.readyState === EventSource.CLOSED) timer = setTimeout(readAgain, AGAIN_MS)
      else reportConnection(false)
    }
    return opened
  }

  function report(job: Job): void {
    // Closed before it is told: the server ends the stream, and a browser would begin it anew.
    if (isFinished(job)) events.close()
    onJob(job)
  }

  async function readAgain(): Promise<void> {
    try {
      const job = await read()
      if (isClosed) return
      if (!isFinished(job)) events = open()
      report(job)
    } catch (error) {
      if (isClosed || (isRouteError(error) && error.code === 'job_unknown')) return
      timer = setTimeout(readAgain, AGAIN_MS)
    }
  }

  return {
    close() {
      isClosed = true
      clearTimeout(timer)
      events.close()
    },
  }
}
