import {
  closeSync,
  fsyncSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { INDEX_VERSION } from './schema.ts'

/**
 * The small file that says which index is in use. The other files in the folder are either named by it or leftovers.
 * An index is swapped by replacing this file with a rename.
 */
export interface Pointer {
  /** INDEX_VERSION of the program that built it. */
  readonly version: string
  /** Part of the names of both files; never used twice. */
  readonly generation: string
  /** Bytes of the main file. */
  readonly size: number
  /** SHA-256 of the main file, hexadecimal. */
  readonly checksum: string
  /** The change number up to which the main file is complete. */
  readonly lastChange: number
  /** The last request for a new index that it answers; none in indexes of earlier versions. */
  readonly rebuild?: number
}

const POINTER_NAME = 'current.json'
const GENERATION_FILE = /^(?:main|delta)-([0-9a-z]+)\.db(?:-wal|-shm|-journal)?$/
const BUILD_FILE = /^build-/

export const pointerPath = (folder: string) => join(folder, POINTER_NAME)
export const mainPath = (folder: string, generation: string) => join(folder, `main-${generation}.db`)
export const deltaPath = (folder: string, generation: string) => join(folder, `delta-${generation}.db`)
export const buildPath = (folder: string, part: string) => join(folder, `build-${part}.db`)

/**
 * Reads which index is in use.
 * @returns undefined when there is none, or it is of another version, or its files are missing or cut short: build one
 */
export function readPointer(folder: string): Pointer | undefined {
  const pointer = parsePointer(folder)
  if (pointer === undefined || pointer.version !== INDEX_VERSION) return undefined
  const main = statSync(mainPath(folder, pointer.generation), { throwIfNoEntry: false })
  const delta = statSync(deltaPath(folder, pointer.generation), { throwIfNoEntry: false })
  return main?.size === pointer.size && delta !== undefined ? pointer : undefined
}

/** The stamp of a missing pointer. */
export const NO_POINTER = 'none'

/** Another text whenever the pointer was replaced. Reading it takes some microseconds. */
export function pointerStamp(folder: string): string {
  const stats = statSync(pointerPath(folder), { throwIfNoEntry: false })
  return stats === undefined ? NO_POINTER : `${stats.ino} ${stats.mtimeMs} ${stats.size}`
}

/** Puts another index into use, atomically and durably. */
export function writePointer(folder: string, pointer: Pointer): void {
  const aside = buildPath(folder, 'pointer')
  const file = openSync(aside, 'w')
  try {
    writeSync(file, JSON.stringify(pointer))
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
  renameSync(aside, pointerPath(folder))
  syncFolder(folder)
}

/** The generation that the pointer names, whether its index is usable or not. */
export function pointedGeneration(folder: string): string | undefined {
  return parsePointer(folder)?.generation
}

/**
 * Removes leftovers of killed builds and former generations. Only for the writer.
 * A file that a reader still has open is removed as soon as the system allows it, perhaps by a later call.
 */
export function removeLeftovers(folder: string, generationInUse: string | undefined): void {
  for (const name of readdirSync(folder)) {
    const generation = GENERATION_FILE.exec(name)?.[1]
    if (!BUILD_FILE.test(name) && (generation === undefined || generation === generationInUse)) continue
    try {
      rmSync(join(folder, name), { force: true })
    } catch (error) {
      if (!isStillOpen(error)) throw error
    }
  }
}

/** Windows does not remove open files. The next call tries again. */
function isStillOpen(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'EBUSY' || error.code === 'EPERM')
}

/** The pointer that a text is; undefined for any other text. */
export function pointerIn(text: string): Pointer | undefined {
  try {
    const parsed: unknown = JSON.parse(text)
    return isPointer(parsed) ? parsed : undefined
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

function parsePointer(folder: string): Pointer | undefined {
  try {
    return pointerIn(readFileSync(pointerPath(folder), 'utf8'))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

function isPointer(value: unknown): value is Pointer {
  if (typeof value !== 'object' || value === null) return false
  const { version, generation, size, checksum, lastChange } = value as Partial<Record<keyof Pointer, unknown>>
  return (
    typeof version === 'string' &&
    typeof generation === 'string' &&
    /^[0-9a-z]+$/.test(generation) &&
    typeof size === 'number' &&
    typeof checksum === 'string' &&
    typeof lastChange === 'number'
  )
}

/** Makes a rename survive a power failure. Windows cannot sync a folder. */
function syncFolder(folder: string): void {
  if (process.platform === 'win32') return
  const descriptor = openSync(folder, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}
