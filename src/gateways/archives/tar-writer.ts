/** One file of an archive. */
export interface TarFile {
  /** At most 100 bytes. */
  readonly name: string
  /** Bytes; the content has exactly as many. */
  readonly size: number
  readonly content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>
}

/** Files begin at multiples of this. */
export const BLOCK_BYTES = 512
/** What comes after the last file. */
const END_BYTES = 2 * BLOCK_BYTES
const NAME_BYTES = 100
/** The largest size in eleven octal digits; larger ones are binary, as GNU tar and others write and read them. */
const LARGEST_OCTAL = 0o77777777777

/**
 * Writes files as a tar archive (POSIX.1-1988, ustar), in pieces of any length. Nothing of it is in memory as a whole.
 * @param at when the files were last changed, milliseconds since 1970
 * Throws when a name is too long or a content has another size than it should, and what the contents throw.
 */
export async function* writeTar(
  files: AsyncIterable<TarFile> | Iterable<TarFile>,
  at: number,
): AsyncGenerator<Uint8Array> {
  for await (const { name, size, content } of files) {
    yield header(name, size, at)
    let written = 0
    for await (const piece of content) {
      written += piece.length
      yield piece
    }
    if (written !== size) throw new Error(`${name} has ${written} bytes instead of ${size}`)
    yield Buffer.alloc(padding(size))
  }
  yield Buffer.alloc(END_BYTES)
}

/** The bytes between the end of a content and the next block. */
export function padding(size: number): number {
  return (BLOCK_BYTES - (size % BLOCK_BYTES)) % BLOCK_BYTES
}

/** The sum over a header's bytes, its own field taken as blanks. */
export function checksum(block: Uint8Array): number {
  return block.reduce((sum, byte, at) => sum + (at >= 148 && at < 156 ? BLANK : byte), 0)
}

const BLANK = 0x20

function header(name: string, size: number, at: number): Buffer {
  if (Buffer.byteLength(name) > NAME_BYTES) throw new Error(`too long for an archive: ${name}`)
  const block = Buffer.alloc(BLOCK_BYTES)
  block.write(name, 0)
  block.write('0000600\0', 100)
  block.write('0000000\0', 108)
  block.write('0000000\0', 116)
  writeSize(block, size)
  block.write(`${octal(Math.floor(at / 1000), 11)}\0`, 136)
  block.write('0', 156)
  block.write('ustar\0', 257)
  block.write('00', 263)
  block.write(`${octal(checksum(block), 6)}\0 `, 148)
  return block
}

function writeSize(block: Buffer, size: number): void {
  if (size <= LARGEST_OCTAL) block.write(`${octal(size, 11)}\0`, 124)
  else {
    block[124] = 0x80
    block.writeBigUInt64BE(BigInt(size), 128)
  }
}

function octal(value: number, digits: number): string {
  return value.toString(8).padStart(digits, '0')
}
