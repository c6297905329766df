import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

const BYTES_PER_NUMBER = 4

/** Keeps a list of numbers (0 to 4,294,967,295) in a file: whole and durable when this returns, or not at all. */
export async function writeNumbers(path: string, numbers: Uint32Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const part = `${path}.part`
  const file = await open(part, 'w')
  try {
    await file.writeFile(new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength))
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(part, path)
}

/** The list in a file; undefined where there is none. */
export async function readNumbers(path: string): Promise<Uint32Array | undefined> {
  try {
    const bytes = await readFile(path)
    // A copy: a file's bytes need not begin where numbers may.
    return new Uint32Array(new Uint8Array(bytes).buffer, 0, Math.floor(bytes.length / BYTES_PER_NUMBER))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

/** Removes the file; nothing happens where there is none. */
export async function removeNumbers(path: string): Promise<void> {
  await rm(path, { force: true })
}
