/** Times of one kind of work, in microseconds. */
export interface Percentiles {
  readonly p50: number
  readonly p95: number
  readonly p99: number
}

/** The 50th, 95th and 99th percentile of times in milliseconds, in microseconds. */
export function percentiles(timesMs: readonly number[]): Percentiles {
  const sorted = [...timesMs].sort((a, b) => a - b)
  const at = (share: number) =>
    1000 * (sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN)
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) }
}

/** '17 µs', '1.3 ms', '2.1 s' */
export function readable(micros: number): string {
  if (micros < 1000) return `${micros < 10 ? micros.toFixed(1) : Math.round(micros)} µs`
  if (micros < 1_000_000) return `${(micros / 1000).toFixed(micros < 10_000 ? 1 : 0)} ms`
  return `${(micros / 1_000_000).toFixed(1)} s`
}

/** Runs `work` for each argument in turn until the time or the rounds are used up. @returns times in ms */
export async function timed<Argument>(
  args: readonly Argument[],
  work: (argument: Argument) => unknown,
  { budgetMs, rounds }: { budgetMs: number; rounds: number },
): Promise<number[]> {
  const times: number[] = []
  const end = performance.now() + budgetMs
  for (let round = 0; round < rounds && performance.now() < end; round++) {
    const argument = args[round % args.length]
    if (argument === undefined) break
    const start = performance.now()
    const result = work(argument)
    if (result instanceof Promise) await result
    times.push(performance.now() - start)
  }
  return times
}
