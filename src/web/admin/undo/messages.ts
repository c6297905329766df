import type { AdminUndoMessages } from '#messages/de/admin/undo.ts'
import { catalogue } from '#web/messages/catalogue.ts'

/** What undoing a run says in a language. */
export const adminUndoMessages = await catalogue<AdminUndoMessages>(
  language => import(`../../../messages/${language}/admin/undo.ts`),
)
