import { readdirSync, readFileSync } from 'node:fs'

/** The process for jobs of a server; undefined while there is none, and where the system does not tell. */
export function workerOf(server = 0): number | undefined {
  return childrenOf(server).find(pid =>
    /\/worker[^/]*\.[jt]s|umkreis jobs/.test(read(`/proc/${pid}/cmdline`)),
  )
}

/** The processes that answer visitors, where there are several (WORKERS). */
export function siteProcessesOf(server = 0): number[] {
  return childrenOf(server).filter(pid =>
    /\/site-process\.[jt]s|umkreis site/.test(read(`/proc/${pid}/cmdline`)),
  )
}

/** Whether a process has ended; one that nobody waits for stays as a zombie. */
export function hasEnded(pid: number): boolean {
  const [, state = 'Z'] = /\) (\w)/.exec(read(`/proc/${pid}/stat`)) ?? []
  return state === 'Z'
}

function childrenOf(pid: number): number[] {
  const lists = threadsOf(pid).map(thread => read(`/proc/${pid}/task/${thread}/children`))
  return lists.flatMap(list => list.split(' ').filter(Boolean).map(Number))
}

function threadsOf(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/task`)
  } catch {
    return []
  }
}

/** '' for a process that has ended. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
