import { MAIL_SECURITIES } from '#domain/mail/mail-server.ts'
import { messages as serverSettingsMessages } from '#translated/admin/settings/server-settings.ts'
import { type ServerPart, securityChange } from '#web/admin/settings/server-draft.ts'
import { Panel } from '#web/admin/ui/panel.tsx'
import { useMessages } from '#web/messages.ts'
import { FormField } from '#web/ui/form/form-field.tsx'

/** The mail server and the sender of mails. */
export function MailServerPanel(part: ServerPart) {
  const { settings, form } = part
  const texts = useMessages(serverSettingsMessages)
  const { mail: messages } = texts
  return (
    <Panel title={messages.title}>
      {settings.isMailServerFixed ? (
        <p className="hint">{texts.fixed('SMTP_URL')}</p>
      ) : (
        <FormField form={form} name="hasMailServer" />
      )}
      {form.values.hasMailServer ? <ServerFields {...part} /> : <p className="quiet">{messages.none}</p>}
      <FormField
        form={form}
        name="sender"
        hint={settings.isSenderFixed ? texts.fixed('MAIL_FROM') : messages.senderHint}
        readOnly={settings.isSenderFixed}
        {...UNTOUCHED}
      />
    </Panel>
  )
}

/** Browsers would fill in the administrator's own login, or correct what is no word. */
const UNTOUCHED = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const

function ServerFields({ settings, form }: ServerPart) {
  const { mail: messages } = useMessages(serverSettingsMessages)
  const isFixed = settings.isMailServerFixed
  const hasStored = settings.mailServer?.hasPassword === true
  // Another encryption has another usual port.
  const withPort = {
    ...form,
    setAt: (_path: string, value: unknown) => {
      const security = MAIL_SECURITIES.find(known => known === value)
      if (security !== undefined) form.set(securityChange(form.values, security))
    },
  }
  const fixed = { ...UNTOUCHED, readOnly: isFixed }
  return (
    <div className="fields">
      <FormField form={form} name="host" hint={messages.hostHint} {...fixed} />
      <FormField form={withPort} name="security" choices={messages.securities} readOnly={isFixed} />
      <FormField form={form} name="port" {...fixed} />
      <FormField form={form} name="user" hint={messages.userHint} {...fixed} />
      {!isFixed && (
        <FormField
          form={form}
          name="password"
          hint={hasStored ? messages.passwordStored : messages.passwordHint}
          {...UNTOUCHED}
          type="password"
          autoComplete="new-password"
        />
      )}
    </div>
  )
}
