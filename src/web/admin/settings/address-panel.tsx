import { isLocalAddress } from '#domain/link/local-address.ts'
import { serverSettingsMessages } from '#web/admin/settings/messages.ts'
import type { ServerPart } from '#web/admin/settings/server-draft.ts'
import { Panel } from '#web/admin/ui/panel.tsx'
import { usePage } from '#web/page-context.ts'
import { FormField } from '#web/ui/form/form-field.tsx'

/** The address at which visitors find the site. */
export function AddressPanel({ settings, form }: ServerPart) {
  const texts = serverSettingsMessages(usePage().language)
  const { address: messages } = texts
  const isFixed = settings.isSiteUrlFixed
  return (
    <Panel title={messages.title}>
      <FormField
        form={form}
        name="siteUrl"
        hint={isFixed ? texts.fixed('SITE_URL') : messages.hint}
        type="url"
        readOnly={isFixed}
      />
      {isLocalAddress(settings.siteUrl) && <p className="warn">{messages.local}</p>}
      {!isFixed && (
        <p className="prose note">
          {messages.effect} {messages.secure}
        </p>
      )}
    </Panel>
  )
}
