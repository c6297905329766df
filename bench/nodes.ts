import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Kind, kindsOf, measured, record } from './asked-pages.ts'
import { type ServerProcess, startBare, startSite } from './server-process.ts'

const PROCESSES = [1, 2, 3]

/**
 * Requests a second over 16 connections: pages and searches of the site in 1, 2 and 3 processes (WORKERS), and the same
 * bytes from as many processes of node:http by node:cluster, one after the other in the same run. Over 2,000
 * demonstration businesses, or over a data folder: `-- nodes /folder`.
 */
export async function nodesBench([dataDir]: readonly string[]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'umkreis-bench-'))
  const data = dataDir ?? join(folder, 'data')
  try {
    console.log('| Answer | processes | a second | node:http | share | times one process |')
    console.log('|---|---|---|---|---|---|')
    const alone = new Map<string, number>()
    for (const processes of PROCESSES) {
      const site = await startSite(data, { WORKERS: String(processes) })
      try {
        await measureAll(site, processes, { folder, alone })
      } finally {
        await site.end()
      }
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function measureAll(
  site: ServerProcess,
  processes: number,
  { folder, alone }: { readonly folder: string; readonly alone: Map<string, number> },
): Promise<void> {
  const kinds = await kindsOf(site.origin)
  const recorded = await Promise.all(kinds.flatMap(({ urls }) => urls.map(url => record(site.origin, url))))
  const file = join(folder, 'answers.json')
  writeFileSync(file, JSON.stringify(recorded))
  const bare = await startBare(file, processes)
  try {
    for (const kind of kinds) {
      const ours = (await measured(site, kind)).perSecond
      const theirs = (await measured(bare, recordedKind(kind))).perSecond
      alone.set(kind.name, alone.get(kind.name) ?? ours)
      const times = ours / (alone.get(kind.name) ?? ours)
      const cells = [kind.name, processes, Math.round(ours), Math.round(theirs)]
      console.log(`| ${cells.join(' | ')} | ${(ours / theirs).toFixed(2)} | ${times.toFixed(2)} |`)
    }
  } finally {
    await bare.end()
  }
}

/** node:http answers only the addresses that were recorded. */
function recordedKind({ name, urls }: Kind): Kind {
  return { name, urls, requests: 10_000 }
}
