import type { SiteSettings } from '#domain/settings/settings.ts'
import type { DirectoryIndex } from '#search/index-reader.ts'
import type { StoreDeps } from '#store/store.ts'

/** What the public forms need. */
export interface FormDeps extends StoreDeps {
  /** What the public sees; proposals are compared with the store all the same. */
  readonly index: DirectoryIndex
  /** The settings as cached in memory. */
  readonly settings: () => SiteSettings
  /** Scheme and host that visitors use, for links in mails. */
  readonly siteUrl: () => string
  /** Whether mails are sent; otherwise they wait in the outbox. */
  readonly hasMailServer: () => boolean
  /** Signs the forms' tickets (form-ticket.ts). */
  readonly ticketKey: Uint8Array
}
