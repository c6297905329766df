import { describe, expect, test } from 'vitest'
import { DEFAULT_SETTINGS } from '#domain/settings/settings.ts'
import { tileHost, tileOrigins, tileSource } from '#domain/settings/tile-source.ts'

const source = (tileUrl: string) => tileSource({ tileUrl, tileAttribution: ' © Die Zeichner ' })

test('the default settings have maps', () => {
  expect(tileSource(DEFAULT_SETTINGS)).toEqual({
    url: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
    attribution: '© OpenStreetMap-Mitwirkende',
  })
})

test('blanks around both settings are nothing', () => {
  expect(source('  https://karten.example/{z}/{x}/{y}.png\n')).toEqual({
    url: 'https://karten.example/{z}/{x}/{y}.png',
    attribution: '© Die Zeichner',
  })
})

describe('the servers of the tiles', () => {
  test.each<[string, string, readonly string[], string]>([
    ['one server', 'https://karten.example/{z}/{x}/{y}.png', ['https://karten.example'], 'karten.example'],
    [
      'several servers',
      'https://{s}.karten.example/{z}/{x}/{y}{r}.png',
      ['https://a.karten.example', 'https://b.karten.example', 'https://c.karten.example'],
      'karten.example',
    ],
    [
      'a port and a key',
      'http://localhost:8080/{z}/{x}/{y}?key=a1;b2',
      ['http://localhost:8080'],
      'localhost',
    ],
    [
      'a name with an umlaut, as browsers ask for it',
      'https://straßenkärtchen.example/{z}/{x}/{y}',
      [new URL('https://straßenkärtchen.example').origin],
      'straßenkärtchen.example',
    ],
    ['this site itself', '/kacheln/{z}/{x}/{y}.png', [], ''],
  ])('%s', (_, url, origins, host) => {
    expect(source(url)?.url).toBe(url)
    expect(tileOrigins(url)).toEqual(origins)
    expect(tileHost(url)).toBe(host)
  })
})

describe('no maps', () => {
  test.each([
    ['switched off', ''],
    ['only blanks', '   '],
    ['no row', 'https://karten.example/{z}/{x}.png'],
    ['a part that nobody fills in', 'https://karten.example/{z}/{x}/{y}?key={key}'],
    ['another protocol', 'javascript:alert(1)//{z}/{x}/{y}'],
    ['pictures inside the address', 'data:image/png;base64,{z}{x}{y}'],
    ['no address', 'karten.example/{z}/{x}/{y}.png'],
    ['another host without protocol', '//karten.example/{z}/{x}/{y}.png'],
    ['a password in the address', 'https://ich:geheim@karten.example/{z}/{x}/{y}.png'],
    ['a host that would end the policy', "https://karten.example;script-src'unsafe-inline'/{z}/{x}/{y}.png"],
    ['a host that a policy cannot name', 'https://[::1]/{z}/{x}/{y}.png'],
    ['the host itself left open', 'https://{x}/{z}/{y}'],
  ])('%s', (_, url) => {
    expect(source(url)).toBeNull()
  })
})
