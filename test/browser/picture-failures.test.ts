import type { Browser, Page, Route } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { expectHonest, expectPlainWords, gatedPages, PROBLEM } from '#test/browser/gated-pages.ts'
import { testBrowser } from '#test/browser/launch.ts'
import { expectNoFault, tempAdminSite } from '#test/browser/temp-admin-site.ts'
import { oncePerFile } from '#test/finished.ts'
import { jpeg } from '#test/gateways/images/make-picture.ts'
import { draft } from '#test/make-draft.ts'

const { visit } = gatedPages()

let browser: Browser
beforeAll(async () => {
  browser = await testBrowser()
})

const OFFERS = '**/api/submissions/pictures'
const UNKNOWN = 'Wir wissen nicht, ob alles angekommen ist.'
const TOO_LARGE = Buffer.alloc(11 * 1024 * 1024)

const file = (name: string, buffer: Buffer, mimeType = 'image/jpeg') => ({ name, buffer, mimeType })

const BAKERIES = 5

const givenSite = oncePerFile(() =>
  tempAdminSite(
    browser,
    ...Array.from({ length: BAKERIES }, (_, at) =>
      draft({
        name: `Bäckerei Nr. ${at + 1}`,
        city: 'Köln',
        postalCode: '50823',
        street: `Venloer Straße ${at + 1}`,
      }),
    ),
  ),
)

let taken = 0
/** The id of a business that no other test uses. */
function ownBusiness(): number {
  taken += 1
  if (taken > BAKERIES) throw new Error('each test has a business of its own')
  return taken
}

/** @returns reads what visitors' pictures have been stored since: their texts, in the order of the alphabet */
async function offeredSince(): Promise<() => Promise<string[]>> {
  const stored = () =>
    givenSite().store.db.selectFrom('offered_pictures').select('alt').orderBy('id').execute()
  const before = (await stored()).length
  return async () =>
    (await stored())
      .slice(before)
      .map(({ alt }) => alt)
      .sort()
}

describe('a picture for a correction', () => {
  /** A correction was sent, and a picture is chosen. */
  async function chosen() {
    const offered = await offeredSince()
    const visited = await visit(`/business/${ownBusiness()}/correct`, { of: givenSite().origin })
    const { page } = visited
    await page.getByRole('textbox', { name: 'Telefon' }).fill('03581 471 999')
    // Until the server finds that it was filled in for long enough.
    await page.clock.resume()
    await page.getByRole('button', { name: 'Korrektur senden' }).click()
    const offer = page.getByRole('button', { name: 'Bilder dazu senden' })
    await offer.waitFor()
    return { ...visited, offered, offer }
  }
  const fill = async (page: Page, buffer: Buffer) => {
    await page.getByLabel('Bilddatei').setInputFiles(file('laden.jpg', buffer))
    await page.getByLabel('Was ist zu sehen?').fill('Der Laden')
    await page.getByLabel(/Ich habe die Rechte/).check()
  }
  const send = (page: Page) => page.getByRole('button', { name: 'Bild senden' }).click()
  const kept = (page: Page) =>
    page.getByLabel('Bilddatei').evaluate(input => (input as HTMLInputElement).files?.[0]?.name)

  test('that is too large is not sent at all; one that breaks off or is refused stays chosen, and is stored once when it is sent again', async () => {
    const { page, offered, offer, faults } = await chosen()
    await offer.click()
    const sent: string[] = []
    page.on('request', request => sent.push(request.method()))
    await fill(page, TOO_LARGE)
    await send(page)
    await page.getByText('Das Bild ist größer als 10 MB. Bitte speichern Sie es kleiner.').first().waitFor()
    expect(sent).not.toContain('POST')
    await expectHonest(page)

    await fill(page, await jpeg(900, 600))
    const fails: readonly [(route: Route) => Promise<unknown>, string][] = [
      [route => route.abort(), UNKNOWN],
      [route => route.fulfill(PROBLEM), 'Das Bild konnte nicht gesendet werden.'],
      // As a proxy does that finds it too large.
      [
        route => route.fulfill({ status: 413, body: '<h1>413</h1>' }),
        'Das Bild konnte nicht gesendet werden.',
      ],
    ]
    for (const [fail, sentence] of fails) {
      await page.route(OFFERS, fail)
      const isAsked = page.waitForRequest(OFFERS)
      await send(page)
      await isAsked
      await page.getByText(sentence).waitFor()
      expect(await kept(page)).toBe('laden.jpg')
      expect(await page.getByLabel('Was ist zu sehen?').inputValue()).toBe('Der Laden')
      await expectPlainWords(page)
      await page.unroute(OFFERS)
    }
    await expectHonest(page)
    await send(page)
    await page.getByText('Bild 1 von 3 ist angekommen.').waitFor()
    expect(await offered()).toEqual(['Der Laden'])
    expect(faults).toEqual([])
  })

  test('that hangs says so after some seconds, and ends', async () => {
    const { page, offer } = await chosen()
    await offer.click()
    await fill(page, await jpeg(900, 600))
    await page.route(OFFERS, () => new Promise<void>(() => {}))
    await send(page)
    await page.getByRole('button', { name: 'Wird gesendet …' }).waitFor()
    await page.clock.runFor(6_000)
    await page.getByText('Das dauert länger als sonst.').waitFor()
    await page.clock.runFor(300_000)
    await page.getByText(UNKNOWN).waitFor()
    expect(await kept(page)).toBe('laden.jpg')
  })

  test('is offered again by itself where the code of its form cannot be loaded', async () => {
    const { page, offer, faults } = await chosen()
    const code = /\/assets\/pictures-form-[^/]*\.js/
    await page.route(code, route => route.abort())
    await offer.click()
    await page.clock.runFor(1_000)
    await page.getByText('Der Server antwortet gerade nicht. Wir versuchen es gleich noch einmal.').waitFor()
    await expectPlainWords(page)
    await page.unroute(code)
    await page.clock.runFor(10_000)
    await page.getByLabel('Bilddatei').waitFor()
    expect(faults).toEqual([])
  })
})

