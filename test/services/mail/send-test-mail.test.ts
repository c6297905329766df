import { expect, test } from 'vitest'
import { DEFAULT_SETTINGS } from '#domain/settings/settings.ts'
import { smtpMailer } from '#gateways/mail/smtp-mailer.ts'
import { sendTestMail } from '#services/mail/send-test-mail.ts'
import { tempSmtpServer } from '#test/gateways/mail/temp-smtp-server.ts'
import { tempStore } from '#test/temp-store.ts'

test('a server that says nothing is given up after the limit, which is told as its own reason', async () => {
  const { url } = await tempSmtpServer({ isMute: true })
  const deps = {
    store: await tempStore(),
    now: () => 0,
    settings: () => DEFAULT_SETTINGS,
    siteUrl: () => 'https://umkreis.example',
    mailer: () => smtpMailer({ url, from: { name: '', address: 'post@umkreis.example' } }),
    timeoutMs: 50,
  }
  const input = { to: 'jana@roth.example', language: 'de', account: 'admin' } as const
  expect(await sendTestMail(deps, input)).toEqual({ kind: 'refused', reason: 'timeout', answer: '' })
})
