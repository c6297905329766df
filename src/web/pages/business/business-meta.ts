import type { PublicBusiness } from '#domain/business/public-business.ts'
import { DEFAULT_LANGUAGE } from '#domain/language.ts'
import { DEFAULT_INDEXABLE_FROM, isIndexableBusiness } from '#domain/quality/indexable.ts'
import type { MetaContext, PageMeta } from '#web/head/page-meta.ts'
import { businessWords } from '#web/messages/business/words.ts'
import { paths } from '#web/routing/paths.ts'

/** What search engines show of a description. */
const DESCRIPTION_LENGTH = 155

/** The head of a business's page. */
export function businessMeta(
  { language, site }: Pick<MetaContext, 'language' | 'site'>,
  business: PublicBusiness,
): PageMeta {
  return {
    title: [business.name, business.city].filter(Boolean).join(', '),
    description:
      shortened(business.description) ??
      businessWords(language).description(
        business.name,
        business.category,
        business.city,
        business.rating !== null,
      ),
    canonical: paths.business(business),
    onlyIn: DEFAULT_LANGUAGE,
    isIndexable: isIndexableBusiness(
      business.contentScore,
      site.forEngines?.indexableFrom ?? DEFAULT_INDEXABLE_FROM,
    ),
  }
}

function shortened(text: string | null): string | null {
  if (text === null || text.trim() === '') return null
  if (text.length <= DESCRIPTION_LENGTH) return text
  const cut = text.slice(0, DESCRIPTION_LENGTH)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 100))} …`
}
