import type { Language } from '#domain/language.ts'
import { hasOperator, type SiteSettings } from '#domain/settings/settings.ts'
import type { SiteProfile } from '#domain/settings/site-profile.ts'
import { documentFacts } from './document-facts.ts'

/** The operator's facts about the site and how to reach it, in a language. */
export function siteProfile(settings: SiteSettings, language: Language): SiteProfile {
  const { operator, timeline, team } = settings
  if (!hasOperator(operator)) return { contact: null, timeline, team }
  const { values } = documentFacts(settings, language, {
    hasDemonstration: () => false,
    hasMailServer: () => false,
  })
  const value = (name: string) => values.get(name) ?? ''
  return {
    contact: {
      name: value('operator.name'),
      email: value('operator.email'),
      phone: value('operator.phone'),
      supportHours: value('supportHours'),
      replyTime: value('replyHours'),
    },
    timeline,
    team,
  }
}
