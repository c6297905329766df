import { join } from 'node:path'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { startWorkerProcess } from '#server/worker/worker-process.ts'
import { queueMail } from '#services/mail/outbox.ts'
import { mailById } from '#store/mail/outbox.ts'
import { tempSmtpServer } from '#test/gateways/mail/temp-smtp-server.ts'
import { tempFolder } from '#test/temp-folder.ts'
import { tempStore } from '#test/temp-store.ts'
import { TEST_SECRET_KEY } from '#test/test-key.ts'

const PATIENCE = { interval: 50 }
const WRITTEN = { kind: 'message-reply', language: 'de', text: '.', html: '.', subject: 'Antwort' } as const

test('the worker process sends what is in the outbox, and a stop does not wait for a mute mail server', async () => {
  const folder = tempFolder()
  const store = await tempStore(folder)
  await store.write(trx => queueMail({ store, now: () => 0 }, trx, { ...WRITTEN, to: 'ipek@example.org' }))
  const start = (url: string) => {
    const worker = startWorkerProcess(
      {
        dataDir: folder,
        indexDir: join(folder, 'worker-index'),
        secretKey: TEST_SECRET_KEY,
        demo: 'off',
        server: { siteUrl: 'https://umkreis.example', smtpUrl: url, ownUrl: 'http://localhost:3000' },
      },
      { log: pino({ level: 'silent' }), onChanged: () => undefined },
    )
    onTestFinished(() => worker.stop())
    return worker
  }
  const server = await tempSmtpServer()
  const worker = start(server.url)
  await expect.poll(async () => (await mailById(store.db, store.key, 1))?.state, PATIENCE).toBe('sent')
  expect(server.mails.map(({ headers }) => headers.to)).toEqual(['ipek@example.org'])
  await worker.stop()

  await store.write(trx => queueMail({ store, now: () => 0 }, trx, { ...WRITTEN, to: 'jana@example.org' }))
  const mute = await tempSmtpServer({ isMute: true })
  const second = start(mute.url)
  await expect.poll(() => second.state().isCurrent, PATIENCE).toBe(true)
  await second.stop()
  expect(await mailById(store.db, store.key, 2)).toMatchObject({ state: 'waiting', attempts: 0 })
})
