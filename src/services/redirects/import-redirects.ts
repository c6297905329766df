import { setImmediate as nextTurn } from 'node:timers/promises'
import {
  flattened,
  MOST_REDIRECTS,
  type RefusedLine,
  readRedirectList,
  type Target,
} from '#domain/redirect/redirect-list.ts'
import { recordAudit } from '#store/audit.ts'
import { putRedirects } from '#store/redirects.ts'
import type { StoreDeps } from '#store/store.ts'
import { allRedirects } from './redirects.ts'

export interface ImportRedirectsDeps extends StoreDeps {
  /** Scheme and host that visitors use. */
  readonly siteUrl: () => string
}

export type ImportedRedirects =
  | {
      readonly kind: 'imported'
      readonly added: number
      readonly changed: number
      readonly unchanged: number
      /** The first hundred invalid lines. */
      readonly refused: readonly RefusedLine[]
      readonly refusedCount: number
    }
  /** With these there would be more than the site can take. Nothing was stored. */
  | { readonly kind: 'too-many'; readonly limit: number }

/** This many are stored within some 10 ms. */
const BATCH = 500
const SHOWN_LINES = 100

/**
 * Imports a list of redirects: own paths only, without cycles, each leading straight to its final target, also those
 * stored before. Each redirect stands for itself: after an interruption the list can simply be imported again.
 * @param text see readRedirectList for the format of a line
 */
export async function importRedirects(
  { store, now, siteUrl }: ImportRedirectsDeps,
  { text, account }: { readonly text: string; readonly account: string },
): Promise<ImportedRedirects> {
  const list = readRedirectList(text, siteUrl())
  const known = await allRedirects(store)
  const all = new Map([...known, ...list.targets])
  if (all.size > MOST_REDIRECTS) return { kind: 'too-many', limit: MOST_REDIRECTS }
  const { targets, loops } = flattened(all)
  const refused = [...list.refused, ...circles(list.lines, loops)].sort((a, b) => a.line - b.line)
  const changes = changedOf(known, targets)
  for (let at = 0; at < changes.length; at += BATCH) {
    const batch = changes.slice(at, at + BATCH).map(([path, target]) => ({ path, target, createdAt: now() }))
    await store.write(trx => putRedirects(trx, batch))
    await nextTurn()
  }
  const added = [...list.targets.keys()].filter(path => targets.has(path) && !known.has(path)).length
  const changed = changes.length - added
  const taken = [...list.targets.keys()].filter(path => targets.has(path))
  const unchanged = taken.filter(path => known.has(path) && known.get(path) === targets.get(path)).length
  await store.write(trx =>
    recordAudit(trx, {
      account,
      action: 'redirects.imported',
      details: { added, changed, refused: refused.length },
      now: now(),
    }),
  )
  return {
    kind: 'imported',
    ...{ added, changed, unchanged },
    refused: refused.slice(0, SHOWN_LINES),
    refusedCount: refused.length,
  }
}

function changedOf(
  known: ReadonlyMap<string, Target>,
  targets: ReadonlyMap<string, Target>,
): (readonly [string, Target])[] {
  return [...targets].filter(([path, target]) => !known.has(path) || known.get(path) !== target)
}

/** Lines of the list that form a cycle; what was stored before stays as it was. */
function circles(lines: ReadonlyMap<string, number>, loops: ReadonlySet<string>): RefusedLine[] {
  return [...loops].flatMap(path => {
    const line = lines.get(path)
    return line === undefined ? [] : [{ line, text: path, code: 'redirect_loop' as const }]
  })
}
