import { crc32 } from 'node:zlib'
import { expect, test } from 'vitest'
import { ANALYZER_VERSION, analyse, analyseName, analysePlace } from '#search/analysis/analyzer.ts'
import { compoundParts } from '#search/analysis/compound-parts.computed.ts'

/** No compounds: the version already depends on their dictionary. */
const SAMPLE =
  "Müller Mueller Muller Straße Str. Häuser Haus Ärztin Friseure Fischer türkischer Möbeln Büros Toni's d'Angelo H&M K.F.Z. e.V. " +
  'Check24 Ресторан ταβέρνα 北京 İzmir E-Bike Praxen Quelle Bauer neue Küche Kuchen Sankt Doktor und die GmbH Peters Hotels Christin Friseur:in'

test('a change of the terms changes the version, so that old indexes are rebuilt', () => {
  const terms = [analyse(SAMPLE), analyseName(SAMPLE), analysePlace(SAMPLE)]
    .map(joined => [...new Set(joined.split(' '))].join(' '))
    .join('\n')
  // With another fingerprint, raise RULES in analyzer.ts, then enter both here.
  expect({ rules: Math.floor(ANALYZER_VERSION / 2 ** 32), fingerprint: crc32(terms) }).toEqual({
    rules: 3,
    fingerprint: 1392915419,
  })
})

test('the version depends on the dictionary of compounds and is an exact number', () => {
  expect(ANALYZER_VERSION % 2 ** 32).toBe(compoundParts.checksum)
  expect(Number.isSafeInteger(ANALYZER_VERSION)).toBe(true)
})
