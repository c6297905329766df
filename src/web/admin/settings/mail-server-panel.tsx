import { MAIL_SECURITIES } from '#domain/mail/mail-server.ts'
import { messages as serverSettingsMessages } from '#translated/admin/settings/server-settings.ts'
import { type ServerPart, withSecurity } from '#web/admin/settings/server-draft.ts'
import { Panel } from '#web/admin/ui/panel.tsx'
import { useMessages } from '#web/messages.ts'
import { Field } from '#web/ui/form/field.tsx'

/** The mail server and the sender of mails. */
export function MailServerPanel(part: ServerPart) {
  const { settings, draft, change } = part
  const texts = useMessages(serverSettingsMessages)
  const { mail: messages } = texts
  const isFixed = settings.isMailServerFixed
  return (
    <Panel title={messages.title}>
      {isFixed ? (
        <p className="hint">{texts.fixed('SMTP_URL')}</p>
      ) : (
        <label className="pick">
          <input
            type="checkbox"
            checked={draft.hasMailServer}
            onChange={event => change({ hasMailServer: event.target.checked })}
          />
          {messages.has}
        </label>
      )}
      {draft.hasMailServer ? <ServerFields {...part} /> : <p className="quiet">{messages.none}</p>}
      <TextField
        {...part}
        name="sender"
        label={messages.sender}
        hint={settings.isSenderFixed ? texts.fixed('MAIL_FROM') : messages.senderHint}
        isFixed={settings.isSenderFixed}
      />
    </Panel>
  )
}

function ServerFields(part: ServerPart) {
  const { settings, draft, change } = part
  const { mail: messages } = useMessages(serverSettingsMessages)
  const isFixed = settings.isMailServerFixed
  const hasStored = settings.mailServer?.hasPassword === true
  return (
    <div className="fields">
      <TextField {...part} name="host" label={messages.host} hint={messages.hostHint} isFixed={isFixed} />
      <Field id="security" label={messages.security}>
        {({ required: _none, ...control }) => (
          <select
            {...control}
            disabled={isFixed}
            value={draft.security}
            onChange={event => {
              const security = MAIL_SECURITIES.find(known => known === event.target.value)
              if (security !== undefined) change(withSecurity(draft, security))
            }}
          >
            {MAIL_SECURITIES.map(security => (
              <option key={security} value={security}>
                {messages.securities[security]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <TextField {...part} name="port" label={messages.port} isFixed={isFixed} inputMode="numeric" />
      <TextField {...part} name="user" label={messages.user} hint={messages.userHint} isFixed={isFixed} />
      {!isFixed && (
        <TextField
          {...part}
          name="password"
          label={messages.password}
          hint={hasStored ? messages.passwordStored : messages.passwordHint}
          isFixed={false}
          type="password"
        />
      )}
    </div>
  )
}

interface TextFieldProps extends ServerPart {
  name: 'host' | 'port' | 'user' | 'password' | 'sender'
  label: string
  hint?: string
  /** Given by the environment. */
  isFixed: boolean
  type?: 'text' | 'password'
  inputMode?: 'numeric'
}

function TextField({ draft, change, faultOf, name, label, hint, isFixed, type, inputMode }: TextFieldProps) {
  return (
    <Field id={name} label={label} hint={hint} fault={faultOf(name)}>
      {({ required: _none, ...control }) => (
        <input
          {...control}
          type={type ?? 'text'}
          inputMode={inputMode}
          // Browsers would fill in the administrator's own login.
          autoComplete={type === 'password' ? 'new-password' : 'off'}
          autoCapitalize="none"
          spellCheck={false}
          readOnly={isFixed}
          value={draft[name]}
          onChange={event => change({ [name]: event.target.value })}
        />
      )}
    </Field>
  )
}
