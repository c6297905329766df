import type { AboutEntry } from './settings.ts'

/** How to reach whoever runs the site, as shown. */
export interface SiteContact {
  readonly name: string
  readonly email: string
  /** '' when there is none. */
  readonly phone: string
  /** When somebody answers the phone: 'Mo–Fr 9–18 Uhr'; '' when nobody said. */
  readonly supportHours: string
  /** Within what time messages are answered: '24 Stunden'. */
  readonly replyTime: string
}

/** What pages tell about the people behind the site. */
export interface SiteProfile {
  /** null while no operator is named: nothing is promised in nobody's name. */
  readonly contact: SiteContact | null
  readonly timeline: readonly AboutEntry[]
  readonly team: readonly AboutEntry[]
}
