import { DomainError } from '#domain/errors.ts'
import { readTable } from '#gateways/spreadsheet/read-table.ts'
import type { ReaderMessage, ReaderTask } from '#gateways/spreadsheet/reader-messages.ts'

/** Stands for the child process that reads one file: the same messages, read in this thread. */
export class ReaderProcess {
  readonly #pieces: ReturnType<typeof readTable>

  constructor(task: ReaderTask) {
    this.#pieces = readTable(task)
  }

  async next(): Promise<ReaderMessage> {
    try {
      const { done, value } = await this.#pieces.next()
      return done ? { kind: 'end' } : value
    } catch (error) {
      if (!(error instanceof DomainError)) return { kind: 'failed', error }
      return { kind: 'refused', code: error.code, details: error.details, cause: error.cause }
    }
  }

  allowOneMore(): void {}

  async stop(): Promise<void> {
    await this.#pieces.return(undefined)
  }
}
