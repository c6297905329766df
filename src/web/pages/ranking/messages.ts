import type { RankingMessages } from '#messages/de/pages/ranking.ts'
import { catalogue } from '#web/messages/catalogue.ts'

/** What 'Wie wir sortieren' says in a language. */
export const rankingMessages = await catalogue<RankingMessages>(
  language => import(`../../../messages/${language}/pages/ranking.ts`),
)