describe('pictures for a new business', () => {
  /** At the last step of the form, with two pictures. */
  async function lastStep() {
    const offered = await offeredSince()
    const visited = await visit('/add-business', { of: givenSite().origin })
    const { page } = visited
    await page.getByLabel('Name des Betriebs').fill('Wärmewerk Ehrenfeld')
    await page.getByRole('combobox', { name: 'Kategorie' }).fill('Handwerker')
    await page.getByLabel('Beschreibung').fill('Heizungen für Altbauten.')
    await page.getByRole('button', { name: 'Weiter zum Kontakt' }).click()
    await page.getByLabel('Straße und Hausnummer').fill('Hinter der Glashütte 17')
    await page.getByLabel('Postleitzahl').fill('50823')
    await page.getByLabel('Ort', { exact: true }).fill('Köln')
    await page.getByRole('textbox', { name: 'Telefon' }).fill('0221 4710144')
    await page.getByRole('textbox', { name: 'E-Mail' }).fill('kontakt@waermewerk.example')
    await page.getByRole('button', { name: 'Weiter zu den Öffnungszeiten' }).click()
    await page.getByLabel('Bilder hinzufügen').waitFor()
    return { ...visited, offered }
  }
  const choose = (page: Page, ...files: ReturnType<typeof file>[]) =>
    page.getByLabel('Bilder hinzufügen').setInputFiles(files)
  const send = async (page: Page, count: number) => {
    for (let number = 1; number <= count; number++)
      await page.getByLabel(`Was zeigt Bild ${number}?`).fill(`Bild ${number}`)
    await page.getByLabel(/Ich habe die Rechte/).check()
    await page.clock.resume()
    await page.getByRole('button', { name: 'Eintrag einreichen' }).click()
    await page.getByRole('heading', { name: 'Erfolgreich eingereicht!' }).waitFor()
  }
  const five = async () =>
    Promise.all(
      [1, 2, 3, 4, 5].map(async number => file(`bild-${number}.jpg`, await jpeg(900, 500 + 10 * number))),
    )

  test('that are too large or no pictures are said to be, before anything is sent; one of five that is not taken is named, and only this one is sent again', async () => {
    const { page, offered, faults } = await lastStep()
    const [first = file('', Buffer.of()), ...others] = await five()
    await choose(
      page,
      file('gross.jpg', TOO_LARGE),
      file('laden.heic', Buffer.from('x'), 'image/heic'),
      first,
    )
    await page.getByText('Größer als 10 MB: gross.jpg.').first().waitFor()
    await page.getByText('Kein JPEG, PNG, WebP oder AVIF: laden.heic.').first().waitFor()
    expect(await page.locator('.draft-pictures li .hint').allTextContents()).toEqual(['bild-1.jpg'])
    await expectHonest(page)
    await choose(page, ...others)
    await expect.poll(() => page.getByText('Größer als 10 MB').count()).toBe(0)

    let asked = 0
    await page.route(OFFERS, route => {
      asked += 1
      return asked === 3 ? route.fulfill(PROBLEM) : route.continue()
    })
    await send(page, 5)
    await page.getByText('4 Bilder sind angekommen.').waitFor()
    expect(await page.getByRole('alert').innerText()).toContain('bild-3.jpg: Das Bild ist nicht angekommen.')
    await expectHonest(page)
    await page.getByRole('button', { name: 'Noch einmal senden' }).click()
    await page.getByText('5 Bilder sind angekommen.').waitFor()
    expect(asked).toBe(6)
    expect(await offered()).toEqual([1, 2, 3, 4, 5].map(number => `Bild ${number}`))
    expect(faults).toEqual([])
  })

  test('one that would be refused again is named, and not offered to be sent again', async () => {
    const { page, faults } = await lastStep()
    await choose(page, file('kein-bild.jpg', Buffer.from('nur Text')))
    await send(page, 1)
    await page.getByText('Kein Bild ist angekommen.').waitFor()
    expect(await page.getByRole('alert').innerText()).toContain('kein-bild.jpg: ')
    expect(await page.getByRole('button', { name: 'Noch einmal senden' }).count()).toBe(0)
    await expectPlainWords(page)
    expect(faults).toEqual([])
  })

  test('without a network share one sentence, and are sent as soon as there is one', async () => {
    const { page, offered, faults } = await lastStep()
    await choose(page, ...(await five()).slice(0, 3))
    await page.route('**/api/listings', async route => {
      const answer = await route.fetch()
      if (answer.ok()) await page.route(OFFERS, offer => offer.abort())
      await route.fulfill({ response: answer })
    })
    await send(page, 3)
    const alert = page.getByRole('alert')
    await alert.getByText(UNKNOWN).waitFor()
    await expect.poll(() => alert.innerText()).toContain('bild-1.jpg, bild-2.jpg, bild-3.jpg:')
    expect(await alert.getByText(UNKNOWN).count()).toBe(1)
    await expectPlainWords(page)
    await page.unroute(OFFERS)
    await page.context().setOffline(true)
    await page.context().setOffline(false)
    await page.getByText('3 Bilder sind angekommen.').waitFor()
    expect(await offered()).toHaveLength(3)
    expect(faults).toEqual([])
  })

  test('that break off half way say so, keep what arrived, and are sent again', async () => {
    const { page, gate } = await lastStep()
    await choose(page, ...(await five()).slice(0, 2))
    let asked = 0
    await page.route(OFFERS, async route => {
      asked += 1
      if (asked === 2) await gate.shut()
      await route.continue()
    })
    await send(page, 2)
    await page.getByText('1 Bild ist angekommen.').waitFor()
    await page.getByRole('alert').getByText(UNKNOWN).waitFor()
    await gate.open()
    await page.getByRole('button', { name: 'Noch einmal senden' }).click()
    await page.getByText('2 Bilder sind angekommen.').waitFor()
  })

  test('are sent to the last one also after another page was opened', async () => {
    const { page, offered, faults } = await lastStep()
    await choose(page, ...(await five()).slice(0, 3))
    let release = () => {}
    const released = new Promise<void>(resolve => {
      release = resolve
    })
    await page.route(OFFERS, async route => {
      await released
      await route.continue()
    })
    await send(page, 3)
    await page.getByText('Bild 1 von 3 wird gesendet.').waitFor()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Hilfe' }).click()
    await page.waitForURL('**/help')
    release()
    await expect.poll(async () => (await offered()).length).toBe(3)
    expect(faults).toEqual([])
  })

  test('that hang say so after some seconds, and the next one gets its turn', async () => {
    const { page } = await lastStep()
    await choose(page, ...(await five()).slice(0, 2))
    let asked = 0
    await page.route(OFFERS, route => {
      asked += 1
      return asked === 1 ? new Promise<void>(() => {}) : route.continue()
    })
    await send(page, 2)
    await page.getByText('Bild 1 von 2 wird gesendet.').waitFor()
    await page.clock.runFor(6_000)
    await page.getByText('Das dauert länger als sonst.').waitFor()
    await page.clock.runFor(300_000)
    await page.getByText('1 Bild ist angekommen.').waitFor()
    await page.getByRole('alert').getByText('bild-1.jpg').waitFor()
  })
})

