import { isLocalAddress } from '#domain/link/local-address.ts'
import { messages as serverSettingsMessages } from '#translated/admin/settings/server-settings.ts'
import type { ServerPart } from '#web/admin/settings/server-draft.ts'
import { Panel } from '#web/admin/ui/panel.tsx'
import { useMessages } from '#web/messages.ts'
import { FormField } from '#web/ui/form/form-field.tsx'

/** The address at which visitors find the site. */
export function AddressPanel({ settings, form }: ServerPart) {
  const texts = useMessages(serverSettingsMessages)
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
