import { DomainError, reasonOf } from '#domain/errors.ts'
import { messages } from '#messages/de/commands.ts'
import { isDamagedError } from '#store/sqlite.ts'
import { openStore, type Store, type StoreOptions } from '#store/store.ts'
import type { DataFolder } from './config.ts'

/**
 * Opens the store of the data folder. Where its database cannot be used, the process ends with what the operator can do:
 * a stack trace says nothing of it.
 */
export async function openStoreOrEnd(
  { path, databaseUrl, key }: DataFolder,
  options: Pick<StoreOptions, 'leavesCheckpoints'> = {},
): Promise<Store> {
  try {
    return await openStore({ dataDir: path, databaseUrl, key, ...options })
  } catch (error) {
    const sentence = sentenceFor(error)
    if (sentence === undefined) throw error
    process.stderr.write(`${sentence}\n`)
    process.exit(1)
  }
}

function sentenceFor(error: unknown): string | undefined {
  const { damaged, newer } = messages.doctor.database
  if (isDamagedError(error)) return damaged
  if (!(error instanceof DomainError)) return undefined
  if (error.code === 'store_newer') return newer
  return error.code === 'store_unavailable' ? messages.databaseUnreachable(reasonOf(error.cause)) : undefined
}
