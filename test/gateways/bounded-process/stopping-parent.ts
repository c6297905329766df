import type { ChildProcess } from 'node:child_process'
import { subscribe } from 'node:diagnostics_channel'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { BoundedProcess } from '#gateways/bounded-process/bounded-process.ts'

// Stops a child of which nobody has read everything, and has nothing else to wait for.
let started: ChildProcess | undefined
subscribe('child_process', message => {
  started = (message as { readonly process: ChildProcess }).process
})
const child = new BoundedProcess<unknown>(new URL('./hostile.child.ts', import.meta.url), {
  heapMegabytes: 64,
  memoryMegabytes: 300,
})
child.send('fill-pipe')
const isFull = ({ stdout }: ChildProcess) =>
  stdout !== null && stdout.readableLength >= stdout.readableHighWaterMark
while (started === undefined || !isFull(started)) await nextTurn()
await child.stop()
process.stdout.write('stopped')
