import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { jobHandlers } from '#jobs/handlers.ts'
import { JobRunner } from '#jobs/runner.ts'
import { sendDueMails } from '#services/mail/send-mails.ts'
import { eraseLeftovers } from '#services/privacy/erase-submissions.ts'
import { addSearches } from '#store/search/search-log.ts'
import { sendForm } from '#test/api/http/send-form.ts'
import { type TempForms, tempForms } from '#test/api/submissions/temp-forms.ts'
import { jpeg } from '#test/gateways/images/make-picture.ts'
import { makeXlsx } from '#test/gateways/spreadsheet/make-xlsx.ts'
import { NO_WEB } from '#test/jobs/no-web.ts'
import { draft } from '#test/make-draft.ts'
import { filesWith } from './bytes-of-folder.ts'

/** The business that is erased, marked by words that nothing else contains. */
const NAME = 'Zwölfwindig & Kupferkessel'
const HEADER = [
  ...['Name', 'Straße', 'PLZ', 'Ort', 'Telefon', 'Website', 'place_id', 'Beschreibung'],
  ...['Telefon 2', 'E-Mail', 'Speisekarte', 'Facebook'],
]
const ROW = [
  NAME,
  'Tannenzapfenstieg 77',
  '02826',
  'Görlitz',
  '03581 / 99 88 77',
  'https://www.kesselhaus.example/start',
  'ChIJ-marked-0077',
  'Bei Zwölfwindig kocht es.',
  '03581 / 99 88 66',
  'info@glutofen.example',
  'https://glutofen.example/karte',
  'https://www.facebook.com/glutofen',
]
const OWNER = 'kupfermeisterin@post.example'
const WORDS = [
  'zwölfwindig',
  'kupferkessel',
  'tannenzapfen',
  '998877',
  '99 88 77',
  'kupfermeisterin',
  'kesselhaus',
  'chij-marked',
  '998866',
  'glutofen',
]
const NEIGHBOUR = draft({ name: 'Café Central', street: 'Untermarkt 8', phone: '+493581471002' })

