import type { CsvError } from 'csv-parse'
import { parse } from 'csv-parse/sync'
import type { Delimiter } from './delimiter.ts'

/** The cells of one line of a delimited text. @returns undefined when a quote is not closed */
export function splitLine(line: string, delimiter: Delimiter): string[] | undefined {
  try {
    return parse(line, { delimiter, relax_quotes: true, relax_column_count: true })[0] ?? ['']
  } catch (error) {
    if (error instanceof Error && (error as CsvError).code === 'CSV_QUOTE_NOT_CLOSED') return undefined
    throw error
  }
}
