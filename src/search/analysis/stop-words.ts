import { LEGAL_FORMS, LEGAL_WORDS } from '#domain/business/legal-forms.ts'
import { withoutDigraphs } from './folding.ts'

const GERMAN =
  'der die das den dem des ein eine einen einem einer eines und oder in im ins am an auf aus bei beim mit nach von ' +
  'vom vor fur zu zum zur um uber unter als auch ist sind war wird werden wir sie ihr ihre ihren ihrem ihrer ihres ' +
  'unser unsere unseren unserem unserer uns euch es er man sich so wie was wo wer dass nicht nur noch sowie bis ' +
  'durch gegen je pro kein keine hier da dort sein seine haben hat mehr sehr alle alles ihnen mich mir dich dir bzw'
const ENGLISH = 'the and of for with at by to from our your is are on near'
const TURKISH = 've ile icin'
/** Many sources write them, but nobody searches for them. Single letters ('e. K.') may be names and stay. */
const LEGAL = [...LEGAL_WORDS, ...LEGAL_FORMS.map(form => form.replaceAll(' ', ''))]
  .filter(word => word.length > 1)
  .map(withoutDigraphs)
/** Legal forms as some people write them. */
const JOINED = 'gmbhco cokg efr'

const stopWords = new Set([[GERMAN, ENGLISH, TURKISH, JOINED].join(' ').split(' '), LEGAL].flat())

/**
 * Whether a folded word says nothing about what is looked for: articles, prepositions, legal forms.
 * Descriptions are indexed and queries analysed without them; names keep theirs.
 */
export function isStopWord(folded: string): boolean {
  return stopWords.has(folded)
}