describe("a picture in the administrator's editor", () => {
  const PICTURES = '**/api/admin/businesses/*/pictures'

  async function chosen(buffer: Buffer) {
    const { page, faults } = await givenSite().open(`/admin/businesses/${ownBusiness()}`)
    await page.getByText('Noch keine Bilder.').waitFor()
    await page.getByRole('button', { name: 'Bild hinzufügen' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Bilddatei').setInputFiles(file('laden.jpg', buffer))
    await dialog.getByLabel('Was ist zu sehen?').fill('Der Laden')
    const send = () => dialog.getByRole('button', { name: 'Bild hinzufügen' }).click()
    return { page, dialog, send, faults }
  }

  test('that is too large is told to be saved smaller; one that breaks off or is refused stays chosen in its dialog and can be sent again', async () => {
    const { page, dialog, send, faults } = await chosen(TOO_LARGE)
    await send()
    await dialog.getByText('Das Bild ist größer als 10 MB. Bitte speichern Sie es kleiner.').waitFor()
    await dialog.getByLabel('Bilddatei').setInputFiles(file('laden.jpg', await jpeg(900, 600)))
    const fails: readonly [(route: Route) => Promise<unknown>, string][] = [
      [route => route.abort(), 'Der Server antwortet nicht.'],
      [route => route.fulfill(PROBLEM), 'Das hat nicht geklappt.'],
      // As a proxy does that finds it too large.
      [route => route.fulfill({ status: 413, body: '<h1>413</h1>' }), 'Das hat nicht geklappt.'],
    ]
    for (const [fail, sentence] of fails) {
      await page.route(PICTURES, fail)
      const isAsked = page.waitForRequest(PICTURES)
      await send()
      await isAsked
      await dialog.getByText(sentence).waitFor()
      expect(await dialog.getByLabel('Was ist zu sehen?').inputValue()).toBe('Der Laden')
      expect(await dialog.innerText()).not.toMatch(/fetch|TypeError|\b413\b/i)
      await page.unroute(PICTURES)
    }
    await expectNoFault(page)
    await send()
    await expect.poll(() => page.locator('.own-pictures p').allTextContents()).toEqual(['Der Laden'])
    expect(faults).toEqual([])
  })

  test('that hangs says so after some seconds, and its dialog can be left', async () => {
    const { page, dialog, send } = await chosen(await jpeg(900, 600))
    await page.clock.install()
    await page.route(PICTURES, route => (route.request().method() === 'POST' ? undefined : route.continue()))
    await send()
    await dialog.getByRole('button', { name: 'Einen Augenblick …' }).waitFor()
    await page.clock.runFor(6_000)
    await dialog.getByText('Das dauert länger als sonst.').waitFor()
    await expectNoFault(page)
    await dialog.getByRole('button', { name: 'Abbrechen' }).click()
    await dialog.waitFor({ state: 'detached' })
  })
})
