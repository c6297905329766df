import { expect, test } from 'vitest'
import type { WrittenMail } from '#domain/mail/mail.ts'
import { siteKeyOf } from '#gateways/credentials/site-key.ts'
import type { Delivery, Mailer, OutgoingMail } from '#gateways/mail/mailer.ts'
import { deleteOldMails, queueMail, retryMail } from '#services/mail/outbox.ts'
import { sendDueMails } from '#services/mail/send-mails.ts'
import { mailById, mailPage } from '#store/mail/outbox.ts'
import { insertSubscriber } from '#store/mail/subscribers.ts'
import { tempStore } from '#test/temp-store.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const WRITTEN: WrittenMail = {
  kind: 'message-received',
  language: 'de',
  to: 'ipek@example.org',
  subject: 'Ihre Nachricht ist angekommen (E-1)',
  text: 'Guten Tag,\n',
  html: '<p>Guten Tag,</p>',
  headers: { 'Auto-Submitted': 'auto-generated' },
}

const SENT: Delivery = { kind: 'sent', answer: '250 kept' }
const LATER: Delivery = { kind: 'refused', reason: 'recipient', text: '451 come back', isFinal: false }
const NEVER: Delivery = { kind: 'refused', reason: 'recipient', text: '550 no such mailbox', isFinal: true }

async function given(answer: (mail: OutgoingMail) => Delivery) {
  const store = await tempStore()
  const clock = { now: 1_000_000 }
  const stop = new AbortController()
  const sent: OutgoingMail[] = []
  const mailer: Mailer = {
    async send(mail) {
      sent.push(mail)
      return answer(mail)
    },
  }
  const deps = { store, mailer, now: () => clock.now }
  return {
    ...deps,
    clock,
    stop,
    sent,
    queue: (to = WRITTEN.to) => store.write(trx => queueMail(deps, trx, { ...WRITTEN, to })),
    look: () => sendDueMails(deps, stop.signal),
    mails: async () => (await mailPage(store.db, store.key, undefined, { page: 1, limit: 100 })).entries,
    mail: async () => (await mailPage(store.db, store.key, undefined, { page: 1, limit: 1 })).entries[0],
  }
}

test('what is due is sent once, oldest first', async () => {
  const { queue, look, sent, mail, clock } = await given(() => SENT)
  await queue('a@example.org')
  await queue('b@example.org')
  clock.now += 5_000
  expect(await look()).toBe(2)
  expect(await look()).toBe(0)
  expect(sent.map(({ to }) => to)).toEqual(['a@example.org', 'b@example.org'])
  expect(new Set(sent.map(({ name }) => name)).size).toBe(2)
  expect(await mail()).toMatchObject({ state: 'sent', attempts: 1, failure: null, sentAt: clock.now })
})

test('a mail that is put off is tried again after growing pauses, and given up at last', async () => {
  const { queue, look, sent, mail, clock } = await given(() => LATER)
  await queue()
  await look()
  for (const pause of [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR, 12 * HOUR]) {
    expect(await mail()).toMatchObject({
      state: 'waiting',
      failure: '451 come back',
      dueAt: clock.now + pause,
    })
    clock.now += pause - 1
    expect(await look()).toBe(0)
    clock.now += 1
    expect(await look()).toBe(1)
  }
  expect(await mail()).toMatchObject({ state: 'failed', attempts: 7, sentAt: null })
  clock.now += DAY
  expect(await look()).toBe(0)
  expect(new Set(sent.map(({ name }) => name)).size).toBe(1)
})

test('a mail does not wait for a time that was stored before the clock was set back', async () => {
  const { queue, look, clock } = await given(() => SENT)
  await queue()
  clock.now -= 11 * HOUR
  expect(await look()).toBe(0)
  clock.now -= 2 * HOUR
  expect(await look()).toBe(1)
})

test('a mail that is refused for good fails at once, and holds up no other', async () => {
  const { queue, look, mails } = await given(({ to }) => (to.startsWith('gone') ? NEVER : SENT))
  await queue('gone@example.org')
  await queue('ipek@example.org')
  await look()
  expect((await mails()).map(({ to, state, attempts }) => [to, state, attempts])).toEqual([
    ['ipek@example.org', 'sent', 1],
    ['gone@example.org', 'failed', 1],
  ])
})

test('a failed mail that an administrator retries is tried as often as a new one; a sent one stays sent', async () => {
  const answers = [NEVER, LATER, SENT]
  const { queue, look, mail, store, now } = await given(() => answers.shift() ?? SENT)
  await queue()
  await look()
  const id = (await mail())?.id ?? 0
  await retryMail({ store, now, hasMailServer: () => true }, { id, account: 'admin' })
  expect(await mail()).toMatchObject({ state: 'waiting', attempts: 0 })
  await look()
  expect(await mail()).toMatchObject({ state: 'waiting', attempts: 1, failure: '451 come back' })
  await retryMail({ store, now, hasMailServer: () => true }, { id, account: 'admin' })
  await look()
  const sent = await mail()
  expect(sent).toMatchObject({ state: 'sent' })
  await retryMail({ store, now, hasMailServer: () => true }, { id, account: 'admin' })
  expect(await mail()).toEqual(sent)
  await expect(
    retryMail({ store, now, hasMailServer: () => true }, { id: 99, account: 'admin' }),
  ).rejects.toThrow('mail_unknown')
})

