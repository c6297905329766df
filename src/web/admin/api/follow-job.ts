import { isFinished, type Job } from '#domain/job/job.ts'

/**
 * Follows a job by server-sent events until it is finished. The browser connects again by itself when the line breaks
 * or the server restarts.
 */
export function followJob(address: string, onJob: (job: Job) => void): { close(): void } {
  const events = new EventSource(address)
  events.onmessage = ({ data }) => {
    const job: Job = JSON.parse(data)
    // Closed before it is told: the server ends the stream, and a browser would begin it anew.
    if (isFinished(job)) events.close()
    onJob(job)
  }
  return { close: () => events.close() }
}
