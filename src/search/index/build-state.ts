import { closeSync, openSync, readFileSync, readSync, writeSync } from 'node:fs'
import { deserialize, serialize } from 'node:v8'

type Numbers = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float64Array

/** What a part of a build has in memory: few things of any kind, and long arrays, which are written without copying them. */
export interface BuildState<Known> {
  readonly known: Known
  readonly arrays: readonly Numbers[]
}

/** Writes a state to a file: the length of what is known, that, and the bytes of the arrays. */
export function writeState<Known>(path: string, { known, arrays }: BuildState<Known>): void {
  const head = serialize({ known, lengths: arrays.map(({ byteLength }) => byteLength) })
  const file = openSync(path, 'w', 0o600)
  try {
    for (const bytes of [Float64Array.of(head.byteLength), head, ...arrays]) writeAll(file, bytes)
  } finally {
    closeSync(file)
  }
}

/** Reads what `writeState` wrote: the arrays as their bytes. Throws for a file that was cut short. */
export function readState<Known>(path: string): { readonly known: Known; readonly arrays: ArrayBuffer[] } {
  const file = openSync(path, 'r')
  try {
    const [length = 0] = new Float64Array(readAll(file, Float64Array.BYTES_PER_ELEMENT))
    // Written by this version of the program.
    const { known, lengths } = deserialize(new Uint8Array(readAll(file, length))) as {
      known: Known
      lengths: number[]
    }
    return { known, arrays: lengths.map(bytes => readAll(file, bytes)) }
  } finally {
    closeSync(file)
  }
}

/** Another text after each start of the system; undefined where that cannot be known. */
export function bootId(): string | undefined {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
  } catch {
    // Only Linux has it.
    return undefined
  }
}

function writeAll(file: number, { buffer, byteOffset, byteLength }: ArrayBufferView): void {
  const bytes = new Uint8Array(buffer, byteOffset, byteLength)
  for (let at = 0; at < byteLength; ) at += writeSync(file, bytes, at, byteLength - at)
}

function readAll(file: number, length: number): ArrayBuffer {
  const bytes = new Uint8Array(length)
  for (let at = 0; at < length; ) {
    const read = readSync(file, bytes, at, length - at, null)
    if (read === 0) throw new Error('the state of an index build was cut short')
    at += read
  }
  return bytes.buffer
}
