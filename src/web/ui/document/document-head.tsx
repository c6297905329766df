import type { Language } from '#domain/language.ts'
import { messages as documentMessages } from '#translated/ui/document.ts'
import type { Elements } from '#web/elements.ts'
import { useMessages } from '#web/messages.ts'
import { routes } from '#web/routing/routes.ts'
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx'

interface DocumentHeadProps {
  title: string
  /** Where it is not the page's. */
  titleLanguage?: Language
  /** Pages between the home page and this one. */
  above?: readonly { readonly href: string; readonly label: string }[]
  /** Below the title: dates, lead. */
  children?: Elements
}

/** The way here, the title and what belongs to it. */
export function DocumentHead({ title, titleLanguage, above = [], children }: DocumentHeadProps) {
  const messages = useMessages(documentMessages)
  return (
    <>
      <Breadcrumbs trail={[{ href: routes.home.href(), label: messages.home }, ...above]} />
      <header className="written-head">
        <h1 lang={titleLanguage}>{title}</h1>
        {children}
      </header>
    </>
  )
}
