import { DomainError } from '#domain/errors.ts'
import { messages } from '#messages/de/commands.ts'
import { isDamagedError } from '#store/sqlite.ts'
import { openStore, type Store, type StoreOptions } from '#store/store.ts'

/**
 * Opens the store of the data folder. Where its database cannot be used, the process ends with what the operator can do:
 * a stack trace says nothing of it.
 */
export async function openStoreOrEnd(options: StoreOptions): Promise<Store> {
  try {
    return await openStore(options)
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
  return error instanceof DomainError && error.code === 'store_newer' ? newer : undefined
}
