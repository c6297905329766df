import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect } from 'vitest'
import { parseDayText } from '#domain/opening-hours/day-text.ts'
import { weekOf } from '#domain/opening-hours/opening-hours.ts'
import { editBusiness } from '#services/businesses/edit-business.ts'
import { showAdminBusiness } from '#services/businesses/show-admin-business.ts'
import type { TempAdminSite } from '#test/browser/temp-admin-site.ts'
import { draft } from '#test/make-draft.ts'

let bakeries = 0

/** The edit screen of a bakery that no other test has, 'Bäckerei Roth 1'. @param prefix of the language */
export async function editedBakery(site: TempAdminSite, prefix = '', options: BrowserContextOptions = {}) {
  bakeries += 1
  const name = `Bäckerei Roth ${bakeries}`
  const [saved] = await site.add(
    draft({
      name,
      placeId: `ChIJrothrothrothrothroth${String(bakeries).padStart(2, '0')}`,
      website: 'https://roth.example/',
      rating: 4.8,
      reviewCount: 31,
      openingHours: weekOf(new Map([[0, parseDayText('7-18') ?? null]])),
      description: 'Brot aus dem Holzofen.',
    }),
  )
  const id = Number(saved?.id)
  const path = `${prefix}/admin/businesses/${id}`
  const screen = await site.open(path, options)
  await screen.page.locator('.history').waitFor()
  return { ...screen, site, id, path, name }
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
