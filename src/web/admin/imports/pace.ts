/** A look at the progress: when, and how far. */
export interface Sample {
  readonly at: number
  readonly done: number
}

/** The pace is told over this time: long enough to be steady, short enough to notice a change. */
const WINDOW_MS = 5_000
/** Below this a pace is a guess. */
const LEAST_MS = 1_000

/** The samples with a new one, without those too old to count. A step back (a new phase) begins anew. */
export function withSample(samples: readonly Sample[], sample: Sample): readonly Sample[] {
  const last = samples.at(-1)
  if (last !== undefined && sample.done < last.done) return [sample]
  return [...samples.filter(({ at }) => sample.at - at <= WINDOW_MS), sample]
}

/** Per second; null while there is too little to tell by. */
export function paceOf(samples: readonly Sample[]): number | null {
  const first = samples[0]
  const last = samples.at(-1)
  if (first === undefined || last === undefined || last.at - first.at < LEAST_MS) return null
  const pace = ((last.done - first.done) / (last.at - first.at)) * 1000
  return pace > 0 ? pace : null
}

/** Milliseconds that the rest takes at this pace; null while unknown. */
export function timeLeft(pace: number | null, done: number, total: number | null): number | null {
  return pace === null || total === null ? null : Math.max(0, ((total - done) / pace) * 1000)
}
