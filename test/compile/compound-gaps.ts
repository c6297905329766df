import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { compoundParts } from '#search/analysis/compound-parts.computed.ts'
import { splitCompound } from '#search/analysis/compounds.ts'
import { foldWord } from '#search/analysis/folding.ts'
import { stemWord } from '#search/analysis/stemmer.ts'

/** Presets of these kinds are what a business can be; roads and rivers are not. */
const KINDS = /^(?:shop|amenity|craft|office|healthcare|leisure|tourism|club)\//
/** Shorter words are seldom compounds. */
const SHORTEST = 9

interface Preset {
  readonly name?: string
  readonly terms?: string | readonly string[]
}

/** Long German words of preset names that the dictionary of compounds does not explain, for extending it by hand. */
export function unexplainedWords(presets: Readonly<Record<string, Preset>>): readonly string[] {
  const words = Object.entries(presets)
    .filter(([kind]) => KINDS.test(kind))
    .flatMap(([, { name = '', terms = '' }]) => [name, ...[terms].flat()].join(' ').split(/[^\p{L}]+/u))
    .filter(word => word.length >= SHORTEST)
  return [...new Set(words.map(word => word.toLowerCase()))].filter(word => !isExplained(word)).sort()
}

function isExplained(word: string): boolean {
  const term = stemWord(foldWord(word))
  return (
    splitCompound(foldWord(word)).parts.length > 0 ||
    compoundParts.heads.has(term) ||
    compoundParts.whole.has(term)
  )
}

/** German names of @openstreetmap/id-tagging-schema (ISC licence). */
export function germanPresets(): Readonly<Record<string, Preset>> {
  const file = createRequire(import.meta.url).resolve(
    '@openstreetmap/id-tagging-schema/dist/translations/de.json',
  )
  return JSON.parse(readFileSync(file, 'utf8')).de.presets.presets
}

if (import.meta.main) process.stdout.write(`${unexplainedWords(germanPresets()).join('\n')}\n`)
