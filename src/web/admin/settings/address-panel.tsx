import { isLocalAddress } from '#domain/link/local-address.ts'
import { messages as serverSettingsMessages } from '#translated/admin/settings/server-settings.ts'
import type { ServerPart } from '#web/admin/settings/server-draft.ts'
import { Panel } from '#web/admin/ui/panel.tsx'
import { useMessages } from '#web/messages.ts'
import { Field } from '#web/ui/form/field.tsx'

/** The address at which visitors find the site. */
export function AddressPanel({ settings, draft, change, faultOf }: ServerPart) {
  const texts = useMessages(serverSettingsMessages)
  const { address: messages } = texts
  const isFixed = settings.isSiteUrlFixed
  return (
    <Panel title={messages.title}>
      <Field
        id="siteUrl"
        label={messages.siteUrl}
        hint={isFixed ? texts.fixed('SITE_URL') : messages.hint}
        fault={faultOf('siteUrl')}
      >
        {({ required: _none, ...control }) => (
          <input
            {...control}
            type="url"
            readOnly={isFixed}
            value={draft.siteUrl}
            onChange={event => change({ siteUrl: event.target.value })}
          />
        )}
      </Field>
      {isLocalAddress(settings.siteUrl) && <p className="warn">{messages.local}</p>}
      {!isFixed && (
        <p className="prose note">
          {messages.effect} {messages.secure}
        </p>
      )}
    </Panel>
  )
}
