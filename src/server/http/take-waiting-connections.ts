import type { Server } from 'node:http'
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'

/** As long as a busy machine takes to hand over what has arrived. */
const QUIET_MS = 50
const MOST_MS = 1_000

/**
 * Reads from all who have connected by now, so that a server that is closed then answers them instead of resetting their
 * connections. The event loop takes one connection a turn, which lasts as long as a page is rendered: this waits until
 * none has come for a while, at most a second.
 */
export async function takeWaitingConnections(server: Server): Promise<void> {
  let taken = 0
  const count = () => taken++
  server.on('connection', count)
  const deadline = performance.now() + MOST_MS
  let before: number
  do {
    before = taken
    await wait(QUIET_MS)
    // After a long turn the timer comes before what has arrived. One turn takes a connection, the next one reads from it.
    await nextTurn()
    await nextTurn()
  } while (taken > before && performance.now() < deadline)
  server.off('connection', count)
}
