import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { expect } from 'vitest'
import { parseDayText } from '#domain/opening-hours/day-text.ts'
import { weekOf } from '#domain/opening-hours/opening-hours.ts'
import { editBusiness } from '#services/businesses/edit-business.ts'
import { showAdminBusiness } from '#services/businesses/show-admin-business.ts'
import { type TempAdminSite, tempAdminSite } from '#test/browser/temp-admin-site.ts'
import { draft } from '#test/make-draft.ts'

const BAKERY = draft({
  name: 'Bäckerei Roth',
  placeId: 'ChIJrothrothrothrothroth01',
  website: 'https://roth.example/',
  rating: 4.8,
  reviewCount: 31,
  openingHours: weekOf(new Map([[0, parseDayText('7-18') ?? null]])),
  description: 'Brot aus dem Holzofen.',
})

/** A site with one bakery, and its edit screen. @param prefix of the language */
export async function editedBakery(browser: Browser, prefix = '', options: BrowserContextOptions = {}) {
  const site = await tempAdminSite(browser, BAKERY)
  const { id } = await site.store.db.selectFrom('businesses').select('id').executeTakeFirstOrThrow()
  const path = `${prefix}/admin/businesses/${id}`
  const screen = await site.open(path, options)
  await screen.page.locator('.history').waitFor()
  return { ...screen, site, id: Number(id), path }
}

export async function storedBusiness({ store }: TempAdminSite, id: number) {
  return (await showAdminBusiness({ store }, id)).business
}

export function textBox(page: Page, name: string) {
  return page.getByRole('textbox', { name, exact: true })
}

/** Changes the bakery as another administrator would. */
export async function changedElsewhere(site: TempAdminSite, id: number, fields: object): Promise<void> {
  const { version } = await showAdminBusiness(site, id)
  const deps = { store: site.store, index: site.index, now: Date.now }
  const result = await editBusiness(deps, { id, version, edit: { fields, locks: {} }, account: 'andere' })
  expect(result.kind).toBe('saved')
}
