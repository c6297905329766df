import { expect, onTestFinished, test } from 'vitest'
import { tempFolder } from '#test/temp-folder.ts'
import { startServer } from './live-server.ts'
import { hasEnded } from './worker-of.ts'

test('whoever stops npm stops the server that it started, and the next one gets its port', async () => {
  const dataDir = tempFolder()
  // The server does not look at what stands behind.
  const wrap = ['npm', 'start', '--']
  const first = await startServer(dataDir, { wrap, environment: QUIET })
  const server = processOf(first.log)
  onTestFinished(() => void (hasEnded(server) || process.kill(server, 'SIGKILL')))
  await first.stop()
  await expect.poll(() => hasEnded(server)).toBe(true)
  const PORT = new URL(first.url).port
  const next = await startServer(dataDir, { environment: { PORT } })
  expect(next.url).toBe(first.url)
  expect(await next.stop()).toBe(0)
})

const QUIET = { npm_config_update_notifier: 'false' }

/** The id of the process that wrote a line of the log. */
function processOf(log: readonly string[]): number {
  const [, pid] = /"pid":(\d+)/.exec(log.find(line => line.includes('"msg":"Umkreis: ')) ?? '') ?? []
  return Number(pid)
}
