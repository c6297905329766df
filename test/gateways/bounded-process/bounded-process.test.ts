import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { getPriority } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import {
  type Arrival,
  BoundedProcess,
  type ProcessBounds,
} from '#gateways/bounded-process/bounded-process.ts'
import { LONGEST_WAIT_MS } from '#test/counts.ts'
import { tempFolder } from '#test/temp-folder.ts'
import type { Order } from './hostile.child.ts'

const started: BoundedProcess<unknown>[] = []

afterEach(async () => {
  for (const process of started.splice(0)) await process.stop()
})

describe('a process ends alone', () => {
  test.each<[string, Order, string]>([
    ['when its heap is full', 'fill-heap', 'memory'],
    ['when its buffers fill the memory', 'fill-memory', 'memory'],
    ['when a native library ends it', 'abort', 'memory'],
    ['when it ends itself', 'exit', 'crash'],
    ['when it sends what is no message', 'write-garbage', 'crash'],
  ])('%s', async (_, order, why) => {
    const child = given({ heapMegabytes: 24, memoryMegabytes: 200 })
    child.send(order)
    expect(await child.next(LONGEST_WAIT_MS)).toMatchObject({ kind: 'ended', why })
    await vi.waitUntil(() => !isRunning(child.pid), LONGEST_WAIT_MS)
  })

  test('a program that does not start says nothing about what it was to read', async () => {
    const child = new BoundedProcess(new URL('./missing.child.ts', import.meta.url), BOUNDS)
    started.push(child)
    expect(await child.next(LONGEST_WAIT_MS)).toMatchObject({ kind: 'ended', why: 'start' })
  })

  test('one that says nothing is noticed, and ends when it is stopped', async () => {
    const child = given()
    child.send('say-nothing')
    expect(await child.next(0)).toEqual({ kind: 'silent' })
    await child.stop()
    expect(isRunning(child.pid)).toBe(false)
  })

  test('one that is stopped keeps its parent from ending until it is gone, however much it had still to say', async () => {
    const parent = spawn(process.execPath, [fileURLToPath(new URL('./stopping-parent.ts', import.meta.url))])
    const [said] = await Promise.all([text(parent.stdout), once(parent, 'exit')])
    expect([parent.exitCode, said]).toEqual([0, 'stopped'])
  })

  test('one that talks without end is heard message by message', async () => {
    const child = given({ memoryMegabytes: 200 })
    child.send('count-without-end')
    for (let count = 1; count <= 100; count++)
      expect(await child.next(LONGEST_WAIT_MS)).toEqual({ kind: 'message', message: count })
  })

  test('one whose parent is killed ends, too', async () => {
    const parent = spawn(process.execPath, [fileURLToPath(new URL('./parent.ts', import.meta.url))])
    const [written] = await once(parent.stdout, 'data')
    const pid = Number(String(written))
    expect(isRunning(pid)).toBe(true)
    parent.kill('SIGKILL')
    await vi.waitUntil(() => !isRunning(pid), LONGEST_WAIT_MS)
  })

  test('waiting for it ends with the signal', async () => {
    const reason = new Error('no longer wanted')
    await expect(given().next(LONGEST_WAIT_MS, AbortSignal.abort(reason))).rejects.toBe(reason)
  })
})

describe('a process cannot', () => {
  test('read other files than those it was given', async () => {
    const folder = tempFolder()
    for (const name of ['given', 'secret']) writeFileSync(join(folder, name), name)
    const child = given({ reads: [join(folder, 'given')] })
    expect(await answerTo(child, { read: join(folder, 'given') })).toBe('given')
    expect(await answerTo(child, { read: join(folder, 'secret') })).toContain('ERR_ACCESS_DENIED')
  })

  test('connect to anything', async () => {
    const server = createServer().listen(0, '127.0.0.1')
    onTestFinished(() => void server.close())
    await once(server, 'listening')
    const address = server.address()
    const port = typeof address === 'object' ? (address?.port ?? 0) : 0
    expect(await answerTo(given(), { open: port })).toContain('ERR_ACCESS_DENIED')
  })

  test('run programs', async () => {
    expect(await answerTo(given(), 'run-program')).toContain('ERR_ACCESS_DENIED')
  })

  test('see the environment or open files of its parent, and it comes after the site', async () => {
    const child = given()
    expect(await answerTo(child, 'environment')).toEqual(['MALLOC_ARENA_MAX'])
    expect(getPriority(child.pid)).toBeGreaterThan(getPriority())
    const files = readdirSync(`/proc/${child.pid}/fd`).map(fd => readlinkSync(`/proc/${child.pid}/fd/${fd}`))
    expect(files.filter(file => file.startsWith('/') && !file.startsWith('/dev/'))).toEqual([])
  })
})

const BOUNDS: ProcessBounds = { heapMegabytes: 64, memoryMegabytes: 300 }

function given(bounds: Partial<ProcessBounds> = {}): BoundedProcess<unknown> {
  const child = new BoundedProcess<unknown>(new URL('./hostile.child.ts', import.meta.url), {
    ...BOUNDS,
    ...bounds,
  })
  started.push(child)
  return child
}

async function answerTo(child: BoundedProcess<unknown>, order: Order): Promise<unknown> {
  child.send(order)
  const arrival: Arrival<unknown> = await child.next(LONGEST_WAIT_MS)
  if (arrival.kind !== 'message') throw new Error('no answer', { cause: arrival })
  return arrival.message
}

function isRunning(pid: number | undefined): boolean {
  try {
    return process.kill(pid ?? 0, 0)
  } catch {
    return false
  }
}
