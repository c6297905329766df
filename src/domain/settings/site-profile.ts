import type { AboutEntry } from './settings.ts'

/** How to reach the operator, as shown. */
export interface SiteContact {
  readonly name: string
  readonly email: string
  /** '' when there is none. */
  readonly phone: string
  /** When somebody answers the phone: 'Mo–Fr 9–18 Uhr'; '' when unknown. */
  readonly supportHours: string
  /** Within what time messages are answered: '24 Stunden'. */
  readonly replyTime: string
}

/** What pages say about the people behind the site. */
export interface SiteProfile {
  /** null while there is no operator. */
  readonly contact: SiteContact | null
  readonly timeline: readonly AboutEntry[]
  readonly team: readonly AboutEntry[]
}
