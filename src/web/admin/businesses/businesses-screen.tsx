import { Link } from 'wouter'
import { messages as adminBusinessesMessages } from '#translated/admin/businesses.ts'
import { BusinessesPanel } from '#web/admin/businesses/businesses-panel.tsx'
import { adminPaths } from '#web/admin/routing/admin-paths.ts'
import { Screen } from '#web/admin/ui/screen.tsx'
import { useMessages } from '#web/messages.ts'

/** Every business: search, export and bulk changes. */
export function Page() {
  const messages = useMessages(adminBusinessesMessages)
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
