import { expect, test } from 'vitest'
import { networkName } from '#domain/link/network-name.ts'
import { isOnPortal, parseSocialProfile } from '#domain/link/social-profile.ts'

test.each([
  [
    'https://www.facebook.com/baeckerei.roth/?fbclid=x',
    'https://www.facebook.com/baeckerei.roth/',
    'Facebook',
  ],
  ['http://de-de.facebook.com/pages/Roth/123', 'https://de-de.facebook.com/pages/Roth/123', 'Facebook'],
  ['instagram.com/roth_köln'.replace('ö', 'oe'), 'https://instagram.com/roth_koeln', 'Instagram'],
  [
    'https://de.linkedin.com/company/roth-gmbh?trk=a',
    'https://de.linkedin.com/company/roth-gmbh',
    'LinkedIn',
  ],
  ['https://www.xing.com/pages/roth', 'https://www.xing.com/pages/roth', 'XING'],
  ['https://www.youtube.com/@roth', 'https://www.youtube.com/@roth', 'YouTube'],
  ['https://www.tiktok.com/@roth', 'https://www.tiktok.com/@roth', 'TikTok'],
  ['https://twitter.com/roth', 'https://twitter.com/roth', 'X'],
  ['https://x.com/roth#top', 'https://x.com/roth', 'X'],
  ['https://www.pinterest.de/roth/', 'https://www.pinterest.de/roth/', 'Pinterest'],
  ['http://fb.me/roth', 'https://fb.me/roth', 'Facebook'],
  [
    'https://www.facebook.com/share/19vk6XeqwJ/?mibextid=x',
    'https://www.facebook.com/share/19vk6XeqwJ/',
    'Facebook',
  ],
  ['adresse.dasoertliche.de/Themen/Roth', 'https://adresse.dasoertliche.de/Themen/Roth', 'dasoertliche.de'],
  [
    'https://www.booking.com/hotel/de/roth.html?aid=3&utm_source=x',
    'https://www.booking.com/hotel/de/roth.html?aid=3',
    'booking.com',
  ],
  ['http://www.tripadvisor.de/Roth', 'https://www.tripadvisor.de/Roth', 'tripadvisor.de'],
])('%s is a page of a business', (text, href, network) => {
  expect(parseSocialProfile(text)).toEqual({ href, isPersonal: false })
  expect(networkName(href)).toBe(network)
})

test.each([
  ['https://www.linkedin.com/in/max-roth', 'https://www.linkedin.com/in/max-roth'],
  ['https://www.xing.com/profile/Max_Roth', 'https://www.xing.com/profile/Max_Roth'],
  ['https://www.facebook.com/profile.php?id=100&ref=x', 'https://www.facebook.com/profile.php?id=100'],
])('%s may be the page of a person', (text, href) => {
  expect(parseSocialProfile(text)).toEqual({ href, isPersonal: true })
})

test.each([
  ['no address', 'roth'],
  ['the network itself', 'https://www.facebook.com/'],
  ['a button for sharing', 'https://www.facebook.com/sharer/sharer.php?u=x'],
  ['a post', 'https://www.instagram.com/p/abc/'],
  ['a shared post', 'https://www.facebook.com/share/p/19vk6XeqwJ/'],
  ['a portal itself', 'https://www.jameda.de/'],
  ['an own domain with the name of a portal', 'https://www.yelpert.example/jameda.de'],
  ['a video', 'https://www.youtube.com/watch?v=abc'],
  ['another host', 'https://facebook.com.roth.example/roth'],
  ['a script', 'javascript:alert(1)//facebook.com/roth'],
  ['WhatsApp, which is a telephone number', 'https://wa.me/491701234567'],
  ['nothing', ''],
])('%s is none', (_what, text) => {
  expect(parseSocialProfile(text)).toBeUndefined()
})

test.each([
  ['https://www.google.com/search?q=roth', true],
  ['https://g.page/roth', true],
  ['https://wa.me/491701234567', true],
  ['https://tel.local.ch/de/d/bern/roth', true],
  ['https://www.facebook.com/events/12', true],
  ['https://www.tripadvisor.co.uk/Roth', true],
  ['https://sites.google.com/view/roth', false],
  ['https://www.mylocal.ch/', false],
  ['https://jameda.roth.de/', false],
  ['https://roth.business.site/', false],
])('%s is on a portal: %s', (address, isOn) => {
  expect(isOnPortal(address)).toBe(isOn)
})
