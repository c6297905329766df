import { closeSync, openSync, readSync, writeSync } from 'node:fs'
import { serialize } from 'node:v8'
import type { Business } from '#domain/business/business.ts'

const PER_PIECE = 500
const LENGTH_BYTES = 4

/** Writes businesses to a file, from which another process reads them: pieces of 500, each after its length. */
export function writeSpool(path: string, businesses: readonly Business[]): void {
  const file = openSync(path, 'w')
  try {
    for (let start = 0; start < businesses.length; start += PER_PIECE) {
      const piece = serialize(businesses.slice(start, start + PER_PIECE))
      writeSync(file, Uint32Array.of(piece.byteLength))
      writeSync(file, piece)
    }
  } finally {
    closeSync(file)
  }
}

/** The pieces, one after the other, as `serialize` of node:v8 made them. */
export function* openSpool(path: string): Generator<Uint8Array> {
  const file = openSync(path, 'r')
  try {
    const length = new Uint32Array(1)
    while (readSync(file, length) === LENGTH_BYTES) {
      const piece = new Uint8Array(length[0] ?? 0)
      readSync(file, piece)
      yield piece
    }
  } finally {
    closeSync(file)
  }
}
