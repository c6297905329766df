import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { linkToParent } from '#gateways/bounded-process/parent-link.ts'

// A process that does what its parent says, as a program would that a file has taken over.
export type Order =
  | 'fill-heap'
  | 'fill-memory'
  | 'abort'
  | 'exit'
  | 'write-garbage'
  | 'count-without-end'
  | 'fill-pipe'
  | 'say-nothing'
  | { readonly read: string }
  | { readonly open: number }
  | 'run-program'
  | 'environment'

const keep: unknown[] = []
const link = linkToParent(async message => {
  const order = message as Order
  if (order === 'fill-heap') for (;;) keep.push(Array.from({ length: 1000 }, (_, at) => ({ at })))
  if (order === 'fill-memory') {
    // One at a time, so that the parent sees the memory grow and the machine is not filled.
    setInterval(() => keep.push(Buffer.alloc(8 * 1024 * 1024, 1)), 10)
  }
  if (order === 'abort') process.abort()
  if (order === 'exit') process.exit(3)
  if (order === 'write-garbage') process.stdout.write(Buffer.alloc(100, 255))
  if (order === 'count-without-end') {
    for (let count = 1; ; count++) {
      link.send(count)
      await new Promise(resolve => setImmediate(resolve))
    }
  }
  if (order === 'fill-pipe') {
    for (;;) {
      link.send('x'.repeat(10_000))
      await new Promise(resolve => setImmediate(resolve))
    }
  }
  if (order === 'run-program') link.send(attempt(() => spawnSync('true').status))
  if (order === 'environment') link.send(Object.keys(process.env))
  if (typeof order === 'object' && 'read' in order) link.send(attempt(() => readFileSync(order.read, 'utf8')))
  if (typeof order === 'object' && 'open' in order) {
    // A refusal comes as an event or is thrown.
    const refused = (error: unknown) => link.send(String(error))
    try {
      connect(order.open, '127.0.0.1', () => link.send('connected')).on('error', refused)
    } catch (error) {
      refused(error)
    }
  }
})

function attempt(work: () => unknown): string {
  try {
    return String(work())
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : String(error)
  }
}
