import { expect, test } from 'vitest'
import { NO_OPERATOR } from '#domain/settings/settings.ts'
import { siteProfile } from '#services/content/site-profile.ts'
import { roth, site } from '#test/content/make-site.ts'

test('while no operator is named, nobody can be reached and nothing is promised', () => {
  expect(siteProfile(site(), 'de').contact).toBeNull()
  const nameless = { ...NO_OPERATOR, phone: '+49 3581 471000', email: 'post@umkreis.example' }
  expect(siteProfile(site({ operator: nameless }), 'de').contact).toBeNull()
})

test('an operator can be reached, with times in the language of the page', () => {
  const settings = site({ operator: roth })
  expect(siteProfile(settings, 'de').contact).toEqual({
    name: 'Umkreis Verlag GmbH',
    email: 'post@umkreis.example',
    phone: '+49 3581 471000',
    supportHours: 'Mo–Fr 9–18 Uhr',
    replyTime: '24 Stunden',
  })
  expect(siteProfile(settings, 'en').contact?.replyTime).toBe('24 hours')
  expect(siteProfile(settings, 'tr').contact?.supportHours).toBe('Pazartesi–Cuma 9:00–18:00')
})

test('hours that the operator wrote stay as written', () => {
  const settings = site({ operator: roth, supportHours: 'Di 8–12 Uhr', replyHours: 48 })
  expect(siteProfile(settings, 'tr').contact).toMatchObject({
    supportHours: 'Di 8–12 Uhr',
    replyTime: '48 saat',
  })
})

test('what the operator tells of time and people is there without an operator too', () => {
  const timeline = [{ title: '2026', text: 'Erster Eintrag' }]
  expect(siteProfile(site({ timeline }), 'de')).toEqual({ contact: null, timeline, team: [] })
})
