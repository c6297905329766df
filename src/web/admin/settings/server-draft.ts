import type { ChangeOf, ValuesOf } from '#domain/form/form-fields.ts'
import { MAIL_PORTS, type MailSecurity } from '#domain/mail/mail-server.ts'
import type { SERVER_FORM } from '#domain/settings/server-settings.ts'
import type { ServerSettings, ServerSettingsRequest } from '#web/admin/api/api.ts'
import type { AdminForm } from '#web/admin/ui/use-admin-form.ts'

/** The site's address and its mail server in the query cache. */
export const SERVER_SETTINGS_KEY = ['admin', 'server-settings'] as const

type ServerValues = ValuesOf<typeof SERVER_FORM>

/** The props of a part of the form. */
export interface ServerPart {
  readonly settings: ServerSettings
  readonly form: AdminForm<typeof SERVER_FORM>
}

/** The form of the present settings; an empty password leaves the stored one as it is. */
export function serverValuesOf({ siteUrl, mailServer, sender }: ServerSettings): ServerValues {
  const { host, port, security, user } = mailServer ?? NEW_SERVER
  return { siteUrl, hasMailServer: mailServer !== null, host, port, security, user, password: '', sender }
}

/** What is sent of a change; what the environment gives is left out. */
export function serverChange(
  settings: ServerSettings,
  values: ServerValues,
  change: ChangeOf<typeof SERVER_FORM>,
): Omit<ServerSettingsRequest, 'password'> {
  const { siteUrl, sender, ...server } = change
  const { hasMailServer, host, port, security, user, password } = values
  const mailServer = hasMailServer ? { host: host.trim(), port, security, user: user.trim(), password } : null
  const isOtherServer =
    server.hasMailServer !== undefined || (hasMailServer && Object.keys(server).length > 0)
  return {
    ...(!settings.isSiteUrlFixed && siteUrl !== undefined && { siteUrl }),
    ...(!settings.isMailServerFixed && isOtherServer && { mailServer }),
    ...(!settings.isSenderFixed && sender !== undefined && { sender }),
  }
}

/** Another encryption, and its usual port where the other one's usual port was set. */
export function securityChange(
  { port, security: before }: ServerValues,
  security: MailSecurity,
): ChangeOf<typeof SERVER_FORM> {
  return { security, ...(port === MAIL_PORTS[before] && { port: MAIL_PORTS[security] }) }
}

const NEW_SERVER = { host: '', port: MAIL_PORTS.starttls, security: 'starttls', user: '' } as const
