/** The progress at one moment. */
export interface Sample {
  readonly at: number
  readonly done: number
}

/** The pace is an average over this time: long enough to be steady, short enough to follow changes. */
const WINDOW_MS = 5_000
/** A shorter time gives no useful pace. */
const LEAST_MS = 1_000

/** Adds a sample and drops old ones. Starts again when progress steps back, as at a new phase. */
export function withSample(samples: readonly Sample[], sample: Sample): readonly Sample[] {
  const last = samples.at(-1)
  if (last !== undefined && sample.done < last.done) return [sample]
  return [...samples.filter(({ at }) => sample.at - at <= WINDOW_MS), sample]
}

/** Rows per second; null while the samples are too few. */
export function paceOf(samples: readonly Sample[]): number | null {
  const first = samples[0]
  const last = samples.at(-1)
  if (first === undefined || last === undefined || last.at - first.at < LEAST_MS) return null
  const pace = ((last.done - first.done) / (last.at - first.at)) * 1000
  return pace > 0 ? pace : null
}

/** Milliseconds left at this pace; null while unknown. */
export function timeLeft(pace: number | null, done: number, total: number | null): number | null {
  return pace === null || total === null ? null : Math.max(0, ((total - done) / pace) * 1000)
}
