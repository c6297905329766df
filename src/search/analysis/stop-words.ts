const GERMAN =
  'der die das den dem des ein eine einen einem einer eines und oder in im ins am an auf aus bei beim mit nach von ' +
  'vom vor fur zu zum zur um uber unter als auch ist sind war wird werden wir sie ihr ihre ihren ihrem ihrer ihres ' +
  'unser unsere unseren unserem unserer uns euch es er man sich so wie was wo wer dass nicht nur noch sowie bis ' +
  'durch gegen je pro kein keine hier da dort sein seine haben hat mehr sehr alle alles ihnen mich mir dich dir bzw'
const ENGLISH = 'the and of for with at by to from our your is are on near'
const TURKISH = 've ile icin'
/** Legal forms: many rows write them, few people type them, and nobody looks for them. */
const LEGAL_FORMS =
  'gmbh mbh gmbhco ag kg ohg ug gbr ek ekfr efr ev eg se partg partgmbb co cokg haftungsbeschrankt inh inhaber'

const stopWords = new Set([GERMAN, ENGLISH, TURKISH, LEGAL_FORMS].join(' ').split(' '))

/**
 * Whether a folded word says nothing about what is looked for: articles, prepositions, legal forms.
 * Descriptions are indexed and queries are read without them; names keep theirs.
 */
export function isStopWord(folded: string): boolean {
  return stopWords.has(folded)
}
