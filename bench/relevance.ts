import baseline from '#test/relevance/baseline.json' with { type: 'json' }
import { faultsOf, openCorpus, type Relevance, relevanceOf } from '#test/relevance/judge.ts'
import { QUERIES, THEMES } from '#test/relevance/queries/all.ts'

/** How good the first pages of the judged queries are, by theme and in all, beside what test/relevance holds them to. */
export async function relevanceBench(): Promise<void> {
  const { index, close } = await openCorpus()
  try {
    console.log('| Theme | queries | nDCG@10 | reciprocal rank | all that must hold does |')
    console.log('|---|---|---|---|---|')
    for (const { theme, queries } of THEMES) {
      const kept = queries.filter(query => faultsOf(index, query).length === 0).length
      console.log(`${row(theme, queries.length, relevanceOf(index, queries))} ${kept} |`)
    }
    console.log(`${row('all', QUERIES.length, relevanceOf(index, QUERIES))} |`)
    console.log(`${row('baseline', QUERIES.length, baseline)} |`)
  } finally {
    close()
  }
}

function row(name: string, count: number, { ndcg, reciprocalRank }: Relevance): string {
  return `| ${name} | ${count} | ${ndcg.toFixed(4)} | ${reciprocalRank.toFixed(4)} |`
}
