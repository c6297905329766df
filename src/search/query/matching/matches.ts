import { foldedWords } from '#search/analysis/analyzer.ts'
import { exactNameToken } from '#search/document/tokens.ts'
import { type DocIdSet, difference, NO_DOCS, union } from '#search/snapshot/doc-id-set.ts'
import { FIELDS } from '#search/snapshot/segment.ts'
import type { Snapshot } from '#search/snapshot/snapshot.ts'
import type { ParsedQuery, SoughtNumber } from '../parsed-query.ts'
import { docsWithToken, docsWithWord } from './candidates.ts'
import type { IndexQuery } from './index-query.ts'
import { listOfTerms } from './lists-of-terms.ts'
import { meantDocs } from './meant-docs.ts'

/** A parsed query with what its words find. @param now 0 where no filter depends on the time */
export function indexQuery(snapshot: Snapshot, parsedQuery: ParsedQuery, now: number): IndexQuery {
  return { snapshot, parsedQuery, now, matches: matchesOf(snapshot, parsedQuery) }
}

/** The documents that the words or the number of a query mean; undefined when it has neither. */
export function matchesOf(snapshot: Snapshot, { number, what, terms }: ParsedQuery): DocIdSet | undefined {
  if (number !== undefined) return docsWithNumber(snapshot, number)
  if (terms.length === 0) return undefined
  return listOfTerms(snapshot, `meant ${what}`, terms, () => {
    const meant = meantDocs(snapshot, terms)
    const named = difference(docsWithWholeName(snapshot, what), meant)
    return named.length === 0 ? meant : union([meant, named], snapshot.state.end)
  })
}

/** Those whose name is exactly some words, at least two: 'Zum Lieferservice' is a name and says a trade. */
function docsWithWholeName(snapshot: Snapshot, what: string): DocIdSet {
  const words = foldedWords(what)
  const token = words.length < 2 ? undefined : exactNameToken(words)
  return token === undefined ? NO_DOCS : docsWithToken(snapshot, FIELDS.name, token)
}

function docsWithNumber(snapshot: Snapshot, number: SoughtNumber): DocIdSet {
  if (number.kind === 'phone') {
    const alternatives = number.tokens.map(token => [token])
    return docsWithWord(snapshot, FIELDS.geography, alternatives)
  }
  if (number.kind === 'none') return NO_DOCS
  const { entries, base, isLive } = snapshot.state
  const entry = entries.get(number.id)
  const docId = entry ? base + entry.row : snapshot.mainRowOf(number.id)
  // Hidden, removed and unlisted businesses have a row too, but are in no list.
  return isLive[docId] === 1 ? Uint32Array.of(docId) : NO_DOCS
}
