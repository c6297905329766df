import { smtpMailer } from '#gateways/mail/smtp-mailer.ts'
import { sendDueMails } from '#services/mail/send-mails.ts'
import { openStore } from '#store/store.ts'
import { testKey } from '#test/test-key.ts'

/** Sends what is due in a data folder through a mail server. It may be killed any time. */
const [dataDir = '', url = ''] = process.argv.slice(2)
const store = await openStore({ dataDir, key: testKey })
const mailer = smtpMailer({ url, from: { name: 'Umkreis', address: 'noreply@umkreis.example' } })
await sendDueMails({ store, mailer, now: Date.now }, new AbortController().signal)
await store.close()
