import { useEffect, useState } from 'react'
import { paceOf, type Sample, timeLeft, withSample } from '#web/admin/jobs/pace.ts'

/** How fast a job works, from its progress while the screen is open. */
export function usePace(
  done: number,
  total: number | null,
): {
  /** Parts per second; null while unknown. */
  readonly pace: number | null
  /** Milliseconds left; null while unknown. */
  readonly left: number | null
} {
  const [samples, setSamples] = useState<readonly Sample[]>([])
  useEffect(() => {
    setSamples(before => withSample(before, { at: Date.now(), done }))
  }, [done])
  const pace = paceOf(samples)
  return { pace, left: timeLeft(pace, done, total) }
}
