import { type FileHandle, open } from 'node:fs/promises'
import { type TextEncoding, textEncoding } from './text-encoding.ts'

const PIECE_BYTES = 256 * 1024

/** A text in a file as UTF-8 without a byte order mark, read in pieces: a large one is never in memory as a whole. */
export class Utf8Text {
  /** In bytes. */
  readonly length: number
  readonly #file: FileHandle
  readonly #start: number

  private constructor(file: FileHandle, start: number, end: number) {
    this.#file = file
    this.#start = start
    this.length = end - start
  }

  /**
   * Opens a text of any encoding that spreadsheet programs write.
   * @param copy where a text in another encoding than UTF-8 is written as UTF-8; the caller deletes it
   */
  static async open(path: string, copy: string): Promise<Utf8Text> {
    const file = await open(path)
    try {
      const { encoding, hasMark } = await encodingOf(file)
      if (encoding === 'utf-8') return new Utf8Text(file, hasMark ? 3 : 0, (await file.stat()).size)
      const bytes = await writeAsUtf8(file, encoding, copy)
      await file.close()
      return new Utf8Text(await open(copy), 0, bytes)
    } catch (error) {
      await file.close()
      throw error
    }
  }

  /** The bytes from a position on, fewer at the end. */
  async read(at: number, length: number): Promise<Buffer> {
    return readAt(this.#file, this.#start + at, Math.max(0, Math.min(length, this.length - at)))
  }

  async close(): Promise<void> {
    await this.#file.close()
  }
}

async function encodingOf(file: FileHandle): Promise<{ encoding: TextEncoding; hasMark: boolean }> {
  const start = await readAt(file, 0, PIECE_BYTES)
  const hasMark = start[0] === 0xef && start[1] === 0xbb && start[2] === 0xbf
  // The piece may end within a character, so it does not tell UTF-8 from one-byte text.
  const encoding = textEncoding(start)
  if (encoding.startsWith('utf-16')) return { encoding, hasMark }
  const isUtf8 = (await isValidUtf8(file)) || (await isMostlyUtf8(file))
  return { encoding: isUtf8 ? 'utf-8' : 'windows-1252', hasMark }
}

async function isValidUtf8(file: FileHandle): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    for await (const piece of piecesOf(file)) decoder.decode(piece, { stream: true })
    decoder.decode()
    return true
  } catch (error) {
    if (error instanceof TypeError) return false
    throw error
  }
}

/**
 * Whether a text has been UTF-8 and is damaged in a few places: those must not spoil every umlaut. Text in one-byte
 * encodings hardly ever has a valid sequence of several bytes.
 */
async function isMostlyUtf8(file: FileHandle): Promise<boolean> {
  const decoder = new TextDecoder('utf-8')
  let valid = 0
  let invalid = 0
  const count = (text: string) => {
    for (const [characters] of text.matchAll(/[^\0-\x7f]+/g)) {
      const damaged = characters.split('\ufffd').length - 1
      invalid += damaged
      valid += characters.length - damaged
    }
  }
  for await (const piece of piecesOf(file)) count(decoder.decode(piece, { stream: true }))
  count(decoder.decode())
  return valid > 2 * invalid
}

async function writeAsUtf8(file: FileHandle, encoding: TextEncoding, copy: string): Promise<number> {
  const decoder = new TextDecoder(encoding)
  const target = await open(copy, 'w')
  try {
    for await (const piece of piecesOf(file)) await target.writeFile(decoder.decode(piece, { stream: true }))
    await target.writeFile(decoder.decode())
    return (await target.stat()).size
  } finally {
    await target.close()
  }
}

async function* piecesOf(file: FileHandle): AsyncGenerator<Buffer> {
  for (let at = 0; ; ) {
    const piece = await readAt(file, at, PIECE_BYTES)
    if (piece.length === 0) return
    at += piece.length
    yield piece
  }
}

async function readAt(file: FileHandle, at: number, length: number): Promise<Buffer> {
  const buffer = Buffer.allocUnsafe(length)
  let read = 0
  while (read < length) {
    const { bytesRead } = await file.read(buffer, read, length - read, at + read)
    if (bytesRead === 0) break
    read += bytesRead
  }
  return buffer.subarray(0, read)
}
