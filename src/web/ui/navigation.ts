import type { GroupSlug } from '#domain/category/category.ts'
import type { Messages } from '#web/messages/de.ts'
import { paths } from '#web/paths.ts'

export interface NavigationLink {
  readonly href: string
  readonly label: string
}

/** The main navigation; a link enters it together with the page it leads to. */
export function navigationLinks({ frame }: Messages): readonly NavigationLink[] {
  return [
    { href: paths.home(), label: frame.nav.home },
    { href: paths.businesses(), label: frame.nav.businesses },
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
