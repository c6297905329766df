import { setTimeout as pause } from 'node:timers/promises'
import { expect } from 'vitest'

export interface Visitors {
  /** Counts errors from here on. */
  begin(): void
  /** What went wrong since then. @returns the time from the first of these errors to the last, too */
  end(): { readonly errors: number; readonly longestMs: number }
  stop(): Promise<{ readonly answered: number; readonly serverErrors: number }>
}

const PATHS = ['/', '/businesses?query=bäckerei', '/api/businesses/search?query=zahnarzt', '/categories']

/** People who read pages one after the other. An error is an answer of 500 and above, or a connection that broke. */
export function visitors(url: string, count: number): Visitors {
  const stopped = new AbortController()
  let errors: number[] = []
  let [answered, serverErrors] = [0, 0]
  const visit = async (first: number) => {
    for (let turn = first; !stopped.signal.aborted; turn++) {
      try {
        const answer = await fetch(encodeURI(url + PATHS[turn % PATHS.length]))
        await answer.arrayBuffer()
        if (answer.status === 200) answered++
        else {
          errors.push(performance.now())
          serverErrors++
        }
      } catch {
        errors.push(performance.now())
      }
      await pause(20)
    }
  }
  const visits = Array.from({ length: count }, (_, first) => visit(first))
  return {
    begin() {
      errors = []
    },
    end: () => ({ errors: errors.length, longestMs: (errors.at(-1) ?? 0) - (errors[0] ?? 0) }),
    async stop() {
      stopped.abort()
      await Promise.all(visits)
      return { answered, serverErrors }
    },
  }
}

export interface Edits {
  /** Waits until two more edits were acknowledged. */
  twoMore(): Promise<void>
  stop(): Promise<{
    readonly acknowledged: number
    readonly refused: number
    /** The last name that was acknowledged, and those whose request broke off after it. */
    readonly names: readonly { readonly id: number; readonly possible: ReadonlySet<string> }[]
  }>
}

/** An administrator who renames businesses one after the other, whatever happens. @param count businesses 1 to this */
export function acknowledgedEdits(url: string, cookie: string, count: number): Edits {
  const stopped = new AbortController()
  const possible = new Map<number, Set<string>>()
  const headers = { cookie, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }
  let [acknowledged, refused] = [0, 0]
  const rename = async (id: number, name: string) => {
    const address = `${url}/api/admin/businesses/${id}`
    try {
      const read = await fetch(address, { headers })
      const { version } = (await read.json()) as { version: number }
      if (read.status !== 200) return void refused++
      const known = possible.get(id) ?? new Set()
      possible.set(id, known.add(name))
      const body = JSON.stringify({ version, fields: { name } })
      const answer = await fetch(address, { method: 'PATCH', headers, body })
      await answer.arrayBuffer()
      if (answer.status !== 200) return void refused++
      acknowledged++
      possible.set(id, new Set([name]))
    } catch {
      refused++
    }
  }
  const working = (async () => {
    for (let turn = 0; !stopped.signal.aborted; turn++) {
      await rename((turn % count) + 1, `Werkstatt ${turn}`)
      await pause(20)
    }
  })()
  return {
    async twoMore() {
      const wanted = acknowledged + 2
      await expect.poll(() => acknowledged).toBeGreaterThanOrEqual(wanted)
    },
    async stop() {
      stopped.abort()
      await working
      const names = [...possible].map(([id, names]) => ({ id, possible: names }))
      return { acknowledged, refused, names }
    },
  }
}
