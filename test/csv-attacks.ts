import { parse } from 'csv-parse/sync'
import { expect } from 'vitest'

const SIGNS = ['=', '+', '-', '@', '|', '＝', '＋', '－', '＠', '﹦']
const BEFORE = ['', 'x', 'x\n', 'x\r', 'x\r\n', 'x\n \u200b', '"\n', ';\n', "'\n", '\n\n', '\t', 'x\u2028']
const AFTER = ["cmd|' /C calc'!A0", 'HYPERLINK("https://evil.example";"x")']

/** 240 texts that a spreadsheet program could take for a formula, or for the end of a line. No two are equal. */
export const CSV_ATTACKS: readonly string[] = SIGNS.flatMap(sign =>
  BEFORE.flatMap(start => AFTER.map(end => start + sign + end)),
)

/**
 * Expects a table in which no cell runs and none splits, also for programs that break lines within quotes.
 * @returns its rows, the header first
 */
export function expectHarmless(file: string, separator: ';' | ',' = ';'): readonly (readonly string[])[] {
  const rows = parse(file, { delimiter: separator, record_delimiter: '\r\n', bom: true }) as string[][]
  const lines = rows.flat().flatMap(cell => cell.split(/\r\n|[\r\n\u2028]/))
  expect(lines.filter(line => RUNS.test(line))).toEqual([])
  return rows
}

const RUNS = /^[\p{Z}\p{Cf}\t]*[=+\-@|＝＋－＠﹦]/u
