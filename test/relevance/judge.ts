import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Business } from '#domain/business/business.ts'
import type { SearchAnswer } from '#domain/search/search.ts'
import { berlinOffsetMs } from '#domain/time/berlin-time.ts'
import { lockFolder } from '#gateways/files/process-lock.ts'
import { foldWord } from '#search/analysis/folding.ts'
import { openIndexWriter } from '#search/index/index-writer.ts'
import { type DirectoryIndex, openDirectoryIndex } from '#search/index-reader.ts'
import { saved } from '#test/make-business.ts'
import { corpus } from './corpus.ts'
import type { JudgedQuery } from './judged-query.ts'

/** Tuesday, 24 November 2026, 10:00 in Germany. */
export const NOW = Date.parse('2026-11-24T10:00:00+01:00')
/** A judged first page. */
export const PAGE = 10
export const BEST_GRADE = 3
export const GOOD_GRADE = 1

/** How good the answers are, means over all queries, 0 to 1. */
export interface Relevance {
  readonly ndcg: number
  readonly reciprocalRank: number
}

/** An index of the corpus. */
export function openCorpus(): Promise<JudgedIndex> {
  return openIndexOf(corpus())
}

export interface JudgedIndex {
  readonly index: DirectoryIndex
  /** Removes it. */
  close(): void
}

