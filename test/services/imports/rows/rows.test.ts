import { statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import type { Business } from '#domain/business/business.ts'
import { proposedColumns } from '#domain/draft/header/propose-columns.ts'
import { importSpreadsheet } from '#services/imports/import-spreadsheet.ts'
import { showImport } from '#services/imports/show-import.ts'
import { changesAfter } from '#store/businesses/changes.ts'
import { outcomesAfter } from '#store/imports/import-outcomes.ts'
import { saveSetting } from '#store/settings.ts'
import type { Store } from '#store/store.ts'
import { tempFolder } from '#test/temp-folder.ts'
import { tempStore } from '#test/temp-store.ts'
import { differences } from './compare-business.ts'
import { type Report, silences } from './compare-report.ts'
import { fileOfCase } from './file-of-case.ts'
import { casesOf, KINDS, type MadeUpCase, openCases } from './made-up-case.ts'

// The same reader without a process of its own for each of 350 files, which takes ten times as long as all else.
vi.mock('#gateways/spreadsheet/reader-process.ts', () => import('./reader-in-thread.ts'))

const OPEN = openCases()
const doesPrint = process.env.UMKREIS_ROWS === '1'

describe.each(KINDS)('%s', kind => {
  for (const [at, madeUp] of casesOf(kind).entries()) {
    const number = at + 1
    test(`${number}: ${madeUp.why}`, async () => {
      const faults = (await faultsOf(madeUp)).join('\n')
      if (!OPEN[kind]?.includes(number)) expect(faults).toBe('')
      else {
        if (doesPrint) console.log(`${kind} ${number}: ${madeUp.why}\n${faults}`)
        expect(faults, `it holds now: take ${number} of ${kind} out of open.json`).not.toBe('')
      }
    })
  }
})

/** Imports the file of a case, also a second time where it says so, and compares with what must become of it. */
async function faultsOf(madeUp: MadeUpCase): Promise<string[]> {
  const folder = tempFolder()
  const store = await tempStore(folder)
  const { countries } = madeUp
  if (countries) await store.write(trx => saveSetting(trx, 'countries', countries, 0))
  const first = await imported(store, folder, madeUp, madeUp.rows)
  const second = madeUp.second && (await imported(store, folder, madeUp, madeUp.second))
  const reports = second ? [first, second] : [first]
  const refused = reports.find(({ detail }) => detail.run.failure !== null)?.detail.run.failure
  const businesses = await storedIn(store)
  if (refused) return madeUp.orRefused && businesses.length === 0 ? [] : [`refused: ${refused.code}`]
  return [
    ...businessFaults(businesses, madeUp, second ?? first),
    ...proposalFaults(madeUp),
    ...reports.flatMap(report => silences(report, madeUp)),
    ...(second ? againFaults(second, businesses.length, madeUp.again) : []),
  ]
}

async function imported(
  store: Store,
  folder: string,
  madeUp: MadeUpCase,
  rows: MadeUpCase['rows'],
): Promise<Report> {
  const { fileName, content } = fileOfCase(madeUp, rows)
  const path = join(folder, fileName)
  writeFileSync(path, content)
  const deps = { store, dataDir: folder, now: () => Date.parse('2026-11-21T12:00:00Z') }
  const { runId } = await importSpreadsheet(deps, { path, fileName, fileSize: statSync(path).size })
  const byId = new Map((await storedIn(store)).map(business => [business.id, business]))
  const outcomes = await outcomesAfter(store.db, runId, 0, 1000)
  return {
    detail: await showImport({ store }, runId),
    rows: new Map(
      outcomes.map(({ row_number: number, outcome, reasons, business_id: id }) => [
        number,
        { outcome, reasons: reasons === null ? [] : JSON.parse(reasons), business: byId.get(Number(id)) },
      ]),
    ),
  }
}

async function storedIn(store: Store): Promise<Business[]> {
  const changes = await changesAfter(store.db, 0, 1000)
  return changes.flatMap(change => (change.kind === 'saved' ? [change.business] : []))
}

/** Of several businesses with one name the one that fits best is meant. */
function businessFaults(businesses: readonly Business[], madeUp: MadeUpCase, { rows }: Report): string[] {
  const left = new Set(businesses)
  return madeUp.stored.flatMap(wanted => {
    const names = [wanted.name, ...(wanted.also?.name ?? [])].map(name => name.normalize('NFC'))
    const [best] = [...left]
      .filter(({ name }) => names.includes(name.normalize('NFC')))
      .map(business => ({ business, found: differences(business, wanted, madeUp) }))
      .sort((a, b) => a.found.length - b.found.length)
    if (best === undefined) {
      const others = businesses.map(({ name }) => name).join(' | ')
      const refused = [...rows].filter(([, { business }]) => business === undefined)
      const reasons = refused.map(([row, one]) => `row ${row} ${one.reasons.map(({ code }) => code)}`)
      return [`${wanted.name}: not stored (stored: ${others}; left out: ${reasons.join(', ')})`]
    }
    left.delete(best.business)
    return best.found.map(found => `${wanted.name}: ${found}`)
  })
}

function proposalFaults({ headers, rows, notProposed = {} }: MadeUpCase): string[] {
  const proposed = proposedColumns(headers, rows)
  return Object.entries(notProposed).flatMap(([header, wrong]) => {
    const found = proposed[headers.indexOf(header)] ?? ''
    return wrong.includes(found) ? [`${header} is proposed as ${found}`] : []
  })
}

function againFaults({ detail }: Report, total: number, again: MadeUpCase['again']): string[] {
  if (again === undefined) return []
  const { unchanged, duplicates, updated, imported } = detail.run
  // A row that repeats another one of its file changes nothing either.
  const got = { unchanged: unchanged + duplicates, updated, new: imported, totalStored: total }
  const isSame = JSON.stringify(got) === JSON.stringify(again)
  return isSame ? [] : [`second upload: ${JSON.stringify(again)} is ${JSON.stringify(got)}`]
}
