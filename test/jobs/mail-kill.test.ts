import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { queueMail } from '#services/mail/outbox.ts'
import { countMails } from '#store/mail/outbox.ts'
import { tempSmtpServer } from '#test/gateways/mail/temp-smtp-server.ts'
import { tempFolder } from '#test/temp-folder.ts'
import { tempStore } from '#test/temp-store.ts'

const MAILS = 20
const KILLED_AT = 8

test('a process that is killed while it sends loses no mail, and doubles at most the one under way', async () => {
  const folder = tempFolder()
  const store = await tempStore(folder)
  await store.write(async trx => {
    for (let number = 1; number <= MAILS; number++) {
      const to = `an-${number}@example.org`
      const mail = {
        kind: 'message-reply',
        language: 'de',
        to,
        subject: `Nr. ${number}`,
        text: '.',
        html: '.',
      } as const
      await queueMail({ store, now: () => 0 }, trx, mail)
    }
  })
  let running: ChildProcess | undefined
  let isKilled = false
  const server = await tempSmtpServer({
    message() {
      // Between the server's acceptance and the sender's record of it.
      if (!isKilled && server.mails.length === KILLED_AT - 1) {
        isKilled = true
        running?.kill('SIGKILL')
      }
      return '250 kept'
    },
  })
  const run = async () => {
    const child = fileURLToPath(new URL('./killed-mailer.ts', import.meta.url))
    running = spawn(process.execPath, [child, folder, server.url], {
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    await once(running, 'exit')
  }
  await run()
  expect(await countMails(store.db, 'sent')).toBe(KILLED_AT - 1)
  await run()
  expect(await countMails(store.db, 'sent')).toBe(MAILS)
  const ids = server.mails.map(mail => mail.headers['message-id'])
  expect(new Set(ids).size).toBe(MAILS)
  expect(ids).toHaveLength(MAILS + 1)
})
