import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { DomainError } from '#domain/errors.ts'
import type { Erasure } from '#domain/privacy/erasure.ts'
import { undefinedIfMissing } from '#gateways/files/missing-file.ts'
import { writeAtomically } from '#gateways/files/write-file.ts'
import { allErasures } from '#store/privacy/erasures.ts'
import type { DataFolder, StoreDeps } from '#store/store.ts'

/**
 * The list of erasures beside the database: numbers and keyed hashes only. A backup that is restored must not bring back
 * what was erased after it was made, so no backup replaces this file.
 */
export function erasureListFile(dataDir: string): string {
  return join(dataDir, 'erasures.json')
}

const erasureSchema = z.object({
  businessId: z.int(),
  erasedAt: z.int(),
  reason: z.string(),
  addresses: z.array(z.string()),
  suppressions: z.array(z.object({ kind: z.enum(['place_id', 'phone', 'name_address']), value: z.string() })),
})

const listSchema = z.object({
  key: z.string(),
  erasures: z.array(erasureSchema),
})

export interface ErasureList {
  /** Names the key of the hashes (SiteKey.id); '' where there is no list. */
  readonly key: string
  readonly erasures: readonly Erasure[]
}

/**
 * Writes the list anew: what the database knows, and what was in the file. Safe to repeat.
 * Throws the system's errors, and erasures_unreadable for a file that is damaged.
 */
export async function writeErasureList({
  store,
  dataDir,
}: Pick<StoreDeps, 'store'> & DataFolder): Promise<void> {
  const { erasures: known } = await readErasureList(dataDir)
  const stored = await allErasures(store.db)
  const erasures = [...new Map([...known, ...stored].map(erasure => [erasure.businessId, erasure])).values()]
  if (erasures.length === 0) return
  const list: ErasureList = { key: store.key.id, erasures }
  await writeAtomically(erasureListFile(dataDir), JSON.stringify(list), { mode: 0o600 })
}

/** The list of a data folder; an empty one where there is none. Throws erasures_unreadable. */
export async function readErasureList(dataDir: string): Promise<ErasureList> {
  const file = erasureListFile(dataDir)
  const text = await readFile(file, 'utf8').catch(undefinedIfMissing)
  if (text === undefined) return { key: '', erasures: [] }
  try {
    return listSchema.parse(JSON.parse(text))
  } catch (error) {
    throw new DomainError('erasures_unreadable', { file }, error)
  }
}
