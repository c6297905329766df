import { useLocation, useSearch } from 'wouter'
import { LANGUAGE_NAMES, LANGUAGES } from '#domain/language.ts'
import { localAddress } from '#domain/language-path.ts'
import { withoutTracking } from '#domain/link/tracking.ts'
import { usePage } from '#web/page-context.ts'
import { routes } from '#web/routing/routes.ts'

/** This page in every language, by plain links: another language is another document. */
export function LanguageList() {
  const { language, messages } = usePage()
  const [path] = useLocation()
  const search = withoutTracking(useSearch())
  // An initial is one of a language's own names: in another language the same page is the one without it.
  const address = search === '' || path === routes.categories.href() ? path : `${path}?${search}`
  return (
    <ul className="languages" aria-label={messages.frame.language}>
      {LANGUAGES.map(choice => (
        <li key={choice}>
          <a
            href={localAddress(choice, address)}
            hrefLang={choice}
            lang={choice}
            aria-current={choice === language ? 'true' : undefined}
          >
            {LANGUAGE_NAMES[choice]}
          </a>
        </li>
      ))}
    </ul>
  )
}