test('after an erasure no byte of the data folder names the business, and the rest is as it was', async () => {
  const forms = await tempForms(NEIGHBOUR)
  const { folder } = forms
  await givenTraces(forms)
  const before = filesWith(folder, WORDS)
  for (const file of [/^directory\.sqlite/, /^index\//, /^uploads\//, /^reports\//, /^inbox\/done\//])
    expect(before, String(file)).toContainEqual(expect.stringMatching(file))
  const neighbour = (await forms.call('GET', '/api/admin/businesses/1')).json()

  const id = await objection(forms)
  const decision = {
    isActedOn: true,
    businessIds: [2],
    action: 'remove',
    alsoPhone: true,
    text: `Sehr geehrte Frau von ${NAME}, erledigt.`,
  }
  expect((await forms.call('POST', `/api/admin/submissions/${id}/decide`, decision)).statusCode).toBe(200)
  await work(forms)
  await sendAll(forms)
  await eraseLeftovers({ store: forms.store, dataDir: folder, now: () => forms.clock.now })
  expect(filesWith(folder, WORDS)).toEqual([])

  expect((await forms.call('GET', '/api/admin/businesses/1')).json()).toEqual(neighbour)
  const { submission } = (await forms.call('GET', `/api/admin/submissions/${id}`)).json()
  expect(submission).toMatchObject({
    kind: 'privacy-request',
    state: 'done',
    subject: `E-${id}`,
    senderEmail: null,
  })
  expect(submission.outcome).toMatchObject({ kind: 'acted', text: '' })

  await imported(forms, 'wieder.xlsx', [ROW])
  await sendAll(forms)
  expect(filesWith(folder, WORDS)).toEqual([])
  expect((await forms.call('GET', '/api/admin/imports')).json().entries[0]).toMatchObject({
    suppressed: 1,
    imported: 0,
  })
})

/** Puts the business through everything that stores or writes something about it. */
async function givenTraces(forms: TempForms): Promise<void> {
  const { folder, store } = forms
  await imported(forms, 'neu.xlsx', [ROW, ROW])
  const { version } = (await forms.call('GET', '/api/admin/businesses/2')).json()
  await forms.call('PATCH', '/api/admin/businesses/2', {
    version,
    fields: { name: `${NAME} neu`, phone: '03581 998877' },
  })
  await imported(forms, 'probe.xlsx', [ROW], '?dryRun=1')
  await correction(forms)
  await forms.send('/api/reports', {
    kind: 'closed',
    business: 'UK-2',
    text: `${NAME} ist zu.`,
    email: 'x@y.example',
  })
  await forms.send('/api/contact', {
    name: 'Ipek',
    email: 'ipek@post.example',
    subject: 'Frage',
    category: 'general',
    message: `Ist ZWOELFWINDIG UND KUPFERKESSEL, Tannenzapfenstieg 77, Tel. +49 3581 998877 noch da?`,
  })
  await store.write(trx =>
    addSearches(trx, [
      {
        day: '2026-11-24',
        query: 'zwoelfwindig und kupferkessel',
        place: 'görlitz',
        language: 'de',
        searches: 3,
        withoutResults: 0,
        corrected: 0,
        results: 1,
        correctedTo: null,
      },
    ]),
  )
  await forms.call('POST', '/api/admin/redirects', {
    path: '/alt/kupferkessel',
    target: '/goerlitz/zwoelfwindig-kupferkessel',
  })
  write(
    join(folder, 'reports/url-validation-2026-11-20-1.csv'),
    `2;${NAME};https://www.kesselhaus.example/start`,
  )
  write(
    join(folder, 'inbox/done/2026-11-20-0400-1-alt.csv'),
    [HEADER, ROW].map(row => row.join(';')).join('\n'),
  )
  write(join(folder, 'inbox/done/2026-11-20-0400-1-alt.csv.report.csv'), `2;neu;${NAME}`)
  await forms.follow()
}

async function correction(forms: TempForms): Promise<void> {
  const ticket = await forms.ticket()
  const sent = await forms.send('/api/corrections', {
    ticket,
    businessId: 2,
    name: NAME,
    phone: '03581 998877',
    comment: 'Ich bin die Kupfermeisterin.',
    email: OWNER,
    isOwner: true,
    proof: 'https://www.kesselhaus.example/impressum',
  })
  const form = new FormData()
  form.append('alt', `Der Laden von ${NAME}`)
  form.append('rights', 'on')
  form.append('picture', new File([new Uint8Array(await jpeg(80, 60))], 'kupferkessel.jpg'))
  const request = new Request('http://site.example', { method: 'POST', body: form })
  const offered = await forms.app.inject({
    method: 'POST',
    url: '/api/submissions/pictures',
    headers: {
      'x-pictures-key': sent.json().picturesKey,
      'sec-fetch-site': 'same-origin',
      'content-type': request.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await request.arrayBuffer()),
  })
  if (offered.statusCode !== 200) throw new Error(offered.body)
}

/** @returns the number of the request */
async function objection(forms: TempForms): Promise<number> {
  const sent = await forms.send('/api/privacy-requests', {
    kind: 'objection',
    name: 'Frau Kupfermeisterin',
    email: OWNER,
    business: 'UK-2',
    details: `${NAME}, Tannenzapfenstieg 77`,
  })
  if (sent.statusCode !== 201) throw new Error(sent.body)
  return Number(sent.json().number.slice(2))
}

async function imported(forms: TempForms, fileName: string, rows: string[][], query = ''): Promise<void> {
  const content = makeXlsx([{ name: 'Liste', rows: [HEADER, ...rows] }])
  const answer = await sendForm(forms, `/api/admin/imports${query}`, { fileName, content })
  if (answer.statusCode !== 200) throw new Error(answer.body)
  await work(forms)
}

/** Runs all jobs that wait, one after the other. */
async function work({
  store,
  overview,
  folder,
  siteFiles: files,
  follow,
  rebuild,
  clock,
}: TempForms): Promise<void> {
  const now = () => clock.now
  const deps = {
    ...NO_WEB,
    store,
    overview,
    files,
    dataDir: folder,
    now,
    rebuildIndex: rebuild,
    indexed: follow,
  }
  const onError = (error: unknown) => {
    throw error
  }
  const runner = new JobRunner({ store, now, handlers: jobHandlers(deps), onError })
  for (let isBusy = true; isBusy; ) {
    await runner.poll()
    await runner.settled()
    await runner.poll()
    await runner.settled()
    const waiting = await store.db
      .selectFrom('jobs')
      .select('id')
      .where('state', 'in', ['queued', 'running'])
      .execute()
    isBusy = waiting.length > 0
  }
}

async function sendAll({ store, clock }: TempForms): Promise<void> {
  const mailer = { send: async () => ({ kind: 'sent', answer: '250 OK' }) as const }
  await sendDueMails({ store, now: () => clock.now, mailer }, new AbortController().signal)
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}
