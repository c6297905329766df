import type { LightMyRequestResponse } from 'fastify'
import type { BusinessDraft } from '#domain/business/business.ts'
import type { Delivery } from '#gateways/mail/mailer.ts'
import { sendDueMails } from '#services/mail/send-mails.ts'
import { mailsTo } from '#store/mail/outbox.ts'
import { type TempAdmin, tempAdmin, tempAdminWith } from '#test/api/temp-admin.ts'

export interface TempForms extends TempAdmin {
  /** A form as a page of the site sends it; without a ticket unless one is given. */
  send(path: string, body: object): Promise<LightMyRequestResponse>
  /** A ticket that is old enough to be sent with. */
  ticket(): Promise<string>
  /** Hands the waiting mails over, as the worker does; `answer` is the mail server's. */
  handOver(answer?: Delivery): Promise<void>
  /** How many submissions, mails and links there are. */
  stored(): Promise<{ submissions: number; mails: number; links: number }>
}

/** The same without a mail server. */
export async function tempFormsWithoutMail(...drafts: BusinessDraft[]): Promise<TempForms> {
  const environment = { siteUrl: 'https://umkreis.example', ownUrl: 'http://localhost:3000' }
  return formsOf(await tempAdminWith({ environment }, ...drafts))
}

/** The site's forms and the administrator's side of them, over a real store and index; gone after the test. */
export async function tempForms(...drafts: BusinessDraft[]): Promise<TempForms> {
  return formsOf(await tempAdmin(...drafts))
}

function formsOf(admin: TempAdmin): TempForms {
  const { app, store, clock } = admin
  const count = async (table: 'submissions' | 'outbox' | 'mail_links') => {
    const row = await store.db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirstOrThrow()
    return Number(row.count)
  }
  return {
    ...admin,
    send: (path, body) =>
      app.inject({
        method: 'POST',
        url: path,
        headers: { 'sec-fetch-site': 'same-origin' },
        payload: body,
      }),
    async ticket() {
      const { ticket } = (await app.inject('/api/forms/ticket')).json()
      clock.now += 5_000
      return ticket
    },
    async handOver(answer = { kind: 'sent', answer: '250 kept' }) {
      const mailer = { send: async () => answer }
      await sendDueMails({ store, now: () => clock.now, mailer }, new AbortController().signal)
    },
    stored: async () => ({
      submissions: await count('submissions'),
      mails: await count('outbox'),
      links: await count('mail_links'),
    }),
  }
}

/** Nothing came in. */
export const NOTHING = { submissions: 0, mails: 0, links: 0 }

/** A listing as its form sends it. */
export function listingBody(overrides: object = {}): object {
  return {
    name: 'Wärmewerk Görlitz',
    category: 'handwerker',
    description: 'Heizungen und Bäder, auch am Wochenende.',
    address: 'Neißstraße 12',
    city: 'Görlitz',
    postal_code: '02826',
    phone: '03581 471 234',
    email: 'kontakt@waermewerk.example',
    website: 'www.waermewerk.example',
    hours: { monday: '9-18 Uhr', saturday: 'geschlossen' },
    ...overrides,
  }
}

/** A message as its form sends it. */
export function messageBody(overrides: object = {}): object {
  return {
    name: 'İpek Yıldız',
    email: 'ipek@example.org',
    subject: 'Frage zur Suche',
    category: 'general',
    message: 'Wie finde ich Bäckereien, die sonntags offen sind?',
    ...overrides,
  }
}

/** The token of the link that was mailed to an address last. */
export async function mailedToken({ store }: TempForms, to: string): Promise<string> {
  const mails = await mailsTo(store.db, store.key, to)
  const tokens = mails.map(({ text }) => /\/link\/([\w-]+)/.exec(text ?? '')?.[1])
  const token = tokens.findLast(found => found !== undefined)
  if (token === undefined) throw new Error(`no link in the mails to ${to}`)
  return token
}
