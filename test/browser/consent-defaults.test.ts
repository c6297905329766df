import { expect, test } from 'vitest'
import { tempBrowser } from '#test/browser/temp-browser.ts'
import { siteForTests } from '#test/web/site-for-tests.ts'

const here = tempBrowser(siteForTests)

test('with default settings nobody is asked, nothing is stored, and nothing about consent is loaded', async () => {
  const { page, faults, asked } = await here.visit('/')
  expect(await page.getByRole('region', { name: 'Einwilligung' }).count()).toBe(0)
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
  expect(asked.filter(({ pathname }) => /consent|banner|decide/.test(pathname))).toEqual([])
  expect(faults).toEqual([])
})

test('the switches of /cookies begin off, keep what was chosen, and tell nobody', async () => {
  const { page, faults, asked } = await here.visit('/cookies')
  const box = (name: string) => page.getByRole('checkbox', { name })
  expect(await box('Notwendig').isChecked()).toBe(true)
  expect(await box('Notwendig').isDisabled()).toBe(true)
  for (const name of ['Analyse', 'Marketing', 'Präferenzen']) expect(await box(name).isChecked()).toBe(false)
  expect(await page.getByText('Zurzeit nicht verwendet').count()).toBe(3)
  await box('Präferenzen').check()
  await page.getByRole('button', { name: 'Einstellungen speichern' }).click()
  await page.getByText('Ihre Einstellungen sind gespeichert').waitFor()
  await page.reload()
  await expect.poll(() => box('Präferenzen').isChecked()).toBe(true)
  await page.getByRole('button', { name: 'Nur notwendige Cookies' }).click()
  await page.getByText('Ihre Einstellungen sind gespeichert').waitFor()
  expect(await box('Präferenzen').isChecked()).toBe(false)
  expect(asked.filter(({ pathname }) => pathname === '/api/consents')).toEqual([])
  expect(faults).toEqual([])
})