/** An index of some businesses in a folder of its own. */
export async function openIndexOf(businesses: readonly Business[]): Promise<JudgedIndex> {
  const folder = mkdtempSync(join(tmpdir(), 'umkreis-relevance-'))
  const writer = openIndexWriter(lockFolder(folder))
  await writer.build(
    (async function* () {
      yield businesses.map((one, at) => saved(one, [], at + 1))
    })(),
    businesses.length,
  )
  writer.close()
  const index = openDirectoryIndex(folder)
  return {
    index,
    close() {
      index.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Judges the first PAGE results of a query. */
export function answerTo(index: DirectoryIndex, { ask, at }: JudgedQuery, limit = PAGE): SearchAnswer {
  const query = typeof ask === 'string' ? { text: ask } : ask
  return index.search({ ...query, limit, offset: 0 }, at === undefined ? NOW : instantOf(at))
}

/** What is wrong with the answer to a query; empty when it meets all requirements. */
export function faultsOf(index: DirectoryIndex, query: JudgedQuery): string[] {
  const answer = answerTo(index, query)
  const names = answer.businesses.map(({ name }) => name)
  const { best, after = [], behind = [], never = [], further = [] } = query
  const faults = [...faultsOfParts(query, answer), ...faultsOfNearest(query, answer)]
  if (best.length === 0 && answer.total > 0) faults.push(`found ${names.join(', ')}`)
  const [first] = names
  if (best.length > 0 && !best.includes(first ?? '')) faults.push(`${first} stands first`)
  for (const name of best) if (!names.includes(name)) faults.push(`${name} is missing`)
  const lastBest = Math.max(...best.map(name => names.indexOf(name)))
  for (const name of after) {
    const at = names.indexOf(name)
    if (at < 0) faults.push(`${name} is missing`)
    else if (at < lastBest) faults.push(`${name} stands before one of the best`)
  }
  const lastAfter = Math.max(lastBest, ...after.map(name => names.indexOf(name)))
  for (const name of behind) {
    const at = names.indexOf(name)
    if (at >= 0 && at < lastAfter) faults.push(`${name} stands too early`)
  }
  const all = new Set(answerTo(index, query, 1_000).businesses.map(({ name }) => name))
  for (const name of never) if (all.has(name)) faults.push(`${name} was found`)
  const mentioning = answer.further?.businesses.map(({ name }) => name) ?? []
  for (const name of further) if (!mentioning.includes(name)) faults.push(`${name} is no further hit`)
  if (query.total !== undefined && query.total !== answer.total) faults.push(`total ${answer.total}`)
  if (query.corrected !== undefined && !isSame(query.corrected, answer.corrected))
    faults.push(`corrected ${JSON.stringify(answer.corrected)}`)
  const label = answer.place?.label ?? null
  if (query.place !== undefined && query.place !== label) faults.push(`place ${label}`)
  const offered = answer.alternatives.map(({ kind }) => kind)
  for (const kind of query.offers ?? [])
    if (!offered.includes(kind)) faults.push(`offers ${offered.join(', ') || 'nothing'}, not ${kind}`)
  return faults
}

/** Which parts of the text were understood wrongly. */
function faultsOfParts({ understood = {}, notUnderstood = [] }: JudgedQuery, answer: SearchAnswer): string[] {
  const parts = Map.groupBy(laterFields(answer).understood?.parts ?? [], ({ kind }) => kind)
  const typed = (kind: string) => (parts.get(kind) ?? []).map(part => part.typed).join(' ')
  const faults: string[] = []
  for (const [kind, words] of Object.entries(understood))
    if (tellingWords(words) !== tellingWords(typed(kind)))
      faults.push(`${kind} '${typed(kind)}', not '${words}'`)
  for (const kind of notUnderstood) if (parts.has(kind)) faults.push(`${kind} '${typed(kind)}'`)
  return faults
}

function faultsOfNearest({ nearest = [] }: JudgedQuery, answer: SearchAnswer): string[] {
  const listed = (laterFields(answer).nearest?.businesses ?? []).map(({ name }) => name)
  return nearest.filter(name => !listed.includes(name)).map(name => `${name} is not among the nearest`)
}

/** Fields that SearchAnswer does not have yet. Once it has them, this function is not needed. */
function laterFields(answer: SearchAnswer): LaterFields {
  return answer as LaterFields
}

interface LaterFields {
  readonly understood?: { readonly parts: readonly { readonly kind: string; readonly typed: string }[] }
  readonly nearest?: { readonly businesses: readonly { readonly name: string }[] }
}

/** Small words before and after a part, which may belong to it or not. */
const SMALL_WORDS = new Set(
  'mit in im am an ein eine einen der die das den dem von um und with at on in of the a'.split(' '),
)

function tellingWords(text: string): string {
  const words = text.toLowerCase().split(/\s+/)
  return words
    .filter(word => !SMALL_WORDS.has(word))
    .map(foldWord)
    .join(' ')
}

/** @param local '2026-11-29T20:30', German local time; not in the hour of a clock change */
export function instantOf(local: string): number {
  const asUtc = Date.parse(`${local}Z`)
  return asUtc - berlinOffsetMs(asUtc)
}

/** Mean nDCG@10 and mean reciprocal rank of the first best result, over the queries with results. */
export function relevanceOf(index: DirectoryIndex, queries: readonly JudgedQuery[]): Relevance {
  const judged = queries.filter(({ best }) => best.length > 0)
  const each = judged.map(query => {
    const { businesses } = answerTo(index, query)
    const grades = businesses.map(({ name, category }) => gradeOf(query, name, category))
    const { best, after = [] } = query
    // Results that only their category makes acceptable may be missing: the ideal order has those that were found.
    const ideal = [
      ...best.map(() => BEST_GRADE),
      ...[
        ...after.map(() => GOOD_GRADE),
        ...grades.filter(grade => grade === GOOD_GRADE).slice(after.length),
      ],
    ]
    const at = grades.indexOf(BEST_GRADE)
    return { ndcg: gain(grades) / gain(ideal), reciprocalRank: at < 0 ? 0 : 1 / (at + 1) }
  })
  return {
    ndcg: mean(each.map(({ ndcg }) => ndcg)),
    reciprocalRank: mean(each.map(({ reciprocalRank }) => reciprocalRank)),
  }
}

function gradeOf({ best, after = [], alike = [] }: JudgedQuery, name: string, category: string): number {
  if (best.includes(name)) return BEST_GRADE
  return after.includes(name) || alike.includes(category) ? GOOD_GRADE : 0
}

/** Discounted cumulative gain of the grades of a first page. */
export function gain(grades: readonly number[]): number {
  return grades.slice(0, PAGE).reduce((sum, grade, at) => sum + grade / Math.log2(at + 2), 0)
}

/** 1 for none. */
export function mean(values: readonly number[]): number {
  return values.length === 0 ? 1 : values.reduce((sum, value) => sum + value, 0) / values.length
}

function isSame(wanted: JudgedQuery['corrected'], given: SearchAnswer['corrected']): boolean {
  return wanted?.from === given?.from && wanted?.to === given?.to
}
