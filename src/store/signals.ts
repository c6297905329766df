/** What nodes wait for: `changes` of businesses, what is cached of the `settings`, queued `jobs` and `mails`. */
export type Topic = 'changes' | 'settings' | 'jobs' | 'mails'

/** Wakes one who waits for what other processes store. Signals may be lost, so it looks at the database now and then, too. */
export interface Wake {
  /** Whether this process is notified of the commits of all processes at the moment. */
  isListening(): boolean
  /**
   * Waits until something was stored, or may have been stored without a notification; at most so many milliseconds, and not after the
   * signal. Notifications since the last wait ended count.
   */
  wait(ms: number, signal: AbortSignal): Promise<void>
  /** Ends the wait from within this process. */
  wake(): void
}

/** Notifications of what all processes commit. */
export interface Signals {
  /** @returns for one who waits */
  of(topic: Topic): Wake
  close(): Promise<void>
}

const announcements = new WeakMap<object, Set<Topic>>()

/** Makes a transaction of `Store.write` wake those who wait for a topic, once it is committed. */
export function announce(trx: object, topic: Topic): void {
  announcements.get(trx)?.add(topic)
}

/** Begins to collect the topics that a transaction announces; the set grows until it is committed. */
export function collectAnnouncements(trx: object): ReadonlySet<Topic> {
  const topics = new Set<Topic>()
  announcements.set(trx, topics)
  return topics
}
