import { NewBusinessForm } from '#web/admin/businesses/editor/new-business-form.tsx'
import { adminBusinessMessages } from '#web/admin/businesses/fields/messages.ts'
import { Screen } from '#web/admin/ui/screen.tsx'
import { usePage } from '#web/page-context.ts'

/** The screen that adds a business by hand. */
export function Page() {
  const messages = adminBusinessMessages(usePage().language).adding
  return (
    <Screen title={messages.title}>
      <p className="prose quiet adm-gap">{messages.lead}</p>
      <NewBusinessForm />
    </Screen>
  )
}
