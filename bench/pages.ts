import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ask, type Figures, kindsOf, measured, record, SEARCH_PAGE } from './asked-pages.ts'
import type { RecordedAnswer } from './bare-server.ts'
import { readable } from './percentiles.ts'
import { reactFloor } from './react-floor.ts'
import { startBare, startSite } from './server-process.ts'

/**
 * Pages and the JSON search call beside node:http alone, which answers the same requests with the same bytes: requests a
 * second over 16 connections and CPU time of the server, one after the other in the same run. Over 2,000 demonstration
 * businesses, or over a data folder: `-- pages /folder`.
 */
export async function pagesBench([dataDir]: readonly string[]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'umkreis-bench-'))
  const site = await startSite(dataDir ?? join(folder, 'data'))
  try {
    const kinds = await kindsOf(site.origin)
    // What is kept goes out as it does from the second time on.
    const again = kinds.filter(({ another }) => another === undefined).flatMap(({ urls }) => urls)
    for (let time = 0; time < 10; time++) await ask(site.origin, again)
    const recorded = await Promise.all(kinds.flatMap(({ urls }) => urls.map(url => record(site.origin, url))))
    const file = join(folder, 'answers.json')
    writeFileSync(file, JSON.stringify(recorded))
    const bare = await startBare(file)
    try {
      console.log('| Answer | bytes | a second | node:http | share | CPU | node:http | times |')
      console.log('|---|---|---|---|---|---|---|---|')
      for (const kind of kinds) {
        const bytes = meanBytes(recorded.filter(({ url }) => kind.urls.includes(url)))
        const ours = await measured(site, kind)
        // Twice as many for the one that takes so little: Linux counts CPU time in steps of 10 ms.
        const { name, urls } = kind
        const theirs = await measured(bare, { name, urls, requests: Math.max(10_000, 2 * kind.requests) })
        console.log(row(kind.name, bytes, ours, theirs))
        if (kind.name === SEARCH_PAGE) await printFloor(site.origin, kind.urls[0] ?? '/', theirs)
      }
    } finally {
      await bare.end()
    }
  } finally {
    await site.end()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** React's own share of a search page, in the columns of the table. */
async function printFloor(origin: string, url: string, bare: Figures): Promise<void> {
  const html = await (await fetch(`${origin}${url}`)).text()
  const { elements, attributes, cpu } = await reactFloor(html)
  const name = `of it React alone: ${elements} elements with ${attributes} attributes`
  console.log(
    `| ${name} | | | | | ${readable(cpu)} | ${readable(bare.cpu)} | ${(cpu / bare.cpu).toFixed(1)} |`,
  )
}

function meanBytes(answers: readonly RecordedAnswer[]): number {
  const sum = answers.reduce((bytes, { body }) => bytes + Buffer.byteLength(body, 'base64'), 0)
  return Math.round(sum / answers.length)
}

function row(name: string, bytes: number, ours: Figures, theirs: Figures): string {
  const cells = [
    name,
    bytes,
    Math.round(ours.perSecond),
    Math.round(theirs.perSecond),
    (ours.perSecond / theirs.perSecond).toFixed(2),
    readable(ours.cpu),
    readable(theirs.cpu),
    (ours.cpu / theirs.cpu).toFixed(1),
  ]
  return `| ${cells.join(' | ')} |`
}
