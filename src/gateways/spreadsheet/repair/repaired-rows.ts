import type { PeekedRows } from '../peek-rows.ts'
import type { RawRow, RawRows } from '../rows.ts'
import {
  hasStraySign,
  isPossible,
  type LetterMisreading,
  letterMisreadingOf,
  repairedLetters,
} from './misread-letters.ts'
import { repairMisreadUtf8 } from './misread-utf8.ts'

/**
 * Repairs the cells of rows that were read in a wrong encoding, each row by what its own cells or the first rows of the
 * table prove, and says which cells were repaired and in which letters are lost or wrong.
 */
export async function* repairedRows({ first, all }: PeekedRows): RawRows {
  const ofTable = letterMisreadingOf(first.flatMap(({ cells }) => cells.map(repairMisreadUtf8)))
  for await (const rows of all) yield rows.map(row => repairedRow(row, ofTable))
}

/** Cells of ASCII have no wrong letters, but a question mark may stand for a lost one. */
const WORTH_A_LOOK = /[^\0->@-\x7f]/
/** A question mark in place of a letter, or the sign for one that could not be read. */
const LOST_LETTER = /\ufffd|\?(?=\p{Ll})(?<=\p{L}.)/u
/** Addresses of pages have question marks, too, and so has data. */
const NO_WORDS = /:\/\/|www\.|[={]/

function repairedRow(row: RawRow, ofTable: LetterMisreading | undefined): RawRow {
  const { cells } = row
  const looked: number[] = []
  for (let at = 0; at < cells.length; at++) if (WORTH_A_LOOK.test(cells[at] ?? '')) looked.push(at)
  const before = looked.map(at => cells[at] ?? '')
  const after = repairedCells(before, ofTable)
  const repaired = looked.filter((_at, index) => after[index] !== before[index])
  const damaged = looked.filter((_at, index) => isDamaged(after[index] ?? ''))
  if (repaired.length === 0 && damaged.length === 0) return row
  for (const [index, at] of looked.entries()) cells[at] = after[index] ?? ''
  return { ...row, repaired, damaged }
}

/** @param cells of one row */
function repairedCells(cells: readonly string[], ofTable: LetterMisreading | undefined): readonly string[] {
  const texts = cells.map(repairMisreadUtf8)
  const misreading = ofTable !== undefined && isPossible(ofTable, texts) ? ofTable : letterMisreadingOf(texts)
  return misreading === undefined ? texts : texts.map(text => repairedLetters(misreading, text))
}

function isDamaged(cell: string): boolean {
  return hasStraySign(cell) || (LOST_LETTER.test(cell) && !NO_WORDS.test(cell))
}
