import { isAttributeSlug } from '#domain/attribute/attribute-slugs.ts'
import type { About } from '#domain/business/business.ts'
import { DEFAULT_LANGUAGE, type Language } from '#domain/language.ts'
import type { AttributeMessages } from '#messages/de/attributes.ts'
import { everyLanguage } from '#messages/every-language.ts'

const MESSAGES = await everyLanguage<AttributeMessages>(
  language => import(`../../messages/${language}/attributes.ts`),
)

/** The name of a searched attribute; the slug itself for an unknown one. */
export function attributeIn(language: Language, slug: string): string {
  return isAttributeSlug(slug) ? MESSAGES[language].searched[slug] : slug
}

/** What a business has and offers, its groups, attributes and values named in a language. */
export function localizeAbout(language: Language, about: About): About {
  if (language === DEFAULT_LANGUAGE) return about
  const groups: Readonly<Record<string, string>> = MESSAGES[language].groups
  const names: Readonly<Record<string, string>> = MESSAGES[language].names
  return Object.fromEntries(
    Object.entries(about).map(([group, attributes]) => [
      groups[group] ?? group,
      Object.fromEntries(
        Object.entries(attributes).map(([name, value]) => [
          names[name] ?? name,
          typeof value === 'string' ? valueIn(language, value) : value,
        ]),
      ),
    ]),
  )
}

/** A value as it is stored in German: '16:00 Uhr', '4 Sterne', 'Deutsch, Türkisch'. */
function valueIn(language: Language, value: string): string {
  const { clock, stars } = MESSAGES[language]
  const [, time] = /^(\d\d:\d\d) Uhr$/.exec(value) ?? []
  if (time !== undefined) return clock(time)
  const [, count] = /^([1-5]) Sterne?$/.exec(value) ?? []
  if (count !== undefined) return stars(Number(count))
  const names = new Intl.DisplayNames(language, { type: 'language' })
  return value
    .split(', ')
    .map(name => {
      const code = LANGUAGE_CODES.get(name)
      return (code && names.of(code)) ?? name
    })
    .join(', ')
}

/** The languages of parseLanguages by their German names. */
const LANGUAGE_CODES: ReadonlyMap<string, string> = languageCodes(
  'de en fr es it pt nl da sv pl cs hr sr ro bg hu el ru uk tr ku ar fa vi zh ja'.split(' '),
)

function languageCodes(codes: readonly string[]): ReadonlyMap<string, string> {
  const german = new Intl.DisplayNames('de', { type: 'language' })
  return new Map(codes.map(code => [german.of(code) ?? code, code]))
}
