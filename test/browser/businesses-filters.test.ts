import { expect, test } from 'vitest'
import { axeFaults } from '#test/browser/axe.ts'
import { hydrated } from '#test/browser/page-ready.ts'
import { tempBrowser } from '#test/browser/temp-browser.ts'
import { siteForTests } from '#test/web/site-for-tests.ts'

const here = tempBrowser(siteForTests)

test('on a phone the filters are a sheet: opened, ticked twice and closed by keyboard, the focus stays', async () => {
  const { page, faults } = await here.visit('/businesses', { viewport: { width: 390, height: 800 } })
  const opener = page.getByRole('button', { name: 'Filter', exact: true })
  const sheet = page.locator('#filter')
  const box = (name: string, value: string) => sheet.locator(`input[name=${name}][value=${value}]`)
  expect(await sheet.isVisible()).toBe(false)
  await opener.focus()
  await page.keyboard.press('Enter')
  await sheet.waitFor()

  // What is below the first screen of the sheet comes in the frame after.
  await box('category', 'maler').waitFor()
  await box('category', 'maler').focus()
  await page.keyboard.press('Space')
  await page.waitForURL(/category=maler$/)
  expect(await box('category', 'maler').isChecked()).toBe(true)
  await expect
    .poll(() => box('category', 'maler').evaluate(input => input === document.activeElement))
    .toBe(true)
  await box('category', 'dachdecker').press('Space')
  await page.waitForURL(/category=maler%2Cdachdecker$/)
  // Until then the results that are replaced are dimmed.
  const answered = page.waitForResponse(/\/api\/businesses\/search\?.*cities=koeln/)
  await box('cities', 'koeln').press('Space')
  await page.waitForURL(/category=maler%2Cdachdecker&cities=koeln$/)
  await sheet.getByRole('button', { name: /Treffer zeigen/ }).waitFor()
  await answered
  expect(await axeFaults(page)).toEqual([])

  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'hidden' })
  expect(
    await page
      .getByRole('button', { name: 'Filter (3)' })
      .evaluate(button => button === document.activeElement),
  ).toBe(true)
  await page.getByRole('link', { name: 'Maler entfernen' }).click()
  await page.waitForURL(/category=dachdecker&cities=koeln$/)
  await expect.poll(() => box('category', 'maler').isChecked()).toBe(false)
  expect(await box('category', 'dachdecker').isChecked()).toBe(true)
  expect(faults).toEqual([])
})

test('the sheet of a phone says like the list that filters fail to answer, and its button promises no number then', async () => {
  const { page } = await here.visit('/businesses', { viewport: { width: 360, height: 640 } })
  await page.locator('.facets-btn').press('Enter')
  const sheet = page.locator('#filter')
  const foot = sheet.locator('.facets-done')
  await foot.getByRole('button', { name: /^\d+ Treffer zeigen$/ }).waitFor()
  await page.route('**/api/businesses/search?**', route => route.abort())
  const painter = sheet.locator('input[name=category][value=maler]')
  await painter.waitFor()
  await painter.press('Space')
  await foot.locator('.read-note').waitFor()
  expect(await foot.locator('.read-note p').textContent()).toBe(
    await page.locator('.res-main .read-note p').textContent(),
  )
  expect(await foot.getByRole('button', { name: /Treffer/ }).textContent()).toBe('Treffer zeigen')
  expect(await axeFaults(page)).toEqual([])
  await foot.getByRole('button', { name: 'Noch einmal versuchen' }).waitFor()
  // It goes on by itself as well, so the button may be gone before it is pressed.
  await page.unroute('**/api/businesses/search?**')
  await foot.getByRole('button', { name: /^\d+ Treffer zeigen$/ }).waitFor()
  expect(await foot.locator('.read-note').count()).toBe(0)
})

test('values of a filter keep their places while they are ticked, however the answer orders them', async () => {
  const { page, faults } = await here.visit('/businesses', { viewport: { width: 390, height: 800 } })
  await page.route('**/api/businesses/search?*', async route => {
    const answer = await route.fetch()
    const body = await answer.json()
    const [first, ...others] = body.facets.categories
    body.facets.categories = [...others.slice(0, 4), first, ...others.slice(4)]
    await route.fulfill({ response: answer, json: body })
  })
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  const boxes = page.locator('#filter fieldset > label > input[name=category]')
  const places = () => boxes.evaluateAll(all => all.map(box => (box as HTMLInputElement).value))
  const before = await places()
  expect(before.length).toBeGreaterThan(2)
  for (const [at, value] of before.slice(0, 2).entries()) {
    const answered = page.waitForResponse('**/api/businesses/search?*')
    await boxes.nth(at).check()
    await answered
    await expect.poll(() => page.url()).toContain(value)
    await page.locator('.res-main[aria-busy="true"]').waitFor({ state: 'detached' })
    expect((await places()).slice(0, before.length)).toEqual(before)
  }
  expect(faults).toEqual([])
})

