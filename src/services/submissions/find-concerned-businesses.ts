import type { AdminBusinessRow } from '#domain/business/admin-business.ts'
import { readOverviewFilter } from '#domain/business/overview-filter.ts'
import { businessClues } from '#domain/submission/business-clues.ts'
import type { Submission } from '#domain/submission/submission.ts'
import { adminRowOf } from '#services/businesses/list-admin-businesses.ts'
import type { Overview, OverviewDeps } from '#services/businesses/overview.ts'
import { listedByIds } from '#store/businesses/listed-businesses.ts'
import type { Store, StoreDeps } from '#store/store.ts'
import { findNamedBusiness } from './find-named-business.ts'

export interface ConcernedDeps extends Pick<StoreDeps, 'store'>, OverviewDeps {}

/** As many as an administrator reviews. */
const MOST_FOUND = 30
/** A search that finds more identifies nothing: 'Köln', 'Restaurant'. */
const MOST_PER_SEARCH = 20

/**
 * The businesses that a report, a notice or a privacy request is about: the one that was named, and those found by the
 * numbers, telephone numbers, names and addresses typed; the surest first. For privacy requests also by the sender's e-mail
 * address, and removed ones too, because what is stored about them is also data about a person.
 */
export async function findConcernedBusinesses(
  { store, overview }: ConcernedDeps,
  submission: Submission,
): Promise<readonly AdminBusinessRow[]> {
  const named = await namedIds(store, submission)
  const found = await searchedIds(overview, submission)
  const ids = [...new Set([...named, ...found])].slice(0, MOST_FOUND)
  return ids.length === 0 ? [] : (await listedByIds(store.db, ids)).map(adminRowOf)
}

/** Texts like 'Am Alten Markt 3' and '02826 Görlitz'; longer ones are sentences. */
const MOST_WORDS_OF_A_PLACE = 4

/** Fields of the form in which a business may be named. */
function textsOf({ payload }: Submission): readonly string[] {
  return ['business', 'name', 'text', 'details'].flatMap(field => {
    const text = payload[field]
    return typeof text === 'string' ? [text] : []
  })
}

async function namedIds(store: Store, submission: Submission): Promise<readonly number[]> {
  const { ids, addresses } = businessClues(textsOf(submission))
  const led = await Promise.all(addresses.map(address => findNamedBusiness(store.db, address)))
  return [submission.businessId, ...ids, ...led].filter(id => typeof id === 'number')
}

/** Those found by most of the searches come first. */
async function searchedIds(overview: Overview, submission: Submission): Promise<readonly number[]> {
  const isOfPerson = submission.kind === 'privacy-request'
  const sender = isOfPerson && submission.senderEmail !== null ? [submission.senderEmail] : []
  const { phones, emails, pieces } = businessClues(textsOf(submission))
  const [first, ...others] = pieces
  // A common name identifies something only with a street or a city.
  const places = others.filter(other => other.split(/\s+/).length <= MOST_WORDS_OF_A_PLACE)
  const pairs = first === undefined ? [] : places.map(place => `${first} ${place}`)
  const states = isOfPerson ? ([undefined, 'removed'] as const) : [undefined]
  const hits = new Map<number, number>()
  for (const state of states) {
    for (const search of new Set([...phones, ...emails, ...sender, ...pieces, ...pairs])) {
      const { ids, total } = await overview.list({
        filter: readOverviewFilter({ search, ...(state !== undefined && { state }) }),
        sortBy: 'name',
        sortOrder: 'asc',
        offset: 0,
        limit: MOST_PER_SEARCH,
      })
      if (total <= MOST_PER_SEARCH) for (const id of ids) hits.set(id, (hits.get(id) ?? 0) + 1)
    }
  }
  return [...hits].sort(([, a], [, b]) => b - a).map(([id]) => id)
}
