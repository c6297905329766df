import { expect, test } from 'vitest'
import { networkName } from '#domain/link/network-name.ts'
import { parseSocialProfile } from '#domain/link/social-profile.ts'

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
  ['a video', 'https://www.youtube.com/watch?v=abc'],
  ['another host', 'https://facebook.com.roth.example/roth'],
  ['a script', 'javascript:alert(1)//facebook.com/roth'],
  ['WhatsApp, which is a telephone number', 'https://wa.me/491701234567'],
  ['nothing', ''],
])('%s is none', (_what, text) => {
  expect(parseSocialProfile(text)).toBeUndefined()
})
