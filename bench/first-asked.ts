import type { SearchQuery } from '#domain/search/search.ts'
import type { DirectoryIndex } from '#search/index-reader.ts'
import { percentiles, readable, timed } from './percentiles.ts'
import type { Samples } from './search-kinds.ts'

type Asked = Partial<SearchQuery>

/**
 * Prints what questions take that nobody has asked before, so that no cache has their answer: each question once. For an
 * index that was just opened and warmed.
 */
export async function firstAskedBench(index: DirectoryIndex, samples: Samples, now: number): Promise<void> {
  const kinds: Readonly<Record<string, readonly Asked[]>> = {
    'rare name': samples.names.map(({ text }) => ({ text })),
    'three words': samples.threeWords.map(({ text }) => ({ text })),
    'word being typed': samples.prefixes.map(({ text }) => ({ text, isTyping: true })),
    'common word': samples.frequentWords.map(text => ({ text })),
    'trade + city': samples.commonWords.map(({ text, city }) => ({ text, location: city })),
  }
  console.log('| Each question once | questions | p50 | p95 | p99 |\n|---|--:|--:|--:|--:|')
  for (const [name, questions] of Object.entries(kinds)) {
    const once = [...new Map(questions.map(question => [JSON.stringify(question), question])).values()]
    const ask = (question: Asked) => index.search({ limit: 24, offset: 0, ...question }, now)
    const times = await timed(once, ask, { budgetMs: Number.POSITIVE_INFINITY, rounds: once.length })
    const { p50, p95, p99 } = percentiles(times)
    console.log(`| ${[name, times.length, ...[p50, p95, p99].map(readable)].join(' | ')} |`)
  }
}
