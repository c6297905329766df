import { expect, test } from 'vitest'
import { DEFAULT_SETTINGS, hasOperator, NO_OPERATOR } from '#domain/settings/settings.ts'
import { siteSettings } from '#services/settings/site-settings.ts'
import { saveSetting } from '#store/settings.ts'
import { tempStore } from '#test/temp-store.ts'

test('without stored settings the defaults apply', async () => {
  const store = await tempStore()
  expect(await siteSettings(store)).toEqual(DEFAULT_SETTINGS)
})

test('what is stored replaces its default, the last saving wins, the rest stays', async () => {
  const store = await tempStore()
  await saveSetting(store.db, 'title', 'Görlitz von A bis Z', 1)
  await saveSetting(store.db, 'title', 'Görlitzer Betriebe', 2)
  expect(await siteSettings(store)).toEqual({ ...DEFAULT_SETTINGS, title: 'Görlitzer Betriebe' })
})

test('an unknown key is no setting', async () => {
  const store = await tempStore()
  await saveSetting(store.db, 'toString', 'x', 1)
  expect(await siteSettings(store)).toEqual(DEFAULT_SETTINGS)
})

test('an operator needs name, address and e-mail', () => {
  const operator = {
    ...NO_OPERATOR,
    name: 'Erika Muster',
    street: 'Weg 1',
    postalCode: '02826',
    city: 'Görlitz',
  }
  expect(hasOperator(operator)).toBe(false)
  expect(hasOperator({ ...operator, email: 'post@umkreis.example' })).toBe(true)
  expect(hasOperator({ ...operator, email: '  ' })).toBe(false)
})
