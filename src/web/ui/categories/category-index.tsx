import { categoriesWords } from '#web/messages/categories/words.ts'
import type { Overview } from '#web/overview.ts'
import { usePage } from '#web/page-context.ts'
import { paths } from '#web/paths.ts'
import { Initials } from '#web/ui/categories/initials.tsx'
import { LeadIndex } from '#web/ui/listing/lead-index.tsx'

/** The real categories from A to Z; where they are too many for a page, the most frequent and the way to the others. */
export function CategoryIndex({ overview }: { overview: Overview }) {
  const { formats, language } = usePage()
  const words = categoriesWords(language)
  const { index, initials } = overview
  return (
    <section className="sec" aria-labelledby="a-z">
      <div className="sec-head">
        <h2 id="a-z">{words.index}</h2>
        {initials.length > 0 && <p className="quiet">{words.mostFrequent(formats.count(index.length))}</p>}
      </div>
      <Initials initials={initials} />
      <LeadIndex
        rows={index.map(({ slug, name, businessCount }) => ({
          href: paths.category(slug),
          name,
          value: formats.count(businessCount),
        }))}
      />
    </section>
  )
}
