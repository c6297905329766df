import { MAIL_PORTS, type MailSecurity } from '#domain/mail/mail-server.ts'
import type { ServerSettings, ServerSettingsRequest } from '#web/admin/api/api.ts'

/** The site's address and its mail server in the query cache. */
export const SERVER_SETTINGS_KEY = ['admin', 'server-settings'] as const

/** What is typed into the form. */
export interface ServerDraft {
  readonly siteUrl: string
  readonly hasMailServer: boolean
  readonly host: string
  readonly port: string
  readonly security: MailSecurity
  readonly user: string
  /** '' leaves the stored one as it is. */
  readonly password: string
  readonly sender: string
}

/** The props of a part of the form. */
export interface ServerPart {
  readonly settings: ServerSettings
  readonly draft: ServerDraft
  readonly change: (part: Partial<ServerDraft>) => void
  /** What is wrong with a field, in words. */
  readonly faultOf: (field: string) => string | undefined
}

/** The form of the present settings. */
export function serverDraftOf({ siteUrl, mailServer, sender }: ServerSettings): ServerDraft {
  const { host, port, security, user } = mailServer ?? NEW_SERVER
  return {
    siteUrl,
    hasMailServer: mailServer !== null,
    host,
    port: String(port),
    security,
    user,
    password: '',
    sender,
  }
}

/** What differs from the present settings; empty where nothing does. What the environment gives is left out. */
export function changedServerSettings(
  settings: ServerSettings,
  draft: ServerDraft,
): Omit<ServerSettingsRequest, 'password'> {
  const before = serverDraftOf(settings)
  const isOther = (...names: (keyof ServerDraft)[]) => names.some(name => before[name] !== draft[name])
  const { host, security, user, password } = draft
  const mailServer = draft.hasMailServer
    ? { host: host.trim(), port: Number(draft.port), security, user: user.trim(), password }
    : null
  const isOtherServer =
    isOther('hasMailServer') ||
    (draft.hasMailServer && isOther('host', 'port', 'security', 'user', 'password'))
  return {
    ...(!settings.isSiteUrlFixed && isOther('siteUrl') && { siteUrl: draft.siteUrl }),
    ...(!settings.isMailServerFixed && isOtherServer && { mailServer }),
    ...(!settings.isSenderFixed && isOther('sender') && { sender: draft.sender }),
  }
}

/** The draft with another encryption, and with its usual port where the other one's usual port was set. */
export function withSecurity(draft: ServerDraft, security: MailSecurity): ServerDraft {
  const isUsual = draft.port === String(MAIL_PORTS[draft.security])
  return { ...draft, security, port: isUsual ? String(MAIL_PORTS[security]) : draft.port }
}

const NEW_SERVER = { host: '', port: MAIL_PORTS.starttls, security: 'starttls', user: '' } as const
