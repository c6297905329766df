import { readFile } from 'node:fs/promises'
import type { SiteFiles } from './site-files.ts'

const BYTES_PER_NUMBER = 4

/** Stores a list of numbers (0 to 4,294,967,295) as a file of the site: complete and durable when this returns, or not at all. */
export async function writeNumbers(files: SiteFiles, name: string, numbers: Uint32Array): Promise<void> {
  await files.write(name, new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength))
}

/** The list in a file; undefined where there is none. */
export async function readNumbers(files: SiteFiles, name: string): Promise<Uint32Array | undefined> {
  const path = await files.path(name)
  if (path === undefined) return undefined
  const bytes = await readFile(path)
  // A copy, because the bytes of a file need not be aligned as numbers must be.
  return new Uint32Array(new Uint8Array(bytes).buffer, 0, Math.floor(bytes.length / BYTES_PER_NUMBER))
}
