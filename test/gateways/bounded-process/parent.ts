import { BoundedProcess } from '#gateways/bounded-process/bounded-process.ts'

// Starts a child and waits, until it is killed itself.
const child = new BoundedProcess<unknown>(new URL('./hostile.child.ts', import.meta.url), {
  heapMegabytes: 64,
  memoryMegabytes: 300,
})
child.send('environment')
await child.next(60_000)
process.stdout.write(`${child.pid}\n`)
setInterval(() => {}, 1000)
