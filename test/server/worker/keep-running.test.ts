import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { keepRunning, LONG_LIFE_MS, restartPause } from '#server/worker/keep-running.ts'

afterEach(() => {
  vi.useRealTimers()
})

const waiting = () => spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' })
const kill = (child: ChildProcess) => child.kill('SIGKILL')

test('a process that dies soon after each start is started again later and later, at most a minute later', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8, 100].map(restartPause)).toEqual([
    1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000, 60_000,
  ])
})

test('a restart loop waits between the starts, and a long life ends it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const started: ChildProcess[] = []
  const pauses: number[] = []
  const clock = { now: 0 }
  const kept = keepRunning(
    () => {
      const child = waiting()
      started.push(child)
      return child
    },
    { end: kill, onDeath: (_child, pauseMs) => pauses.push(pauseMs), now: () => clock.now },
  )
  onTestFinished(() => kept.stop())
  for (const livedMs of [0, 0, LONG_LIFE_MS]) {
    clock.now += livedMs
    const [starts, child] = [started.length, kept.current()]
    const gone = once(child, 'exit')
    kill(child)
    await gone
    vi.advanceTimersByTime((pauses.at(-1) ?? 0) - 1)
    expect(started.length).toBe(starts)
    vi.advanceTimersByTime(1)
    expect(started.length).toBe(starts + 1)
  }
  expect(pauses).toEqual([1_000, 2_000, 1_000])
})

test('a process that was stopped is not started again, whether it ran or waited for its next start', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  let starts = 0
  const start = () => {
    starts++
    return waiting()
  }
  const running = keepRunning(start, { end: kill, onDeath: () => undefined })
  await running.stop()
  expect(running.current().signalCode).toBe('SIGKILL')
  const dead = keepRunning(start, { end: kill, onDeath: () => undefined })
  const gone = once(dead.current(), 'exit')
  kill(dead.current())
  await gone
  await dead.stop()
  vi.advanceTimersByTime(2 * LONG_LIFE_MS)
  expect(starts).toBe(2)
})

test('a program that cannot be started counts as one that died', async () => {
  const died = Promise.withResolvers<void>()
  const kept = keepRunning(() => spawn('/gibt/es/nicht'), { end: kill, onDeath: () => died.resolve() })
  await died.promise
  await kept.stop()
})
