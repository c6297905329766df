import { askedText } from '#domain/consent/consent.ts'
import { splitLanguage } from '#domain/language-path.ts'
import { follow, watchChoices } from '#web/consent/decide.ts'
import { documentNeeds } from '#web/consent/document-needs.ts'
import { reportChoice } from '#web/consent/report-choice.ts'
import { choiceFor, storedChoice } from '#web/consent/stored-choice.ts'

/**
 * Only pages with code that waits for consent load this (server/rendering/page-renderer.ts). It starts what is allowed,
 * and asks where there is no choice yet, or only one that is too old or about other code.
 */
const needs = documentNeeds()
const { language } = splitLanguage(location.pathname)
watchChoices()
if (follow() === 'done' && choiceFor(askedText(needs), Date.now()) === null) {
  import('#web/consent/banner.ts').then(
    ({ showBanner }) => showBanner(needs, language),
    // Without a choice nothing is started; the next document asks.
    () => undefined,
  )
} else {
  const stored = storedChoice()
  if (stored !== null) void reportChoice(stored, language)
}
