import { knownCategory } from '#domain/category/category.ts'
import { queryTerms } from '#search/analysis/analyzer.ts'
import { tradesOf } from '#search/query/named-trade.ts'
for (const w of process.argv.slice(2)) console.log(w, '=>', knownCategory(w)?.slug, queryTerms(w).map(t=>[t.typed,[...tradesOf(t)].join(','), 'eq:'+t.equal.map(e=>e.join('+')).slice(0,12).join(' ')].join(' | ')))
