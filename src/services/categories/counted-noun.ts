import { categoryBySlug } from '#domain/category/category.ts'
import { countedNoun } from '#domain/category/counted-nouns.ts'
import { isGroupSlug } from '#domain/category/group.ts'
import type { Language } from '#domain/language.ts'
import { countOf } from '#messages/count.ts'
import type { GroupNounsMessages } from '#messages/de/group-nouns.ts'
import { everyLanguage } from '#messages/every-language.ts'

const GROUP_NOUNS = await everyLanguage<GroupNounsMessages>(
  language => import(`../../messages/${language}/group-nouns.ts`),
)

/** A formatter takes longer to make than a search. */
const PLURAL_RULES = new Map<Language, Intl.PluralRules>()

/**
 * The noun for a number of businesses of a group or a real category, as it follows the figure: 'Zahnarzt' after 1,
 * 'Zahnärzte' after 24.
 * @param category its slug and the German name that businesses have it by
 * @returns undefined where the language has no noun for it, and for a category that the operator has given a name of its own
 */
export function countedNounOf(
  language: Language,
  count: number,
  { slug, name }: { readonly slug: string; readonly name: string },
): string | undefined {
  const form = formOf(language, count)
  if (isGroupSlug(slug)) return GROUP_NOUNS[language][slug](countOf(String(count), form))
  if (categoryBySlug(slug)?.name !== name) return undefined
  const forms = countedNoun(slug, language)
  return forms?.[form] ?? forms?.other
}

function formOf(language: Language, count: number): Intl.LDMLPluralRule {
  let rules = PLURAL_RULES.get(language)
  if (rules === undefined) {
    rules = new Intl.PluralRules(language)
    PLURAL_RULES.set(language, rules)
  }
  return rules.select(count)
}