test('the sheet of a phone takes all filters back, and the focus stays in it', async () => {
  const { page, faults } = await here.visit('/businesses?query=haus&category=maler&minRating=4.5', {
    viewport: { width: 360, height: 780 },
  })
  await page.getByRole('button', { name: 'Filter (2)' }).click()
  const sheet = page.locator('#filter')
  const reset = sheet.getByRole('link', { name: 'Filter zurücksetzen' })
  expect(await axeFaults(page)).toEqual([])
  await reset.focus()
  await page.keyboard.press('Enter')
  await page.waitForURL(/\?query=haus$/)
  await expect.poll(() => sheet.locator('input[name=category]:checked').count()).toBe(0)
  expect(await sheet.evaluate(panel => panel.contains(document.activeElement))).toBe(true)
  expect(await reset.count()).toBe(0)
  expect(faults).toEqual([])
})

test('another city unticks the cities beside the one before', async () => {
  const { page, faults } = await here.visit('/businesses?cities=koeln,berlin&category=maler')
  await page.locator('#filter select[name=location]').selectOption('bremen')
  await page.waitForURL(/\?location=bremen&category=maler$/)
  expect(faults).toEqual([])
})

test('the position is asked for on a press, rounded to 100 m, and never before', async () => {
  const { page, faults } = await here.visit('/businesses?query=maler+nahe+mir', {
    geolocation: { latitude: 50.94136, longitude: 6.95812 },
    permissions: ['geolocation'],
  })
  await page.getByRole('button', { name: 'Standort verwenden' }).click()
  await page.waitForURL(/\?query=maler\+nahe\+mir&radiusKm=10&lat=50\.941&lon=6\.958$/)
  await page.getByRole('button', { name: 'Standort verwenden' }).waitFor({ state: 'detached' })
  expect(faults).toEqual([])
})

test('by keyboard the focus goes to the results of the home page, and stays in the order and in the place', async () => {
  const { page, faults } = await here.visit('/')
  const focused = () => page.evaluate(() => document.activeElement?.id)
  await page.getByLabel('Was?').fill('heitzung')
  await page.getByLabel('Was?').press('Enter')
  await page.getByText('Ergebnisse für „heizung“.').waitFor()
  await expect.poll(focused).toBe('treffer')
  await page.getByRole('link', { name: 'Stattdessen nach „heitzung“ suchen' }).press('Enter')
  await page.waitForURL(/\/\?query=heitzung&verbatim=true$/)

  await page.goto(`${here.origin}/businesses?query=heizung`)
  await hydrated(page)
  const order = page.getByLabel('Sortieren')
  await order.focus()
  await order.press('ArrowDown')
  await page.waitForURL(/sort=/)
  await expect.poll(focused).toBe('sort')
  const place = page.getByLabel('Wo?')
  await place.fill('berlin')
  const before = await place.elementHandle()
  await place.press('Enter')
  await page.waitForURL(/location=berlin/)
  expect(await before?.evaluate(input => input === document.activeElement)).toBe(true)
  expect(faults).toEqual([])
})

test('back from the results of the home page the focus is on its content', async () => {
  const { page, faults } = await here.visit('/')
  const focused = () => page.evaluate(() => document.activeElement?.id)
  await page.getByLabel('Was?').fill('heizung')
  await page.getByLabel('Was?').press('Enter')
  await expect.poll(focused).toBe('treffer')
  await page.goBack()
  await page.locator('#kategorien').waitFor()
  await expect.poll(focused).toBe('inhalt')
  expect(faults).toEqual([])
})

test.each(['/', '/businesses?query=heizung&location=berlin'])(
  'on %s the fields say what the address says, also back at once from a search',
  async path => {
    const { page, faults } = await here.visit(path)
    const fields = [page.getByLabel('Was?'), page.getByLabel('Wo?')]
    const said = () => Promise.all(fields.map(field => field.inputValue()))
    const before = await said()
    // At once: while somebody types, the list follows after a pause, and the address with it.
    await fields[0]?.evaluate(async field => {
      const returned = new Promise(resolve => addEventListener('popstate', resolve, { once: true }))
      const form = field.closest('form')
      for (const typed of form?.querySelectorAll<HTMLInputElement>(
        'input:is([name=query], [name=location])',
      ) ?? [])
        typed.value = 'sanitär'
      form?.requestSubmit()
      history.back()
      await returned
    })
    expect(page.url()).toBe(here.origin + path)
    await expect.poll(said).toEqual(before)
    expect(faults).toEqual([])
  },
)

