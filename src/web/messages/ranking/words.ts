import { catalogue } from '#web/messages/catalogue.ts'
import type { RankingWords } from '#web/messages/ranking/de.ts'

/** What 'Wie wir sortieren' says in a language. */
export const rankingWords = await catalogue<RankingWords>({
  de: () => import('#web/messages/ranking/de.ts').then(words => words.rankingDe),
  en: () => import('#web/messages/ranking/en.ts').then(words => words.rankingEn),
  tr: () => import('#web/messages/ranking/tr.ts').then(words => words.rankingTr),
})
