import { Link } from 'wouter'
import { BusinessesPanel } from '#web/admin/businesses/businesses-panel.tsx'
import { adminBusinessesMessages } from '#web/admin/businesses/messages.ts'
import { adminPaths } from '#web/admin/routing/admin-paths.ts'
import { Screen } from '#web/admin/ui/screen.tsx'
import { usePage } from '#web/page-context.ts'

/** Every business: search, export and bulk changes. */
export function Page() {
  const messages = adminBusinessesMessages(usePage().language)
  return (
    <Screen
      title={messages.title}
      actions={
        <Link className="btn" href={adminPaths.newBusiness()}>
          {messages.add}
        </Link>
      }
    >
      <BusinessesPanel />
    </Screen>
  )
}
