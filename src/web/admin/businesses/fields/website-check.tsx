import type { AdminBusiness } from '#domain/business/admin-business.ts'
import { outcomeText } from '#domain/link/outcome-text.ts'
import { adminBusinessMessages, linkReportMessages } from '#web/admin/businesses/fields/messages.ts'
import { dateFormat } from '#web/admin/ui/date-format.ts'
import { usePage } from '#web/page-context.ts'

/** What the last look at the website came to, and whether visitors are still led there. */
export function WebsiteCheck({ check }: { check: NonNullable<AdminBusiness['websiteCheck']> }) {
  const { language, formats } = usePage()
  const { websiteCheck: words } = adminBusinessMessages(language)
  const { outcomes } = linkReportMessages(language)
  return (
    <p className={check.isDead ? 'err ic ic-warn' : 'quiet small'}>
      <span>
        {words.checked(dateFormat(language).day(check.checkedAt), outcomeText(outcomes, check))}
        {check.isDead && ` ${words.dead(formats.counted(check.failedDays))}`}
      </span>
    </p>
  )
}
