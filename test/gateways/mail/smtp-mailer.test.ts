import { expect, test } from 'vitest'
import type { OutgoingMail } from '#gateways/mail/mailer.ts'
import { smtpMailer } from '#gateways/mail/smtp-mailer.ts'
import { tempSmtpServer } from './temp-smtp-server.ts'

const FROM = { name: 'Umkreis', address: 'noreply@umkreis.example' }

const MAIL: OutgoingMail = {
  to: 'ipek@example.org',
  subject: 'Ihr Eintrag „Bäckerei Groß“',
  text: 'Guten Tag,\n\nalles in Ordnung.\n',
  html: '<p>Guten Tag,</p><p>alles in Ordnung.</p>',
  headers: { 'Auto-Submitted': 'auto-generated', 'Reply-To': 'post@betreiber.example' },
  name: 'umkreis.7.abc',
}

const never = new AbortController().signal

test('a mail arrives as text and HTML, with its headers and the sender of the settings', async () => {
  const server = await tempSmtpServer()
  expect(await smtpMailer({ url: server.url, from: FROM }).send(MAIL, never)).toEqual({
    kind: 'sent',
    answer: '250 kept',
  })
  const [mail] = server.mails
  expect(mail?.from).toContain('<noreply@umkreis.example>')
  expect(mail?.to).toEqual([expect.stringContaining('<ipek@example.org>')])
  expect(mail?.headers).toMatchObject({
    from: 'Umkreis <noreply@umkreis.example>',
    to: 'ipek@example.org',
    'message-id': '<umkreis.7.abc@umkreis.example>',
    'auto-submitted': 'auto-generated',
    'reply-to': 'post@betreiber.example',
  })
  expect(mail?.headers['content-type']).toMatch(/^multipart\/alternative/)
  expect(mail?.source).toContain('Content-Type: text/plain; charset=utf-8')
  expect(mail?.source).toContain('Content-Type: text/html; charset=utf-8')
})

test('line breaks in addresses, subjects, names and headers add no header and no recipient', async () => {
  const server = await tempSmtpServer()
  const evil = 'x\r\nBcc: opfer@example.org\r\n\r\nKauft!'
  const mailer = smtpMailer({ url: server.url, from: { name: evil, address: FROM.address } })
  await mailer.send({ ...MAIL, subject: evil, headers: { 'List-Unsubscribe': evil } }, never)
  await mailer.send({ ...MAIL, to: 'a@example.org\r\nRCPT TO:<opfer@example.org>' }, never)
  await mailer.send({ ...MAIL, to: 'a@example.org, opfer@example.org' }, never)
  for (const mail of server.mails) {
    expect(mail.headers).not.toHaveProperty('bcc')
    expect(mail.to.join()).not.toContain('<opfer@example.org>')
    expect(mail.to).toHaveLength(1)
  }
  expect(server.mails.length).toBeGreaterThan(0)
})

test('a recipient that is refused for good is told apart from one that is refused for now', async () => {
  const server = await tempSmtpServer({
    recipient: to => (to.includes('gone@') ? '550 no such mailbox' : '451 greylisted, come back'),
  })
  const mailer = smtpMailer({ url: server.url, from: FROM })
  expect(await mailer.send({ ...MAIL, to: 'gone@example.org' }, never)).toMatchObject({
    kind: 'refused',
    isFinal: true,
    text: expect.stringContaining('550 no such mailbox'),
  })
  expect(await mailer.send(MAIL, never)).toMatchObject({
    kind: 'refused',
    isFinal: false,
    text: expect.stringContaining('451 greylisted'),
  })
})

test('a message that the server refuses for good is final; an interrupted one is not', async () => {
  const answers = ['554 looks like advertising', undefined]
  const server = await tempSmtpServer({ message: () => answers.shift() })
  const mailer = smtpMailer({ url: server.url, from: FROM })
  expect(await mailer.send(MAIL, never)).toMatchObject({ kind: 'refused', isFinal: true })
  expect(await mailer.send(MAIL, never)).toMatchObject({ kind: 'refused', isFinal: false })
  expect(server.mails).toEqual([])
})

test('a server that is down is no final refusal', async () => {
  const server = await tempSmtpServer()
  await server.stop()
  const refused = await smtpMailer({ url: server.url, from: FROM }).send(MAIL, never)
  expect(refused).toMatchObject({
    kind: 'refused',
    isFinal: false,
    text: expect.stringMatching(/^[^\r\n]+$/),
  })
})

test('a stop ends the wait for a server that says nothing', async () => {
  const server = await tempSmtpServer({ isMute: true })
  const stop = new AbortController()
  const sending = smtpMailer({ url: server.url, from: FROM }).send(MAIL, stop.signal)
  stop.abort(new Error('stopped'))
  await expect(sending).rejects.toThrow('stopped')
})
