/** What the reader of a workbook gives for a formula of which the file has no result: a program wrote it and never calculated it. */
export const NOT_CALCULATED = '#FORMULA?'

/** What spreadsheets (English, German) show where a formula failed. */
const ERROR_VALUES: ReadonlySet<string> = new Set([
  ...['#n/a', '#nv', '#ref!', '#bezug!', '#value!', '#wert!', '#name?', '#div/0!'],
  ...['#null!', '#num!', '#zahl!', '#spill!', '#überlauf!', '#calc!', '#kalk!', '#getting_data'],
])

/** Whether a cell has the error of a formula instead of a value. */
export function isErrorValue(cell: string): boolean {
  return cell.includes('#') && ERROR_VALUES.has(cell.trim().toLowerCase())
}

/** Whether a cell has a formula without a usable result. */
export function isFailedFormula(cell: string): boolean {
  return cell === NOT_CALCULATED || isErrorValue(cell)
}
