import { type OpenDay, type OpenTimes, writeOpenAt } from '#domain/opening-hours/open-at.ts'
import { foldWord } from '#search/analysis/folding.ts'
import { readClock } from './clock.ts'
import type { Phrase, PhraseReader } from './phrase.ts'
import { type TimeWords, timeWordsAt } from './time-words.ts'

/**
 * Reads when a business must be open, in German, English or Turkish: 'jetzt geöffnet' -> now, 'sonntags offen um 10' ->
 * sun@10:00, 'heute abend' -> today@18:00-22:00. Words that follow one another are one phrase in any order. A time without
 * a day is one of today.
 */
export const readTime: PhraseReader = (words, at, typed) => {
  const { group, end } = readGroup(words, at, typed)
  const value = openAtOf(group)
  if (value === undefined) return undefined
  return { kind: 'time', value, length: end - at, ...(isWeak(group) && { isWeak: true }) }
}

/**
 * All phrases about a time as one, in the place of the first: 'sonntags friseur um 10' is sun@10:00. Of two that contradict
 * each other, words of which names are made become words of the text again: 'Café Sonntag jetzt geöffnet'.
 * @param parts of a text, in its order; words are texts
 */
export function joinTimes(parts: readonly (string | Phrase)[]): readonly (string | Phrase)[] {
  let all: Phrase | undefined
  const names = new Set<Phrase>()
  const kept = new Set<Phrase>()
  for (const part of parts) {
    if (typeof part === 'string' || part.kind !== 'time') continue
    const both = all && bothTimes(all, part)
    if (all === undefined || both !== undefined) all = both ?? part
    else if (part.isWeak) names.add(part)
    else if (!all.isWeak) kept.add(part)
    else {
      // The first one may have been joined with others, all of them weak.
      for (const other of parts)
        if (typeof other !== 'string' && other.kind === 'time' && other.isWeak) names.add(other)
      all = part
    }
  }
  let isSaid = false
  return parts.flatMap(part => {
    if (typeof part === 'string' || part.kind !== 'time' || kept.has(part)) return [part]
    if (names.has(part)) return [part.typed]
    const said = isSaid || all === undefined ? [] : [all]
    isSaid = true
    return said
  })
}

/** What the words read so far say. */
interface Group {
  readonly day?: OpenDay
  readonly times?: OpenTimes
  readonly isOpen?: true
  readonly isNow?: true
  readonly isAlways?: true
  readonly isStrong?: true
  /** How many words or phrases it is made of. */
  readonly parts: number
}

type Part = TimeWords & { readonly length: number }

/** @returns the words about a time from `at` on, and the index of the word after them */
function readGroup(words: readonly string[], at: number, typed: readonly string[]) {
  let group: Group = { parts: 0 }
  let end = at
  for (let next = at, fillers = 0; next < words.length; ) {
    const part = partAt(words, next, typed, group)
    if (part === undefined) break
    next += part.length
    if (part.kind === 'filler') fillers++
    else {
      const both = joined(group, part)
      if (both === undefined) break
      group = { ...both, parts: group.parts + fillers + 1 }
      fillers = 0
      end = next
    }
  }
  return { group, end }
}

function partAt(
  words: readonly string[],
  at: number,
  typed: readonly string[],
  group: Group,
): Part | undefined {
  const found = timeWordsAt(words, at)
  if (found !== undefined && found.kind !== 'filler') {
    if (found.kind === 'name' || (found.needsDay && group.day === undefined)) return undefined
    return found
  }
  if (/^(?:24\/7|7\/24)$/.test(typed[at] ?? '')) return { kind: 'always', length: 1 }
  const clock = readClock(words, at, typed)
  if (clock === undefined) return found
  const isBesideTime = group.parts > 0 || isTime(timeWordsAt(words, at + clock.length))
  return clock.isSure || isBesideTime ? { kind: 'times', ...clock } : undefined
}

function isTime(found: TimeWords | undefined): boolean {
  return found !== undefined && found.kind !== 'name' && found.kind !== 'filler'
}

/** undefined where the two say different things. */
function joined(group: Group, { kind, day, times, isWeak }: TimeWords): Group | undefined {
  const isDefinite = isWeak ? {} : { isStrong: true as const }
  if (kind === 'open') return { ...group, ...isDefinite, isOpen: true }
  if (group.isAlways || (kind === 'always' && (group.times || group.isNow))) return undefined
  if (kind === 'always') return { ...group, ...isDefinite, isAlways: true }
  if (kind === 'now') {
    if (group.times || (group.day !== undefined && group.day !== 'today')) return undefined
    return { ...group, ...isDefinite, isNow: true }
  }
  if (group.isNow && (times || day !== 'today')) return undefined
  if (day !== undefined && group.day !== undefined && day !== group.day) return undefined
  const both = times && group.times ? timesInPart(group.times, times) : (times ?? group.times)
  if (times && group.times && both === undefined) return undefined
  return { ...group, ...isDefinite, ...(day && { day }), ...(both && { times: both }) }
}

/** A time in a part of the day: 'heute abend um 8' is 20:00. */
function timesInPart(a: OpenTimes, b: OpenTimes): OpenTimes | undefined {
  const [part, time] = isPart(a) ? [a, b] : [b, a]
  if (!isPart(part) || isPart(time)) return undefined
  const { from, to } = time
  if (from === undefined || to !== undefined || from >= NOON) return time
  return from + NOON >= (part.from ?? 0) && (part.from ?? 0) >= NOON ? { from: from + NOON } : time
}

const NOON = 12 * 60
/** The parts of a day that have names are at least so long, and 'ab 18 Uhr' ends at midnight. */
function isPart({ from, to }: OpenTimes): boolean {
  return from !== undefined && to !== undefined && to !== 2 * NOON
}

function openAtOf({ day, times, isOpen, isNow, isAlways }: Group): string | undefined {
  if (isAlways) return 'always'
  if (isNow) return 'now'
  if (day !== undefined || times !== undefined)
    return writeOpenAt({ kind: 'day', day: day ?? 'today', ...(times && { times }) })
  return isOpen && 'now'
}

function isWeak({ parts, isStrong }: Group): boolean {
  return parts === 1 && !isStrong
}

/** undefined where the two say different things. */
function bothTimes(a: Phrase, b: Phrase): Phrase | undefined {
  const [first, second] = [a, b].map(({ typed }) => groupOf(typed)) as [Group, Group]
  let both: Group | undefined = first
  for (const part of partsOf(second)) both = both && joined(both, part)
  const value = both && openAtOf(both)
  if (value === undefined) return undefined
  const { isWeak, ...strong } = a
  return { ...(isWeak && b.isWeak ? a : strong), typed: `${a.typed} ${b.typed}`, value }
}

function groupOf(text: string): Group {
  const typed = text.split(' ')
  return readGroup(typed.map(foldWord), 0, typed).group
}

function partsOf({ isOpen, isNow, isAlways, day, times }: Group): readonly TimeWords[] {
  return [
    ...(isOpen ? [{ kind: 'open' } as const] : []),
    ...(isNow ? [{ kind: 'now' } as const] : []),
    ...(isAlways ? [{ kind: 'always' } as const] : []),
    ...(day || times ? [{ kind: 'day', ...(day && { day }), ...(times && { times }) } as const] : []),
  ]
}
