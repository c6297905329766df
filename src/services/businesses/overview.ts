import type { OverviewFilter } from '#domain/business/overview-filter.ts'
import type { OverviewIndex } from '#search/overview/overview-index.ts'
import type { Freshness, NamedIds, OverviewQueries } from '#search/overview/queries.ts'
import { lastChange } from '#store/businesses/changes.ts'
import { idsChangedBetween, idsOfImport } from '#store/businesses/filtered-ids.ts'
import { staleIdsOf } from '#store/imports/stale-lists.ts'
import type { Db, Store } from '#store/store.ts'

/** All businesses, hidden and removed ones too, as the administrator filters, sorts, searches and counts them. */
export interface Overview {
  /**
   * A part of a sorted list. Whoever has changed something finds it: the answer contains everything that was stored before
   * the question, unless the index takes longer than some seconds to follow.
   * Throws index_not_ready while there is no index.
   */
  list(question: ListQuestion): Promise<OverviewQueries['list']['answer']>
  /** Counts of everything. Throws index_not_ready while there is no index. */
  count<Kind extends CountKind>(kind: Kind): Promise<OverviewQueries[Kind]['answer']>
}

/** By name and from the first one unless it says otherwise. */
export type ListQuestion = Pick<OverviewQueries['list']['question'], 'filter' | 'limit'> &
  Partial<Omit<OverviewQueries['list']['question'], 'named'>>
export type CountKind = Exclude<keyof OverviewQueries, 'list'>

/** What a service needs that asks about all businesses. */
export interface OverviewDeps {
  readonly overview: Overview
}

export interface OverviewSource {
  readonly store: Pick<Store, 'db'>
  readonly index: OverviewIndex
  /** Waits until the index follows, for whoever must not answer from an older one; by default a question waits some seconds. */
  readonly indexed?: () => Promise<void>
  /** The longest that a question waits for the index to follow. */
  readonly waitMs?: number
}

/** An import of many rows may leave the index a second behind; who works in the area meanwhile gets an answer. */
const WAIT_MS = 2_000

/** The overview of a store by its index. */
export function openOverview({ store: { db }, index, indexed, waitMs = WAIT_MS }: OverviewSource): Overview {
  const freshness = async (): Promise<Freshness> => {
    const change = await lastChange(db)
    await indexed?.()
    return { change, waitMs }
  }
  return {
    async list(question) {
      const named = await namedBy(db, question.filter)
      const usual = { sortBy: 'name', sortOrder: 'asc', offset: 0 } as const
      return index.query('list', { ...usual, ...question, named }, await freshness())
    },
    count: async kind => index.query(kind, {}, await freshness()),
  }
}

async function namedBy(db: Db, { day, run, staleSearch }: OverviewFilter): Promise<NamedIds> {
  const among: Uint32Array[] = []
  if (run !== null) among.push(Uint32Array.from(await idsOfImport(db, run.id, run.changes)))
  if (staleSearch !== null) among.push(Uint32Array.from(await staleIdsOf(db, staleSearch)))
  const ofDay = day === null ? [] : await idsChangedBetween(db, day)
  return { ofDay: Uint32Array.from(ofDay), among }
}
