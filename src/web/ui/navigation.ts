import type { GroupSlug } from '#domain/category/category.ts'
import type { Messages } from '#web/messages/de.ts'
import { paths } from '#web/paths.ts'
import { matchRoute } from '#web/routes.ts'

export interface NavigationLink {
  readonly href: string
  readonly label: string
}

/** The main navigation (specification, section 2). */
export function navigationLinks({ frame: { nav } }: Messages): readonly NavigationLink[] {
  return [
    { href: paths.home(), label: nav.home },
    { href: paths.businesses(), label: nav.businesses },
    { href: '/categories', label: nav.categories },
    { href: '/help', label: nav.help },
    { href: '/contact', label: nav.contact },
  ]
}

/** Path of the entry of the main navigation under which a page lies; undefined where none does. */
export function sectionOf(path: string): string | undefined {
  return SECTIONS[matchRoute(path).route.name]
}

const SECTIONS: Readonly<Record<string, string>> = {
  business: paths.businesses(),
  'business-by-id': paths.businesses(),
  city: paths.businesses(),
  category: '/categories',
}

/** What the footer says about the directory itself. */
export function siteLinks({ frame: { nav } }: Messages): readonly NavigationLink[] {
  return [
    { href: '/about', label: nav.about },
    { href: '/contact', label: nav.contact },
    { href: '/add-business', label: nav.addBusiness },
    { href: '/blog', label: nav.blog },
    { href: paths.newsletter(), label: nav.newsletter },
    { href: '/help', label: nav.help },
    { href: '/ranking', label: nav.ranking },
  ]
}

/** What the law asks for; the footer of every page names it. */
export function legalLinks({ frame: { nav } }: Messages): readonly NavigationLink[] {
  return [
    { href: '/imprint', label: nav.imprint },
    { href: '/privacy', label: nav.privacy },
    { href: '/terms', label: nav.terms },
    { href: '/cookies', label: nav.cookies },
    { href: paths.privacyRequest(), label: nav.ownData },
    { href: paths.report(), label: nav.report },
    { href: '/accessibility', label: nav.accessibility },
  ]
}

/** The groups that the footer names (specification, section 2). */
export const FOOTER_GROUPS: readonly GroupSlug[] = [
  'gastronomie',
  'handel',
  'dienstleister',
  'gesundheit',
  'kfz-werkstatt',
]
