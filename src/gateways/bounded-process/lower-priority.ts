import { writeFileSync } from 'node:fs'
import { constants, getPriority, setPriority } from 'node:os'

export interface LowPriority {
  /** What is added to this process's own, as by `nice`: with 5 a child gets a third of its share of a busy processor. */
  readonly niceness: number
  /** 0 to 1000: the higher, the sooner Linux ends the process when the machine's memory is used up. */
  readonly endedFirst: number
}

/** Gives a child process a lower priority. To be called right after its start: its threads begin with the same one. */
export function lowerPriority(pid: number, { niceness, endedFirst }: LowPriority): void {
  try {
    setPriority(pid, Math.min(constants.priority.PRIORITY_LOW, getPriority() + niceness))
    writeFileSync(`/proc/${pid}/oom_score_adj`, String(endedFirst))
  } catch {
    // Both are only a courtesy: the process may have ended already, other systems have no such file.
  }
}
