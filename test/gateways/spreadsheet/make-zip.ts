import { constants, crc32, deflateRawSync } from 'node:zlib'

/** What a zip says about a part, to be changed where a test wants it to lie. */
export interface ZipClaims {
  readonly size: number
  readonly compressedSize: number
  readonly checksum: number
  readonly method: number
  readonly flags: number
}

export interface ZipPart {
  readonly name: string
  /** The bytes of the part, in as many pieces as come handy. */
  readonly data: Iterable<string | Buffer>
  readonly isStored?: boolean
  readonly claims?: Partial<ZipClaims>
}

interface Packed {
  readonly pieces: readonly Buffer[]
  readonly claims: ZipClaims
}

/** Makes a zip file; every part is compressed piece by piece, so that a large one is never in memory as a whole. */
export function makeZip(parts: Iterable<ZipPart>): Buffer {
  const pieces: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const part of parts) {
    const packed = pack(part)
    const name = Buffer.from(part.name)
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50, 0)
    writeClaims(local, 4, packed.claims, name.length)
    directory.push(directoryEntry(packed.claims, name, offset))
    for (const piece of [local, name, ...packed.pieces]) {
      pieces.push(piece)
      offset += piece.length
    }
  }
  const central = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(directory.length, 8)
  end.writeUInt16LE(directory.length, 10)
  end.writeUInt32LE(central.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...pieces, central, end])
}

function pack({ data, isStored = false, claims }: ZipPart): Packed {
  const pieces: Buffer[] = []
  let size = 0
  let checksum = 0
  for (const piece of data) {
    const bytes = typeof piece === 'string' ? Buffer.from(piece) : piece
    size += bytes.length
    checksum = crc32(bytes, checksum)
    // Flushed pieces of raw deflate can simply follow each other; the empty last one ends the stream.
    pieces.push(isStored ? bytes : deflateRawSync(bytes, { finishFlush: constants.Z_SYNC_FLUSH }))
  }
  if (!isStored) pieces.push(deflateRawSync(Buffer.alloc(0)))
  const compressedSize = pieces.reduce((sum, piece) => sum + piece.length, 0)
  return {
    pieces,
    claims: { size, compressedSize, checksum, method: isStored ? 0 : 8, flags: 0x0800, ...claims },
  }
}

function directoryEntry(claims: ZipClaims, name: Buffer, offset: number): Buffer {
  const entry = Buffer.alloc(46)
  entry.writeUInt32LE(0x02014b50, 0)
  entry.writeUInt16LE(20, 4)
  writeClaims(entry, 6, claims, name.length)
  entry.writeUInt32LE(offset, 42)
  return Buffer.concat([entry, name])
}

function writeClaims(target: Buffer, at: number, claims: ZipClaims, nameLength: number): void {
  target.writeUInt16LE(20, at)
  target.writeUInt16LE(claims.flags, at + 2)
  target.writeUInt16LE(claims.method, at + 4)
  target.writeUInt32LE(claims.checksum, at + 10)
  target.writeUInt32LE(claims.compressedSize, at + 14)
  target.writeUInt32LE(claims.size, at + 18)
  target.writeUInt16LE(nameLength, at + 22)
}
