import type { OfferedPicturesMessages } from '#messages/de/pages/offered-pictures.ts'
import { catalogue } from '#web/messages/catalogue.ts'

/** What the form for pictures beside a correction says in a language. */
export const offeredPicturesMessages = await catalogue<OfferedPicturesMessages>(
  language => import(`../../../messages/${language}/pages/offered-pictures.ts`),
)
