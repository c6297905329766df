import type { GroupSlug } from '#domain/category/group.ts'
import type { SiteMessages } from '#messages/de/site.ts'
import { matchRoute, routes } from '#web/routing/routes.ts'

export interface NavigationLink {
  readonly href: string
  readonly label: string
}

type Names = SiteMessages['frame']['nav']
type Addresses = Readonly<Partial<Record<keyof Names, string>>>

/** The main navigation (specification, section 2). */
export function navigationLinks(messages: SiteMessages): readonly NavigationLink[] {
  return linksOf(messages, {
    home: routes.home.href(),
    businesses: routes.businesses.href(),
    categories: '/categories',
    help: '/help',
    contact: '/contact',
  })
}

/** Path of the main navigation's entry that a page belongs to; undefined without one. */
export function sectionOf(path: string): string | undefined {
  return SECTIONS[matchRoute(path).route.page]
}

const SECTIONS: Readonly<Record<string, string>> = {
  business: routes.businesses.href(),
  city: routes.businesses.href(),
  category: '/categories',
}

/** What the footer says about the directory itself. */
export function siteLinks(messages: SiteMessages): readonly NavigationLink[] {
  return linksOf(messages, {
    about: '/about',
    contact: '/contact',
    addBusiness: '/add-business',
    blog: '/blog',
    newsletter: routes.newsletter.href(),
    help: '/help',
    ranking: '/ranking',
  })
}

/** Pages that the law requires, in the footer of every page. */
export function legalLinks(messages: SiteMessages): readonly NavigationLink[] {
  return linksOf(messages, {
    imprint: '/imprint',
    privacy: '/privacy',
    terms: '/terms',
    cookies: '/cookies',
    ownData: routes.privacyRequest.href(),
    report: routes.report.href(),
    accessibility: '/accessibility',
  })
}

function linksOf({ frame: { nav } }: SiteMessages, addresses: Addresses): readonly NavigationLink[] {
  return Object.entries(addresses).map(([name, href]) => ({ href, label: nav[name as keyof Names] }))
}

/** The groups that the footer names (specification, section 2). */
export const FOOTER_GROUPS: readonly GroupSlug[] = [
  'gastronomie',
  'handel',
  'dienstleister',
  'gesundheit',
  'kfz-werkstatt',
]
