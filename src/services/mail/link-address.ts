import type { Language } from '#domain/language.ts'
import type { FormDeps } from '#services/submissions/form-deps.ts'
import { mailSiteOf, pageAddress } from './mail-site.ts'

/** The whole address of a link in a mail, in the reader's language. */
export function linkAddress(
  deps: Pick<FormDeps, 'settings' | 'siteUrl'>,
  language: Language,
  token: string,
): string {
  return pageAddress(mailSiteOf(deps), language, `/link/${token}`)
}
