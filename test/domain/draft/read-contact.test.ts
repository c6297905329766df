import { expect, test } from 'vitest'
import { draftResultOf, draftWith, faultsWith } from './draft-of.ts'

test('every address of an Outscraper row of 2026 has its field', () => {
  expect(
    draftWith({
      booking_appointment_link: 'https://www.doctolib.example/roth?utm_source=google',
      menu_link: 'roth.example/karte.pdf',
      order_links: 'https://www.lieferando.example/speisekarte/roth',
      email_1: 'max.roth@roth.example',
      email_2: 'Info@roth.example',
      facebook: 'https://www.facebook.com/roth/?ref=page',
      company_instagram: 'https://instagram.com/roth',
    }),
  ).toMatchObject({
    bookingLink: 'https://www.doctolib.example/roth',
    menuLink: 'https://roth.example/karte.pdf',
    orderLink: 'https://www.lieferando.example/speisekarte/roth',
    email: 'info@roth.example',
    profiles: ['https://www.facebook.com/roth/', 'https://instagram.com/roth'],
  })
})

test('links in JSON, as gosom writes them, are read', () => {
  expect(
    draftWith({
      reservations: '[{"link":"https://opentable.example/roth","source":"OpenTable"}]',
      menu: '{"link":"https://roth.example/karte","source":"roth.example"}',
      order_online: '[]',
    }),
  ).toMatchObject({ bookingLink: 'https://opentable.example/roth', menuLink: 'https://roth.example/karte' })
})

test('JSON without an address states nothing, and costs nobody the row', () => {
  const nothing = '{"link":"","source":""}'
  const cells = { menu: nothing, reservations: `[${nothing}]`, Bestelllink: nothing, 'E-Mail': '{"a":1}' }
  expect(draftWith(cells)).toMatchObject({ name: 'Bäckerei Roth' })
  expect(faultsWith(cells)).toEqual([])
  expect(faultsWith({ Website: nothing })).toContain('website: columns_shifted')
})

test('the address of a link that writes a mail is read, and none that cannot be read is repeated', () => {
  expect(draftWith({ 'E-Mail': 'mailto:kontakt@roth.example?subject=Hallo' })).toMatchObject({
    email: 'kontakt@roth.example',
  })
  const unread = draftResultOf({
    name: 'Bäckerei Roth',
    place_id: 'ChIJr9PsEOqnQTERZFB_1Gj1HlQ',
    'E-Mail': 'roth@',
  })
  expect(unread).toMatchObject({ warnings: [{ code: 'email_invalid', value: '' }] })
})

test('a second number is one that differs', () => {
  const numbers = (second: string) => draftWith({ Telefon: '03581 471000', 'Telefon 2': second })
  expect(numbers('+49 3581 471001')).toMatchObject({ phone: '+493581471000', secondPhone: '+493581471001' })
  expect(numbers('+49 3581 471000')).not.toHaveProperty('secondPhone')
})

test('what belongs to a person stays out, and the report does not repeat it', () => {
  const reading = draftResultOf({
    name: 'Praxis Roth',
    place_id: 'ChIJr9PsEOqnQTERZFB_1Gj1HlQ',
    'E-Mail': 'max.roth@roth.example',
    linkedin: 'https://www.linkedin.com/in/max-roth',
  })
  expect(reading).toMatchObject({
    warnings: [
      { field: 'email', code: 'personal_contact', value: '' },
      { field: 'profiles', code: 'personal_contact', value: '' },
    ],
  })
  expect(JSON.stringify(reading)).not.toMatch(/max/)
})

test.each([
  ['phone: further_values', { Telefon: '03581 471000, 03581 471001' }],
  ['phone: further_values', { Telefon: '03581 471000', Mobil: '0171 4710318' }],
  ['secondPhone: further_values', { 'Telefon 2': '03581 471001; 03581 471002' }],
  ['email: further_values', { emails: '["info@roth.example","post@roth.example"]' }],
  ['email: personal_contact', { emails: '["info@roth.example","max.roth@roth.example"]' }],
  ['profiles: profile_invalid', { socialMedia: 'https://facebook.com/roth, https://roth.example' }],
  ['bookingLink: further_values', { 'Appointment links URL': 'a.example/1', bookinglink: 'a.example/2' }],
])('what is left out beside a value is named: %s %j', (fault, cells) => {
  expect(faultsWith(cells)).toEqual([fault])
})

test('what says the same twice leaves nothing out', () => {
  expect(faultsWith({ phone: '+49 3581 471000', phoneUnformatted: '+493581471000' })).toEqual([])
})

test('links of a Business Profile are read', () => {
  expect(
    draftWith({
      'Appointment links URL': 'a.example/termin',
      'Order ahead links URL': 'a.example/bestellen',
    }),
  ).toMatchObject({ bookingLink: 'https://a.example/termin', orderLink: 'https://a.example/bestellen' })
})

test.each([
  ['email', 'E-Mail', 'keine', 'email_invalid'],
  ['email', 'E-Mail', 'noreply@roth.example', 'email_unread'],
  ['profiles', 'Facebook', 'ja', 'profile_invalid'],
  ['menuLink', 'Speisekarte', 'javascript:alert(1)', 'website_invalid'],
  ['secondPhone', 'Telefon 2', '0800', 'phone_invalid'],
])('%s: a cell without one is named', (field, column, cell, code) => {
  expect(faultsWith({ [column]: cell })).toEqual([`${field}: ${code}`])
})

test('a list of addresses and numbers in JSON, as Apify writes them, is read as a list', () => {
  const cells = {
    emails: '["max.roth@roth.example","info@roth.example"]',
    phones: '["030 4710318","030 4710319"]',
  }
  expect(draftWith(cells)).toMatchObject({ email: 'info@roth.example', phone: '+49304710318' })
  expect(faultsWith(cells).toSorted()).toEqual(['email: personal_contact', 'phone: further_values'])
})

test.each([
  [
    {
      site: 'https://www.instagram.com/roth/',
      homepage: 'https://roth.example',
      facebook: 'facebook.com/roth',
    },
    {
      website: 'https://roth.example/',
      profiles: ['https://facebook.com/roth', 'https://www.instagram.com/roth/'],
    },
    [],
  ],
  [{ site: 'www.gelbeseiten.de/gsbiz/7' }, { profiles: ['https://www.gelbeseiten.de/gsbiz/7'] }, []],
  [{ site: 'facebook.com/profile.php?id=7' }, {}, ['profiles: personal_contact']],
  [{ site: 'https://www.google.com/search?q=roth' }, {}, ['website: portal_page']],
  [{ site: 'https://www.jameda.de' }, {}, ['website: portal_page']],
  [
    { site: 'https://maps.app.goo.gl/abc', place_id: '', city: 'Ulm' },
    { city: 'Ulm' },
    ['website: portal_page'],
  ],
])('a page of a portal is a profile, never the website: %j', (cells, fields, faults) => {
  const draft = draftWith(cells)
  expect(draft).toMatchObject(fields)
  if (!('website' in fields)) expect(draft).not.toHaveProperty('website')
  if (!('profiles' in fields)) expect(draft).not.toHaveProperty('profiles')
  expect(faultsWith(cells)).toEqual(faults)
})

test('the number of a messenger is not repeated', () => {
  const cells = { name: 'Roth', city: 'Ulm', site: 'https://wa.me/491701234567' }
  expect(JSON.stringify(draftResultOf(cells))).not.toMatch(/1234567/)
})
