import { statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { rowReasonName } from '#api/imports/row-fault-message.ts'
import type { ReasonCount } from '#domain/import/import-run.ts'
import { importSpreadsheet } from '#services/imports/import-spreadsheet.ts'
import { reasonCountsWith } from '#services/imports/reason-counts.ts'
import { showImport } from '#services/imports/show-import.ts'
import { tempFolder } from '#test/temp-folder.ts'
import { tempStore } from '#test/temp-store.ts'

async function importOf(...lines: readonly string[]) {
  const folder = tempFolder()
  const store = await tempStore(folder)
  const path = join(folder, 'liste.csv')
  writeFileSync(path, lines.join('\n'))
  const { runId } = await importSpreadsheet(
    { store, dataDir: folder, now: () => Date.parse('2026-11-21T12:00:00Z') },
    { path, fileName: 'liste.csv', fileSize: statSync(path).size },
  )
  return showImport({ store }, runId)
}

const HEADER = 'Name;Straße;PLZ;Ort;Land;Telefon'
const ROTH = 'Bäckerei Roth;Marktstraße 3;02826;Görlitz;;03581 471000'

interface Case {
  readonly rows: readonly string[]
  readonly header?: string
  readonly expected: readonly (Omit<ReasonCount, 'example'> & { readonly name: string })[]
}

const FILES: Record<string, Case> = {
  'cells that were left out': {
    rows: [ROTH, 'Café Süß;Altmarkt 1;01067;Dresden;;12', 'Elektro Yıldız;Werkhof 6;50823;Köln;;34'],
    expected: [
      {
        kind: 'warning',
        code: 'phone_invalid',
        field: 'phone',
        name: 'Telefonnummer unlesbar',
        count: 2,
        rowNumbers: [3, 4],
      },
    ],
  },
  'businesses that no town lists': {
    rows: [
      ROTH,
      'Café Süß;Dorfstraße 12;25899;;;04661 471000',
      'Elektro Yıldız;Werkhof 6;;Altstadt;;',
      'Café Roth;Markt 2;80331;;;',
    ],
    expected: [
      {
        kind: 'warning',
        code: 'city_missing',
        field: 'city',
        name: 'Ort fehlt oder unklar',
        count: 2,
        rowNumbers: [3, 4],
      },
    ],
  },
  'foreign rows, by their own name and only by it': {
    rows: [ROTH, 'Café Sacher;Ring 1;1010;Wien;AT;12', 'Café Ring;Ring 2;1010;Wien;AT;'],
    expected: [
      {
        kind: 'left-out',
        code: 'foreign_country',
        field: 'countryCode',
        name: 'Im Ausland',
        count: 2,
        rowNumbers: [3, 4],
      },
    ],
  },
  'categories that no list has, and cities far from their postal codes': {
    header: `${HEADER};Kategorie`,
    rows: [
      `${ROTH};Bäckerei`,
      'Holz & Magie;Altmarkt 1;01067;München;;;Zauberstabschnitzerei',
      'Stab und Stein;Werkhof 6;50823;Köln;;;Zauberstabschnitzerei',
    ],
    expected: [
      {
        kind: 'warning',
        code: 'category_unknown',
        field: 'category',
        name: 'Kategorie in keiner Liste, wird eine eigene',
        count: 2,
        rowNumbers: [3, 4],
      },
      {
        kind: 'warning',
        code: 'city_far_from_postal_code',
        field: 'city',
        name: 'Ort passt nicht zur Postleitzahl',
        count: 1,
        rowNumbers: [3],
      },
    ],
  },
  'rows about a business of an earlier row': {
    rows: [ROTH, ROTH],
    expected: [
      {
        kind: 'duplicate',
        code: 'repeats_row',
        field: '',
        name: 'Wiederholt eine Zeile dieser Datei',
        count: 1,
        rowNumbers: [3],
      },
    ],
  },
  'rows about a business with another place id': {
    header: `${HEADER};place_id`,
    rows: [`${ROTH};ChIJ${'a'.repeat(23)}`, `${ROTH};ChIJ${'b'.repeat(23)}`],
    expected: [
      {
        kind: 'duplicate',
        code: 'listed_twice',
        field: 'placeId',
        name: 'Wiederholt einen Betrieb mit anderer Google-Kennung',
        count: 1,
        rowNumbers: [3],
      },
    ],
  },
}

describe('an import counts what is said about its rows', () => {
  test.each(Object.entries(FILES))('%s', async (_, { rows, header = HEADER, expected }) => {
    const { reasonCounts } = await importOf(header, ...rows)
    expect(
      reasonCounts.map(({ example: _, ...count }) => ({ ...count, name: rowReasonName(count) })),
    ).toEqual(expected)
  })

  test('with the value of the first row, and the numbers of five', () => {
    const rows = Array.from({ length: 7 }, (_, at) => ({
      row: { rowNumber: at + 2 },
      outcome: 'imported' as const,
      reasons: [{ field: 'phone', code: 'phone_invalid', value: `${at}` }],
    }))
    const counts = reasonCountsWith(reasonCountsWith(new Map(), rows.slice(0, 3)), rows.slice(3))
    expect([...counts.values()]).toEqual([
      {
        kind: 'warning',
        code: 'phone_invalid',
        field: 'phone',
        count: 7,
        example: '0',
        rowNumbers: [2, 3, 4, 5, 6],
      },
    ])
  })
})

test('a duplicate names the row or the business that it repeats', async () => {
  const { result } = await importOf(
    `${HEADER};place_id`,
    `${ROTH};ChIJ${'a'.repeat(23)}`,
    `${ROTH};ChIJ${'a'.repeat(23)}`,
    `${ROTH};ChIJ${'b'.repeat(23)}`,
  )
  expect(result?.duplicateReport.map(({ faults }) => faults)).toEqual([
    [{ field: '', code: 'repeats_row', value: '2' }],
    [{ field: 'placeId', code: 'listed_twice', value: 'Bäckerei Roth' }],
  ])
})

test('columns that were not read are listed, those about people apart', async () => {
  const { unreadColumns } = await importOf(`${HEADER};Lieblingsfarbe;Geburtsdatum`, `${ROTH};blau;1.1.1970`)
  expect(unreadColumns).toEqual({ ignored: ['Lieblingsfarbe'], personal: ['Geburtsdatum'] })
})
