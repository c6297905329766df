import { knownCategory } from '#domain/category/category.ts'
import { queryTerms } from '#search/analysis/analyzer.ts'
import { tradesOf } from '#search/query/named-trade.ts'
for (const w of process.argv.slice(2)) console.log(w, '=>', knownCategory(w)?.slug, queryTerms(w).map(t=>[t.typed,[...tradesOf(t)].join(',')].join(' | ')))
const t0=performance.now(); [...tradesOf(queryTerms('muckibude')[0]!)]; console.log(performance.now()-t0)
