import type { AdminBusinessMessages } from '#messages/de/admin/business.ts'
import type { LinkReportMessages } from '#messages/de/api/link-report.ts'
import type { AttributeMessages } from '#messages/de/attributes.ts'
import { catalogue } from '#web/messages/catalogue.ts'

/** What editing a business says in a language. */
export const adminBusinessMessages = await catalogue<AdminBusinessMessages>(
  language => import(`../../../../messages/${language}/admin/business.ts`),
)

/** What attributes of businesses are called in a language. */
export const attributeMessages = await catalogue<AttributeMessages>(
  language => import(`../../../../messages/${language}/attributes.ts`),
)

/** What the checks of websites are called in a language, as in their report. */
export const linkReportMessages = await catalogue<LinkReportMessages>(
  language => import(`../../../../messages/${language}/api/link-report.ts`),
)