test('a stop leaves the mail under way as it was', async () => {
  const { queue, store, mail, now, stop } = await given(() => SENT)
  await queue()
  const before = await mail()
  const mailer: Mailer = {
    async send(_mail, signal) {
      stop.abort(new Error('stopped'))
      signal.throwIfAborted()
      return SENT
    },
  }
  await expect(sendDueMails({ store, now, mailer }, stop.signal)).rejects.toThrow('stopped')
  expect(await mail()).toEqual(before)
})

test('mails are deleted after 90 days, waiting ones only after they were sent', async () => {
  const { queue, look, store, now, clock, mails } = await given(({ to }) =>
    to.startsWith('gone') ? NEVER : SENT,
  )
  await queue('gone@example.org')
  await queue('ipek@example.org')
  await look()
  await queue('wartet@example.org')
  clock.now += 90 * DAY
  await deleteOldMails({ store, now })
  expect(await mails()).toHaveLength(3)
  clock.now += 1
  await deleteOldMails({ store, now })
  expect((await mails()).map(({ to }) => to)).toEqual(['wartet@example.org'])
})

test('newsletter addresses that were not confirmed within 30 days are deleted, and no others', async () => {
  const { store, now, clock } = await given(() => SENT)
  const asked = { language: 'de', consentText: 'Ja.', askedAt: clock.now } as const
  await store.write(async trx => {
    await insertSubscriber(trx, { ...asked, email: 'still@example.org' })
    const id = await insertSubscriber(trx, { ...asked, email: 'ja@example.org' })
    await trx.updateTable('subscribers').set({ state: 'subscribed' }).where('id', '=', id).execute()
    await insertSubscriber(trx, { ...asked, email: 'neu@example.org', askedAt: clock.now + DAY })
  })
  clock.now += 30 * DAY + 1
  await deleteOldMails({ store, now })
  const left = await store.db.selectFrom('subscribers').select('email').orderBy('email').execute()
  expect(left.map(({ email }) => email)).toEqual(['ja@example.org', 'neu@example.org'])
})

test('a mail and what it is about are stored together or not at all', async () => {
  const { store, clock } = await given(() => SENT)
  await expect(
    store.write(async trx => {
      await queueMail({ store, now: () => clock.now }, trx, WRITTEN)
      throw new Error('no')
    }),
  ).rejects.toThrow('no')
  expect(await mailById(store.db, store.key, 1)).toBeUndefined()
})

test('a mail is encrypted until it is sent, and its links lose their tokens then', async () => {
  const { store, look, sent, mail, ...deps } = await given(() => SENT)
  const token = 'kKq2Jw5Zr0X1cB7mT9vL4pY8sD3fG6hN_aE-uI2oR5x'
  const link = `https://umkreis.example/link/${token}`
  const headers = { 'List-Unsubscribe': `<${link}>` }
  const written = { ...WRITTEN, text: `Bitte: ${link}`, html: `<p>${link}</p>`, headers }
  await store.write(trx => queueMail({ store, ...deps }, trx, written))
  const rows = () => store.db.selectFrom('outbox').selectAll().execute()
  expect(JSON.stringify(await rows())).not.toMatch(/Bitte|List-Unsubscribe/)
  expect(await mail()).toMatchObject({ state: 'waiting', text: `Bitte: ${link}` })
  await look()
  expect(sent[0]).toMatchObject({ text: `Bitte: ${link}`, html: `<p>${link}</p>`, headers })
  expect(await mail()).toMatchObject({
    state: 'sent',
    text: 'Bitte: https://umkreis.example/link/…',
    html: '<p>https://umkreis.example/link/…</p>',
  })
  const [row] = await rows()
  expect(store.key.decrypt('mail', row?.headers ?? '')).toBe('{}')
})

test('a mail that another key encrypted is not sent, fails, and can be sent once the key is back', async () => {
  const { store, queue, look, sent, mail, clock } = await given(() => SENT)
  await queue()
  const { key } = store
  Object.assign(store, { key: siteKeyOf('another secret text of a site, long enough') })
  await look()
  expect(sent).toEqual([])
  expect(await mail()).toMatchObject({ state: 'failed', text: null, html: null, failure: null })
  Object.assign(store, { key })
  await retryMail({ store, now: () => clock.now, hasMailServer: () => true }, { id: 1, account: 'admin' })
  await look()
  expect(sent).toHaveLength(1)
})
