import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { lockProcess } from '#gateways/files/process-lock.ts'
import { waitForLease } from '#jobs/lease.ts'
import { tempFolder } from '#test/temp-folder.ts'

const NAME = 'jobs.lock'

test('one process at a time has the lease; giving it back lets the next one have it', () => {
  const folder = tempFolder()
  const first = lockProcess(folder, NAME)
  expect(first).toBeDefined()
  expect(lockProcess(folder, NAME)).toBeUndefined()
  expect(lockProcess(tempFolder(), NAME)).toBeDefined()
  first?.release()
  expect(lockProcess(folder, NAME)).toBeDefined()
})

test('another process has it until it is killed; a waiting one reports that once and then takes it', async () => {
  const folder = tempFolder()
  const program = fileURLToPath(new URL('./holding-lease.ts', import.meta.url))
  const child = spawn(process.execPath, [program, folder], { stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => {
    child.kill('SIGKILL')
  })
  const [said] = await once(child.stdout, 'data')
  expect(String(said)).toBe('taken\n')
  let told = 0
  const lease = await waitForLease({
    take: () => lockProcess(folder, NAME),
    onWaiting: () => {
      told++
      child.kill('SIGKILL')
    },
    signal: new AbortController().signal,
  })
  expect([lease !== undefined, told]).toEqual([true, 1])
})

test('a process that is stopped while it waits gets no lease', async () => {
  const stop = new AbortController()
  const lease = await waitForLease({
    take: () => undefined,
    onWaiting: () => stop.abort(),
    signal: stop.signal,
  })
  expect(lease).toBeUndefined()
})
