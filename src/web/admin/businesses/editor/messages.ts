import type { AdminPicturesMessages } from '#messages/de/admin/pictures.ts'
import { catalogue } from '#web/messages/catalogue.ts'

/** What a business's own pictures are called on its screen, in a language. */
export const adminPicturesMessages = await catalogue<AdminPicturesMessages>(
  language => import(`../../../../messages/${language}/admin/pictures.ts`),
)
