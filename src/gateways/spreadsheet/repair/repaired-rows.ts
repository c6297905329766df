import type { PeekedRows } from '../peek-rows.ts'
import type { RawRow, RawRows } from '../rows.ts'
import {
  hasStraySign,
  isPossible,
  isSuspicious,
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

const BEYOND_ASCII = /[^\0-\x7f]/
/** A question mark in place of a letter, or the sign for one that could not be read. */
const LOST_LETTER = /\ufffd|\p{L}\?\p{Ll}/u
/** Addresses of pages have question marks, too, and so has data. */
const NO_WORDS = /:\/\/|www\.|[={]/

function repairedRow(row: RawRow, ofTable: LetterMisreading | undefined): RawRow {
  const { cells } = row
  const foreign = cells.flatMap((cell, at) => (BEYOND_ASCII.test(cell) ? at : []))
  const repaired = repairCells(cells, foreign, ofTable)
  const isDamaged = (cell: string) =>
    hasStraySign(cell) || (cell.includes('\ufffd') || cell.includes('?') ? LOST_LETTER.test(cell) && !NO_WORDS.test(cell) : false)
  const damaged = cells.flatMap((cell, at) => (isDamaged(cell) ? at : []))
  if (repaired.length === 0 && damaged.length === 0) return row
  return { ...row, repaired, damaged }
}

/** Repairs cells in place. */
function repairCells(
  cells: string[],
  foreign: readonly number[],
  ofTable: LetterMisreading | undefined,
): readonly number[] {
  const before = foreign.map(at => cells[at] ?? '')
  for (const at of foreign) cells[at] = repairMisreadUtf8(cells[at] ?? '')
  const texts = foreign.map(at => cells[at] ?? '')
  const isOfTable = ofTable !== undefined && isPossible(ofTable, texts)
  const misreading = isOfTable ? ofTable : texts.some(isSuspicious) ? letterMisreadingOf(texts) : undefined
  if (misreading !== undefined)
    for (const at of foreign) cells[at] = repairedLetters(misreading, cells[at] ?? '')
  return foreign.filter((at, index) => cells[at] !== before[index])
}
