import type { ReactNode } from 'react'
import type { Language } from '#domain/language.ts'
import { writtenWords } from '#web/messages/written/words.ts'
import { usePage } from '#web/page-context.ts'
import { paths } from '#web/paths.ts'
import { Crumbs } from '#web/ui/crumbs.tsx'

interface WrittenHeadProps {
  title: string
  /** Where it is not the page's. */
  titleLanguage?: Language
  /** Pages between the home page and this one. */
  above?: readonly { readonly href: string; readonly label: string }[]
  /** What stands under the title: dates, lead. */
  children?: ReactNode
}

/** The way here, the title and what belongs to it. */
export function WrittenHead({ title, titleLanguage, above = [], children }: WrittenHeadProps) {
  const words = writtenWords(usePage().language)
  return (
    <>
      <Crumbs label={words.path} trail={[{ href: paths.home(), label: words.home }, ...above]} />
      <header className="written-head">
        <h1 lang={titleLanguage}>{title}</h1>
        {children}
      </header>
    </>
  )
}
