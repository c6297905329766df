import { createReadStream } from 'node:fs'
import { JSONParser } from '@streamparser/json'
import { textEncoding } from '../csv/text-encoding.ts'
import { damaged } from '../refusals.ts'

/** An object with the facts of one place. */
export type RecordOfJson = Readonly<Record<string, unknown>>

const PIECE_BYTES = 64 * 1024

/**
 * The objects of a JSON file, piece by piece: of one list (Apify, gosom), of lists within a list (Outscraper's
 * answers), of objects one after the other (JSON lines), or of the list in one object. Everything else is skipped.
 * Throws file_damaged when the text is no JSON or ends too early.
 * @param path a text in UTF-8 or UTF-16, with or without a byte order mark
 */
export async function* jsonRecords(path: string): AsyncGenerator<readonly RecordOfJson[]> {
  let records: RecordOfJson[] = []
  let parser: JSONParser | undefined
  let decoder: TextDecoder | undefined
  const take = (value: unknown): void => {
    for (const record of recordsIn(value)) records.push(record)
  }
  for await (const piece of createReadStream(path, { highWaterMark: PIECE_BYTES })) {
    // A file stream without an encoding yields buffers.
    const bytes = piece as Buffer
    if (parser === undefined) {
      const encoding = textEncoding(bytes)
      // Windows PowerShell writes the output of a program as UTF-16.
      if (encoding.startsWith('utf-16')) decoder = new TextDecoder(encoding)
    }
    const text =
      decoder?.decode(bytes, { stream: true }) ?? (parser === undefined ? withoutMark(bytes) : bytes)
    parser ??= parserOf(text, take)
    asDamage(() => parser?.write(text))
    if (records.length > 0) yield records
    records = []
  }
  asDamage(() => {
    // Ended by itself after a list.
    if (parser?.isEnded === false) parser.end()
  })
  if (records.length > 0) yield records
}

/** The items of a list are given one by one, so that the list is never in memory as a whole. */
function parserOf(start: Buffer | string, take: (value: unknown) => void): JSONParser {
  const isList = start.toString().trimStart().startsWith('[')
  const parser = new JSONParser({ paths: [isList ? '$.*' : '$'], keepStack: false, separator: '' })
  parser.onValue = ({ value }) => take(value)
  return parser
}

/** Names of lists in an object that is an answer and no place: Outscraper, SerpApi, and what people call them. */
const LIST_KEYS = ['data', 'items', 'results', 'local_results', 'places', 'businesses'] as const

function recordsIn(value: unknown): readonly RecordOfJson[] {
  if (Array.isArray(value)) return value.filter(isRecord)
  if (!isRecord(value)) return []
  for (const key of LIST_KEYS) {
    const list = value[key]
    if (!Array.isArray(list)) continue
    const records = list.flat(1).filter(isRecord)
    if (records.length > 0) return records
  }
  return [value]
}

function isRecord(value: unknown): value is RecordOfJson {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function withoutMark(bytes: Buffer): Buffer {
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? bytes.subarray(3) : bytes
}

function asDamage(run: () => void): void {
  try {
    run()
  } catch (error) {
    throw damaged('json', '', error)
  }
}
