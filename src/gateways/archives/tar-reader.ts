import { DomainError } from '#domain/errors.ts'
import type { ByteReader } from './byte-reader.ts'
import { BLOCK_BYTES, checksum, padding } from './tar-writer.ts'

/** One file of an archive, read from its beginning. */
export interface ReadTarFile {
  readonly name: string
  /** Bytes, as the archive states them. */
  readonly size: number
  /** In pieces; to be read to its end before the next file is asked for. */
  readonly content: AsyncIterable<Buffer>
}

/**
 * Reads the files of a tar archive as writeTar writes it, one by one. It knows neither links, devices and folders nor
 * extended headers, so nothing but regular files comes out, and never more than a block is in memory.
 * Throws backup_damaged: 'archive' for what is no such archive or cut short, 'entry' for anything but a file.
 */
export async function* readTar(bytes: ByteReader): AsyncGenerator<ReadTarFile> {
  for (;;) {
    const block = await bytes.take(BLOCK_BYTES)
    if (block === undefined) throw damaged('archive')
    if (block.every(byte => byte === 0)) break
    const { name, size } = fileOf(block)
    yield { name, size, content: contentOf(bytes, size) }
    const rest = await bytes.take(padding(size))
    if (rest === undefined) throw damaged('archive')
  }
  // Archives end with two empty blocks, and programs may add more.
  for await (const piece of bytes.rest()) {
    if (piece.some(byte => byte !== 0)) throw damaged('archive')
  }
}

async function* contentOf(bytes: ByteReader, size: number): AsyncGenerator<Buffer> {
  let read = 0
  for await (const piece of bytes.pieces(size)) {
    read += piece.length
    yield piece
  }
  if (read < size) throw damaged('archive')
}

function fileOf(block: Buffer): { readonly name: string; readonly size: number } {
  if (octal(block, 148, 8) !== checksum(block) || block.toString('latin1', 257, 262) !== 'ustar')
    throw damaged('archive')
  const kind = block.toString('latin1', 156, 157)
  if (kind !== '0' && kind !== '\0') throw damaged('entry')
  const prefix = textAt(block, 345, 155)
  const name = textAt(block, 0, 100)
  return { name: prefix === '' ? name : `${prefix}/${name}`, size: sizeOf(block) }
}

function sizeOf(block: Buffer): number {
  const size = block[124] === 0x80 ? Number(block.readBigUInt64BE(128)) : octal(block, 124, 12)
  if (!Number.isSafeInteger(size)) throw damaged('archive')
  return size
}

function octal(block: Buffer, at: number, length: number): number {
  const text = textAt(block, at, length).trim()
  return /^[0-7]+$/.test(text) ? Number.parseInt(text, 8) : Number.NaN
}

function textAt(block: Buffer, at: number, length: number): string {
  return (
    block
      .subarray(at, at + length)
      .toString('utf8')
      .split('\0')[0] ?? ''
  )
}

function damaged(reason: 'archive' | 'entry'): DomainError {
  return new DomainError('backup_damaged', { reason })
}
