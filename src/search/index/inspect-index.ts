import { DatabaseSync } from 'node:sqlite'
import { checksumOf } from './build-file.ts'
import { deltaPath, mainPath, pointedGeneration, readPointer } from './pointer.ts'
import { metaNumber } from './schema.ts'

/**
 * Checks an index folder without opening it for use. Reads the whole main file.
 * @returns 'missing' for an empty folder, 'unusable' for an index that the next start rebuilds, or the change number up
 * to which the index is complete
 */
export async function inspectIndex(
  folder: string,
): Promise<'missing' | 'unusable' | { readonly lastChange: number }> {
  if (pointedGeneration(folder) === undefined) return 'missing'
  const pointer = readPointer(folder)
  if (pointer === undefined) return 'unusable'
  if ((await checksumOf(mainPath(folder, pointer.generation))) !== pointer.checksum) return 'unusable'
  const delta = new DatabaseSync(deltaPath(folder, pointer.generation), { readOnly: true })
  try {
    return { lastChange: metaNumber(delta, 'lastChange') }
  } finally {
    delta.close()
  }
}
