import { readFile, rm } from 'node:fs/promises'
import { undefinedIfMissing } from './missing-file.ts'
import { writeAtomically } from './write-file.ts'

const BYTES_PER_NUMBER = 4

/** Stores a list of numbers (0 to 4,294,967,295) in a file: complete and durable when this returns, or not at all. */
export async function writeNumbers(path: string, numbers: Uint32Array): Promise<void> {
  await writeAtomically(path, new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength))
}

/** The list in a file; undefined where there is none. */
export async function readNumbers(path: string): Promise<Uint32Array | undefined> {
  const bytes = await readFile(path).catch(undefinedIfMissing)
  if (bytes === undefined) return undefined
  // A copy, because the bytes of a file need not be aligned as numbers must be.
  return new Uint32Array(new Uint8Array(bytes).buffer, 0, Math.floor(bytes.length / BYTES_PER_NUMBER))
}

/** Removes the file; does nothing where there is none. */
export async function removeNumbers(path: string): Promise<void> {
  await rm(path, { force: true })
}