test('every part of the fields for a day and a time shows by a ring where the keyboard is', async () => {
  const { page } = await here.visit('/businesses')
  const filters = page.locator('#filter')
  await filters.getByLabel('Tag').focus()
  const rings: (string | null)[] = []
  for (let isInside = true; isInside; ) {
    const ring = await page.evaluate(() => {
      const field = document.activeElement
      return field?.closest('.when')
        ? `${field.getAttribute('type')} ${getComputedStyle(field).outlineStyle}`
        : null
    })
    isInside = ring !== null
    if (isInside) rings.push(ring)
    await page.keyboard.press('Tab')
  }
  expect(rings.length).toBeGreaterThan(5)
  expect(new Set(rings)).toEqual(new Set(['date solid', 'time solid']))
})

test('a time is chosen by keyboard in the fields of the filter, applies at once and is said in a chip', async () => {
  const { page, faults } = await here.visit('/businesses')
  const filters = page.locator('#filter')
  const radio = (name: string | RegExp) => filters.getByRole('radio', { name })
  const [day, time] = [filters.getByLabel('Tag'), filters.getByLabel('Uhrzeit')]
  await filters.getByRole('group', { name: 'Geöffnet' }).getByRole('radio', { name: 'Zu jeder Zeit' }).focus()
  await page.keyboard.press('ArrowDown')
  await page.waitForURL(/openAt=now$/)
  await radio('Heute').press('Space')
  await page.waitForURL(/openAt=today$/)
  await page.getByRole('link', { name: 'heute geöffnet entfernen' }).waitFor()

  await radio('Zu einer anderen Zeit').press('Space')
  await page.waitForURL(/openAt=2\d{3}-\d\d-\d\d%40\d\d%3A00$/)
  expect(await time.inputValue()).toMatch(/^\d\d:00$/)
  await day.fill('2026-12-24')
  await page.waitForURL(/openAt=2026-12-24%40\d\d%3A00$/)
  await time.fill('20:00')
  await page.waitForURL(/openAt=2026-12-24%4020%3A00$/)
  await expect.poll(() => time.evaluate(input => input === document.activeElement)).toBe(true)
  expect(await radio('Zu einer anderen Zeit').isChecked()).toBe(true)
  await day.fill('0002-12-24')
  await radio('Jetzt').press('Space')
  await page.waitForURL(/openAt=now$/)
  await expect.poll(async () => [await day.inputValue(), await time.inputValue()]).toEqual(['', ''])

  await page.goto(`${here.origin}/businesses?openAt=sun%4010%3A00`)
  await hydrated(page)
  expect(await radio('Sonntag um 10:00 geöffnet').isChecked()).toBe(true)
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole('link', { name: 'Sonntag um 10:00 geöffnet entfernen' }).press('Delete')
  await page.waitForURL(/businesses$/)
  await expect.poll(() => radio('Sonntag um 10:00 geöffnet').count()).toBe(0)
  expect(faults).toEqual([])
})

test('without script a day and a time are sent with the form, and stay in it', async () => {
  const { page } = await here.visit('/en/businesses', { javaScriptEnabled: false })
  const filters = page.locator('#filter')
  await filters.getByRole('radio', { name: 'At another time' }).check()
  await filters.getByLabel('Day', { exact: true }).fill('2026-12-24')
  await filters.getByLabel('Time', { exact: true }).fill('20:00')
  await filters.getByRole('button', { name: 'Apply' }).click()
  await page.waitForURL(/openAt=on&day=2026-12-24&time=20%3A00/)
  await page.getByRole('link', { name: 'open on 24 December at 20:00' }).waitFor()
  expect(await filters.getByRole('radio', { name: 'At another time' }).isChecked()).toBe(true)
  expect(await filters.getByLabel('Time', { exact: true }).inputValue()).toBe('20:00')
})

test('in the sheet of a phone nothing that has the focus is below its head or its foot', async () => {
  const { page } = await here.visit('/businesses', { viewport: { width: 360, height: 640 } })
  await page.locator('.facets-btn').press('Enter')
  await page.locator('.facets-done').waitFor()
  await page.locator('.facet fieldset').last().waitFor()
  const hidden: string[] = []
  let fields = 0
  for (let isInside = true; isInside; ) {
    await page.keyboard.press('Tab')
    const seen = await page.evaluate(() => {
      const focused = document.activeElement
      const [head, foot] = ['.facets-head', '.facets-done'].map(each => document.querySelector(each))
      if (!focused?.closest('.facets') || !head || !foot) return null
      if (foot.contains(focused) || head.contains(focused)) return ''
      const { top, bottom } = focused.getBoundingClientRect()
      const isClear = top >= head.getBoundingClientRect().bottom && bottom <= foot.getBoundingClientRect().top
      return isClear ? 'clear' : `${focused.tagName} ${focused.textContent}`
    })
    isInside = seen !== null
    if (seen === 'clear') fields += 1
    else if (seen) hidden.push(seen)
  }
  expect(hidden).toEqual([])
  expect(fields).toBeGreaterThan(10)
})
