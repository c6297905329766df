import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, test } from 'vitest'
import { launchBrowser } from '#test/browser/launch.ts'
import { expectNoFault, tempAdminSite } from '#test/browser/temp-admin-site.ts'
import { draft } from '#test/make-draft.ts'
let browser: Browser
beforeAll(async () => { browser = await launchBrowser() })
afterAll(() => browser.close())
const T = Date.UTC(2026, 10, 20, 9, 30)
const sub = (x: object) => ({ id: 7, kind: 'message', state: 'new', language: 'de', subject: 'Wann haben Sie offen?', senderName: 'Eva Roth', senderEmail: 'eva@roth.example', businessId: null, payload: {}, note: '', createdAt: T, updatedAt: T, confirmedAt: null, dueAt: null, isFromOwner: false, suspicion: null, outcome: null, ...x })
const row = (id: number, name: string) => ({ id, name, address: 'Neißstraße 4, 02826 Görlitz', category: 'Bäckerei', city: 'Görlitz', rating: null, review_count: 0, type: 'Gastronomie', place_id: null, country_code: 'DE', url_slug: 'goerlitz/x', category_group: 'gastronomie', phone: '+49358147100', website: null, latitude: null, longitude: null, source_date: '2026-11-01', source: 'google-maps', completeness: 50, is_hidden: id === 2, is_removed: false, updated_at: T })
const mail = (id: number, x: object) => ({ id, kind: 'listing-confirm', language: 'de', to: 'eva@roth.example', subject: 'Bitte bestätigen Sie Ihren Eintrag „Café Yıldız“', text: 'Guten Tag,\n\nbitte öffnen Sie diesen Link:\nhttps://umkreis.example/link/abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz', html: '<p>x</p>', state: 'waiting', submissionId: 7, attempts: 2, failure: '450 Greylisted, try again', createdAt: T, dueAt: T + 6e5, sentAt: null, ...x })
const hours = { monday: '9-18 Uhr', tuesday: '9-18 Uhr', wednesday: '', thursday: 'nach Vereinbarung', friday: '9 bis 12 und 14 bis 18', saturday: 'geschlossen', sunday: 'geschlossen' }
const details: Record<string, object> = {
  listing: { submission: sub({ kind: 'listing', subject: 'Café Yıldız', suspicion: 'links', payload: { name: 'Café Yıldız', category: 'gastronomie', description: 'Kaffee, Tee und Baklava seit 1998.\nMit Garten.', address: 'Neißstr. 4', postalCode: '02826', city: 'Görlitz', phone: '03581 47100', email: 'eva@roth.example', website: '', hours } }), changes: null, businesses: [row(1, 'Café Yildiz'), row(2, 'Yıldız Kaffeehaus')], mails: [mail(1, {}), mail(2, { state: 'sent', sentAt: T, failure: null, kind: 'inbox-notice' })] },
  correction: { submission: sub({ kind: 'correction', subject: 'Bäckerei Roth', isFromOwner: true, businessId: 1, payload: { comment: 'Neue Nummer seit Mai', isOwner: true, proof: '', email: 'eva@roth.example' } }), changes: [
    { field: 'phone', then: '+49 3581 471000', now: '+49 3581 471000', proposed: '+49 3581 471188' },
    { field: 'website', then: 'https://roth.example/', now: 'https://neu.roth.example/', proposed: '' },
    { field: 'description', then: 'Brot aus dem Holzofen.', now: 'Brot aus dem Holzofen.', proposed: 'Brot und Brötchen aus dem Holzofen.' },
    { field: 'openingHours', then: 'Mo 7:00-18:00\nDi 7:00-18:00', now: 'Mo 7:00-18:00\nDi 7:00-18:00', proposed: 'Mo 8:00-18:00\nDi 7:00-18:00' },
    { field: 'status', then: 'operational', now: 'operational', proposed: 'closed-permanently' }], businesses: [row(1, 'Bäckerei Roth')], mails: [] },
  message: { submission: sub({ payload: { category: 'support', subject: 'Wann haben Sie offen?', message: 'Guten Tag,\n\nich finde <b>keine</b> Öffnungszeiten.\n\nEva Roth' } }), changes: null, businesses: [], mails: [] },
  notice: { submission: sub({ kind: 'notice', subject: 'Rechtswidriger Inhalt', businessId: 1, payload: { kind: 'illegal-content', business: 'UK-1', text: 'Das Foto zeigt mich ohne Erlaubnis.', name: 'Eva Roth', email: 'eva@roth.example', isInGoodFaith: true } }), changes: null, businesses: [row(1, 'Bäckerei Roth')], mails: [] },
  privacy: { submission: sub({ kind: 'privacy-request', subject: 'Löschung', dueAt: Date.now() - 1e7, language: 'en', payload: { kind: 'removal', name: 'Eva Roth', email: 'eva@roth.example', business: '', details: 'Friseursalon Eva' } }), changes: null, businesses: [row(1, 'Friseursalon Eva'), row(2, 'Evas Salon')], mails: [] },
  done: { submission: sub({ kind: 'listing', state: 'rejected', subject: 'Café Yıldız', outcome: { kind: 'rejected', text: 'Steht schon da.\n\nSiehe UK-1', at: T }, payload: { name: 'Café Yıldız', category: 'gastronomie', hours } }), changes: null, businesses: [], mails: [] },
}
test('look', async () => {
  const site = await tempAdminSite(browser, draft({ name: 'Bäckerei Roth' }))
  const page1 = { page: 1, totalPages: 1 }
  for (const [name, width, scheme, prefix] of [['a', 1440, 'light', ''], ['b', 360, 'dark', '/tr'], ['c', 768, 'light', '/en']] as const) {
    const { page, faults } = await site.open(`${prefix}/admin/account`, { viewport: { width, height: 900 }, colorScheme: scheme })
    let current = 'listing'
    await page.route(/\/api\/admin\/submissions\/7(\?|$)/, r => r.fulfill({ json: details[current] }))
    await page.route(/\/api\/admin\/submissions(\?|$)/, r => r.fulfill({ json: { ...page1, total: 5, entries: Object.values(details).map((d: any, i) => ({ ...d.submission, id: i + 1 })) } }))
    await page.route(/\/api\/admin\/outbox/, r => r.fulfill({ json: { ...page1, total: 2, hasServer: false, entries: [mail(1, {}), mail(2, { state: 'sent', failure: null, sentAt: T }), mail(3, { state: 'failed', failure: '550 no such user' })] } }))
    await page.route(/\/api\/admin\/subscribers/, r => r.fulfill({ json: { ...page1, total: 2, entries: [{ id: 1, email: 'eva@roth.example', language: 'de', state: 'subscribed', consentText: 'Ja, ich möchte den Newsletter.', askedAt: T, confirmedAt: T, unsubscribedAt: null }] } }))
    await page.route(/\/api\/admin\/suppressions/, r => r.fulfill({ json: { ...page1, total: 2, entries: [{ id: 1, kind: 'name_address', value: 'friseursalon eva|neissstrasse 4|02826', reason: 'Widerspruch vom 1.11.', createdAt: T, businessId: null }, { id: 2, kind: 'place_id', value: 'ChIJrothrothrothrothroth01', reason: 'doppelt', createdAt: T, businessId: 1 }] } }))
    for (const kind of Object.keys(details)) {
      current = kind
      await page.goto(`${site.origin}${prefix}/admin/inbox/7`)
      await page.locator('.sub-facts').first().waitFor()
      await page.waitForTimeout(300)
      if (kind === 'privacy' || kind === 'notice') { await page.locator('.decide input[type=radio]').first().check(); await page.locator('.decide fieldset:nth-of-type(2) input').nth(2).check(); }
      await page.screenshot({ path: `/tmp/inbox-shots/${kind}-${name}.png`, fullPage: true })
      try { await expectNoFault(page) } catch (e) { console.log(kind, name, String(e).slice(0, 900)) }
    }
    for (const s of ['inbox', 'outbox', 'subscribers', 'suppressions']) {
      await page.goto(`${site.origin}${prefix}/admin/${s}`)
      await page.waitForLoadState('networkidle')
      await page.screenshot({ path: `/tmp/inbox-shots/${s}-${name}.png`, fullPage: true })
      try { await expectNoFault(page) } catch (e) { console.log(s, name, String(e).slice(0, 900)) }
    }
    console.log(name, faults)
  }
})
