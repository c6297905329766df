import { messages as adminBusinessMessages } from '#translated/admin/business.ts'
import { NewBusinessForm } from '#web/admin/businesses/editor/new-business-form.tsx'
import { Screen } from '#web/admin/ui/screen.tsx'
import { useMessages } from '#web/messages.ts'

/** The screen that adds a business by hand. */
export function Page() {
  const messages = useMessages(adminBusinessMessages).adding
  return (
    <Screen title={messages.title}>
      <p className="prose quiet adm-gap">{messages.lead}</p>
      <NewBusinessForm />
    </Screen>
  )
}
